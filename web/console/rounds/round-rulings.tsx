import type { OutputOf } from '@croupier/api/operation.ts'
import type { showRound } from '@croupier/api/play/records/show-round.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { operatorName } from '../lists/operator-name.ts'

/** What operators ruled of a round, and why; nothing where nobody did. */
export function RoundRulings({
  rulings,
  currency,
}: {
  rulings: OutputOf<typeof showRound>['rulings']
  currency: string
}): ReactNode {
  const { t } = useWords('console-rounds')
  if (rulings.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-sm">{t('console-rounds.rulings')}</h3>
      <ol className="flex flex-col gap-3 text-sm">
        {rulings.map(({ kind, reason, madeBy, time, payoutBefore, payoutDue }) => (
          <li key={time} className="rounded-md border border-hairline bg-raised px-4 py-3">
            <p>{t(`console-rounds.ruling.${kind}`)}</p>
            <p className="text-ink-soft">
              <bdi>{reason}</bdi>
            </p>
            <div className="flex flex-wrap justify-between gap-x-4 text-ink-faint">
              <span>
                {t('console-rounds.ruling.before')} <Amount value={payoutBefore} currency={currency} />
              </span>
              <span>
                {t('console-rounds.ruling.due')} <Amount value={payoutDue} currency={currency} />
              </span>
            </div>
            <div className="flex flex-wrap justify-between gap-x-4 text-ink-faint">
              <Time at={time} />
              <bdi dir="ltr">{operatorName(madeBy)}</bdi>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
