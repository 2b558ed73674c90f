import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import type { ReactNode } from 'react'

interface DayBar {
  date: string
  validBet: string
}

/** Every day from the first to the last, those without play too. */
function everyDay(days: readonly DayBar[], from: string, until: string): DayBar[] {
  const known = new Map(days.map((day) => [day.date, day]))
  const all: DayBar[] = []
  const day = new Date(`${from}T00:00:00Z`)
  for (; day.toISOString().slice(0, 10) <= until; day.setUTCDate(day.getUTCDate() + 1)) {
    const date = day.toISOString().slice(0, 10)
    all.push(known.get(date) ?? { date, validBet: '0' })
  }
  return all
}

/** Valid bets by day as bars; the table below says the same in figures. */
export function DayBars({
  days: played,
  from,
  until,
  currency,
}: {
  days: readonly DayBar[]
  from: string
  until: string
  currency: string
}): ReactNode {
  const { t } = useWords('agent')
  const days = everyDay(played, from, until)
  /** Of so many days not each has room for its date on a phone. */
  const isLong = days.length > 14
  const highest = Math.max(...days.map(({ validBet }) => Number(validBet)), 1)
  return (
    <Card title={t('agent.chart')}>
      <ol className={`flex h-36 items-end ${isLong ? 'gap-px' : 'gap-1'}`} aria-hidden="true">
        {days.map(({ date, validBet }, place) => (
          <li
            key={date}
            className="flex h-full max-w-14 min-w-0 flex-1 flex-col justify-end gap-1"
            title={`${date}: ${validBet}`}
          >
            <span
              className="w-full rounded-t-sm bg-brass"
              style={{ height: `${Math.max(Number(validBet) > 0 ? 2 : 0.5, (Number(validBet) / highest) * 100)}%` }}
            />
            <span className="figures flex h-4 justify-center text-[0.625rem] text-ink-faint">
              {(!isLong || (days.length - 1 - place) % 5 === 0) && date.slice(8)}
            </span>
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
