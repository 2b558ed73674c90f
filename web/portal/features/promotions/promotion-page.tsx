import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { ShareIcon } from '@croupier/kit/icons/actions.tsx'
import { ArrowBackIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { PromisedLines } from '../../../looks/promotions/promised-lines.tsx'
import { PromotionHead } from '../../../looks/promotions/promotion-head.tsx'
import { PromotionTerms } from '../../../looks/promotions/promotion-terms.tsx'
import { useTitle } from '../../page/title.ts'
import { LostPage } from '../../parts/lost-page.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { DrawCard } from './draw-card.tsx'
import { type Promotion, TakingPart } from './taking-part.tsx'

function Details({ promotion }: { promotion: Promotion }): ReactNode {
  const { t } = useWords('promotions')
  const { title, kind } = promotion
  useTitle(title)
  const share = async () => {
    await navigator.clipboard.writeText(location.href)
    showToast({ tone: 'good', text: t('promotions.shared') })
  }
  return (
    <>
      <PromotionHead promotion={promotion}>
        <Button variant="ghost" icon={<ShareIcon />} className="self-start" onClick={() => void share()}>
          {t('promotions.share')}
        </Button>
      </PromotionHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Card title={t('promotions.promise.title')} lit>
            <div className="flex flex-col gap-5">
              <PromisedLines promotion={promotion} />
              {promotion.isWithheld && <Notice>{t('promotions.withheld')}</Notice>}
              <TakingPart promotion={promotion} />
            </div>
          </Card>
          {(kind === 'raffle' || kind === 'envelope') && <DrawCard promotionId={promotion.promotionId} />}
        </div>
        <PromotionTerms promotion={promotion} version={promotion.version} />
      </div>
    </>
  )
}

/** One promotion on a page of its own, so that it can be linked to and shared. */
export default function PromotionPage(): ReactNode {
  const { t } = useWords('promotions', 'refusals')
  const { promotionId = '' } = useParams()
  const isNumber = /^[1-9]\d{0,17}$/.test(promotionId)
  const read = useOperation(showPromotion, { promotionId }, { enabled: isNumber, staleMilliseconds: 5_000 })
  const { data, error } = read
  const isLost = !isNumber || error?.code === 'promotion.not.found'
  if (isLost) {
    return (
      <LostPage
        title={t('promotions.lost.title')}
        text={t('promotions.lost.text')}
        to="/promotions"
        action={t('promotions.back')}
      />
    )
  }
  return (
    <div className="content-width flex flex-col gap-6 py-6">
      <Link
        to="/promotions"
        className={`${linkClasses.plain} inline-flex min-h-11 items-center gap-2 self-start text-sm`}
      >
        <ArrowBackIcon className="text-lg" />
        {t('promotions.back')}
      </Link>
      {error && !data && <ReadFault of={read} title={t('promotions.failed.title')} />}
      {!error && !data && (
        <Waiting>
          <Skeleton className="h-96 w-full" />
        </Waiting>
      )}
      {data && <Details promotion={data} />}
    </div>
  )
}
