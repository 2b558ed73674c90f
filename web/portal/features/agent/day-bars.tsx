import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import type { ReactNode } from 'react'

/** Valid bets by day as bars; the table below says the same in figures. */
export function DayBars({
  days,
  currency,
}: {
  days: readonly { date: string; validBet: string }[]
  currency: string
}): ReactNode {
  const { t } = useWords('agent')
  const highest = Math.max(...days.map(({ validBet }) => Number(validBet)), 1)
  return (
    <Card title={t('agent.chart')}>
      <ol className="flex h-36 items-end gap-1" aria-hidden="true">
        {days.map(({ date, validBet }) => (
          <li
            key={date}
            className="flex h-full max-w-14 min-w-0 flex-1 flex-col justify-end gap-1"
            title={`${date}: ${validBet}`}
          >
            <span
              className="w-full rounded-t-sm bg-brass"
              style={{ height: `${Math.max(2, (Number(validBet) / highest) * 100)}%` }}
            />
            <span className="figures truncate text-center text-[0.625rem] text-ink-faint">{date.slice(8)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-ink-faint">
        {t('agent.chart.highest')}{' '}
        <Amount
          value={days
            .map(({ validBet }) => validBet)
            .reduce((one, other) => (Number(one) > Number(other) ? one : other))}
          currency={currency}
        />
      </p>
    </Card>
  )
}
