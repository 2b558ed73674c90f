import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import type { ReactNode } from 'react'
import type { StaffRound } from './staff-table.tsx'

/** What was bet on a round, by currency. */
export function RoundSold({ of: { sold, slips, members } }: { of: StaffRound }): ReactNode {
  const { t } = useWords('console-tables')
  return (
    <section className="flex flex-col gap-3 border-t border-hairline pt-6">
      <h3 className="text-base font-medium">{t('console-tables.sold')}</h3>
      <p className="text-sm text-ink-soft">{t('console-tables.sold.slips', { slips, members })}</p>
      {sold.map(({ currency, staked, most, paid }) => (
        <dl key={currency} className="grid grid-cols-3 gap-x-4 text-sm">
          {(
            [
              ['staked', staked],
              ['most', most],
              ['paid', paid],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="flex flex-col">
              <dt className="text-xs text-ink-faint">{t(`console-tables.sold.${name}`)}</dt>
              <dd>
                <Amount value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}
