import type { listBetHistory } from '@croupier/api/play/records/list-bet-history.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Skeleton } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'

type Totals = NonNullable<OutputOf<typeof listBetHistory>['totals']>

function Total({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0 px-4 py-3 sm:px-5 sm:py-4">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="figures mt-0.5 font-display text-lg font-semibold sm:text-xl">
        {children ?? <Skeleton className="my-1 h-5 w-20" />}
      </dd>
    </div>
  )
}

/** What all rounds of the filter come to, whatever the page. */
export function BetTotals({
  totals,
  currency,
}: {
  totals: Totals | undefined
  currency: string | undefined
}): ReactNode {
  const { t } = useWords('records')
  return (
    <dl
      aria-label={t('records.totals.label')}
      aria-busy={totals === undefined || undefined}
      className="grid grid-cols-2 rounded-lg border border-hairline bg-raised shadow-lift *:border-hairline lg:grid-cols-4 lg:*:not-last:border-e"
    >
      <Total label={t('records.totals.count')}>{totals && formatCount(totals.count)}</Total>
      <Total label={t('records.totals.stake')}>
        {totals && <Amount value={totals.betAmount} currency={currency} />}
      </Total>
      <Total label={t('records.totals.payout')}>{totals && <Amount value={totals.payout} currency={currency} />}</Total>
      <Total label={t('records.totals.net')}>
        {totals && <Amount value={totals.netAmount} currency={currency} sign="always" tone="in" />}
      </Total>
    </dl>
  )
}
