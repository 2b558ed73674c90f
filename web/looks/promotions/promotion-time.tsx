import type { OutputOf } from '@croupier/api/operation.ts'
import type { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'

/** When a promotion begins, where it has not, or ends. */
export function PromotionTime({
  promotion,
}: {
  promotion: Pick<OutputOf<typeof showPromotion>, 'status' | 'startsAt' | 'endsAt'>
}): ReactNode {
  const { t } = useWords('promotions')
  const { status, startsAt, endsAt } = promotion
  if (status === 'coming-soon') {
    return (
      <span>
        <Words k="promotions.from" values={{ date: <Time key="date" at={startsAt} shape="date" /> }} />
      </span>
    )
  }
  if (endsAt === null) return t('promotions.noEnd')
  return (
    <span>
      <Words k="promotions.until" values={{ date: <Time key="date" at={endsAt} shape="date" /> }} />
    </span>
  )
}
