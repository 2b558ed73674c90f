import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Page } from '../frame/page.tsx'
import { RecordWaiting } from '../lists/record-panel.tsx'
import { draftOf } from './promotion-draft.ts'
import { PromotionForm } from './promotion-form.tsx'

/** Writes a promotion: a new one, another version of a draft, or a new one that begins as a copy. */
export function PromotionFormPage(): ReactNode {
  const { t } = useWords('console-promotions', 'promotions', 'games')
  const { promotionId } = useParams()
  const [search] = useSearchParams()
  const wanted = promotionId ?? search.get('from') ?? undefined
  const read = useOperation(
    showStaffPromotion,
    { promotionId: wanted ?? '1' },
    // What is being written must not change under the pen.
    { enabled: wanted !== undefined, staleMilliseconds: Number.POSITIVE_INFINITY },
  )
  const isReady = wanted === undefined || read.data !== undefined
  return (
    <Page
      title={t(promotionId === undefined ? 'console-promotions.add' : 'console-promotions.change.title')}
      crumbs={[{ to: '/promotions', label: t('console.nav.promotions') }]}
    >
      {isReady ? (
        <PromotionForm
          key={wanted ?? 'new'}
          promotionId={promotionId}
          initial={read.data && wanted !== undefined ? draftOf(read.data) : undefined}
        />
      ) : (
        <RecordWaiting error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />
      )}
    </Page>
  )
}
