import { endPromotion } from '@croupier/api/promotions/operators/end-promotion.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { publishPromotion } from '@croupier/api/promotions/operators/publish-promotion.ts'
import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { listProposals } from '@croupier/api/staff/list-proposals.ts'
import { useCall, useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button, buttonClasses } from '@croupier/kit/components/button.tsx'
import { ConfirmDialog } from '@croupier/kit/overlays/confirm-dialog.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../frame/staff.tsx'
import { SHARED_WORK } from '../lists/live.ts'
import { Problem } from '../lists/problem.tsx'
import { useApproval } from '../lists/use-approval.ts'
import { findSetting, useSettings } from '../settings/use-settings.ts'
import { draftOf } from './promotion-draft.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { ShownPromotion } from './promotion-words.ts'

const refreshes = [showStaffPromotion, listStaffPromotions, listProposals]

/** Whether another operator is awaited, where one may see that. */
function Awaited({ promotionId }: { promotionId: string }): ReactNode {
  const { t } = useWords('console-promotions')
  const { data } = useOperation(listProposals, { state: 'waiting', pageSize: 200 }, { everyMilliseconds: SHARED_WORK })
  const proposal = data?.list.find(
    ({ operation, input }) => operation === publishPromotion.name && input['promotionId'] === promotionId,
  )
  if (!proposal) return null
  return (
    <Notice>
      {t('console-promotions.publish.awaited', { name: proposal.proposedBy })}{' '}
      <Link to="/proposals" className={linkClasses.text}>
        {t('console.nav.proposals')}
      </Link>
    </Notice>
  )
}

/** What a promotion may cost that one operator publishes alone, for those who may read it. */
function AloneMost({ currency }: { currency: string }): ReactNode {
  const { t } = useWords('console-promotions')
  const may = useMay()
  const { data } = useSettings(may('settings.read'))
  const held = findSetting(data?.list, 'promotions.publishedAloneMost')?.value
  if (held === undefined) return null
  const most = (held as Readonly<Record<string, string>>)[currency] ?? '0'
  return (
    <p className="mt-3 text-sm text-ink-faint">
      {t('console-promotions.publish.limit')} <Amount value={most} currency={currency} />
    </p>
  )
}

/** What an operator can do about a promotion where it stands now. */
export function PromotionActions({ promotion }: { promotion: ShownPromotion }): ReactNode {
  const { t } = useWords('console-promotions')
  const may = useMay()
  const approval = useApproval()
  const publish = useCall(publishPromotion, { refreshes })
  const end = useCall(endPromotion, { refreshes })
  const [problem, setProblem] = useState<unknown>()
  const [asking, setAsking] = useState<'publish' | 'end'>()
  const [isPreviewed, setPreviewed] = useState(false)
  const { promotionId, state, currency, most } = promotion
  const run = (write: () => Promise<unknown>): void => {
    setAsking(undefined)
    setProblem(undefined)
    approval(write).catch(setProblem)
  }
  return (
    <div className="flex flex-col gap-3">
      <Problem of={problem} />
      {state === 'draft' && may('proposals.read') && <Awaited promotionId={promotionId} />}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' && may('promotions.publish') && (
          <Button variant="action" loading={publish.isPending} onClick={() => setAsking('publish')}>
            {t('console-promotions.publish')}
          </Button>
        )}
        {state === 'draft' && may('promotions.manage') && (
          <Link to={`/promotions/${promotionId}/change`} className={buttonClasses()}>
            {t('console-promotions.change')}
          </Link>
        )}
        <Button onClick={() => setPreviewed(true)}>{t('console-promotions.preview')}</Button>
        {may('promotions.manage') && (
          <Link to={`/promotions/new?from=${promotionId}`} className={buttonClasses()}>
            {t('console-promotions.duplicate')}
          </Link>
        )}
        {state === 'published' && may('promotions.manage') && (
          <Button variant="danger" loading={end.isPending} onClick={() => setAsking('end')}>
            {t('console-promotions.end')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'publish'}
        onClose={() => setAsking(undefined)}
        title={t('console-promotions.publish.title')}
        confirm={t('console-promotions.publish')}
        onConfirm={() => run(() => publish.mutateAsync({ promotionId }))}
      >
        <p>
          {most === null ? (
            t('console-promotions.publish.unbounded')
          ) : (
            <>
              {t('console-promotions.publish.text')} <Amount value={most} currency={currency} className="text-ink" />
            </>
          )}
        </p>
        <AloneMost currency={currency} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end'}
        onClose={() => setAsking(undefined)}
        title={t('console-promotions.end.title')}
        confirm={t('console-promotions.end')}
        danger
        onConfirm={() => run(() => end.mutateAsync({ promotionId }))}
      >
        {t('console-promotions.end.text')}
      </ConfirmDialog>
      <PreviewDialog draft={isPreviewed ? draftOf(promotion) : undefined} onClose={() => setPreviewed(false)} />
    </div>
  )
}
