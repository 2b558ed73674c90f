import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import type { ReactNode } from 'react'
import { Figures } from '../frame/figures.tsx'
import { Figure } from './figure.tsx'
import { HourChart } from './hour-chart.tsx'
import type { Dashboard } from './overview-page.tsx'

type Figures = Dashboard['currencies'][number]

/** Today in one currency: what was played, what the house kept, what came in and went out. */
export function CurrencyDay({ figures, date }: { figures: Figures; date: string }): ReactNode {
  const { t } = useWords('console-overview')
  const { currency, deposits, withdrawals } = figures
  const day = `from=${date}&to=${date}`
  const money = (value: string): ReactNode => <Amount value={value} currency={currency} />
  return (
    <Card title={t('console-overview.today', { currency })}>
      <div className="flex flex-col gap-6">
        <Figures across={6}>
          <Figure
            to={`/rounds?${day}&currency=${currency}`}
            label={t('console-overview.ggr')}
            value={money(figures.ggr)}
            note={t('console-overview.ggr.note')}
            tone={figures.ggr.startsWith('-') ? 'vermilion' : 'jade'}
          />
          <Figure
            to={`/rounds?${day}&currency=${currency}`}
            label={t('console-overview.stake')}
            value={money(figures.stake)}
            note={t('console-overview.rounds', { count: figures.rounds })}
          />
          <Figure
            to={`/rounds?${day}&currency=${currency}`}
            label={t('console-overview.payout')}
            value={money(figures.payout)}
          />
          <Figure
            to={`/rounds?${day}&currency=${currency}`}
            label={t('console-overview.players')}
            value={String(figures.players)}
          />
          <Figure
            to={`/deposits?state=paid&${day}`}
            label={t('console.nav.deposits')}
            value={money(deposits.amount)}
            note={t('console-overview.payments', { count: deposits.count })}
          />
          <Figure
            to={`/withdrawals?view=all&state=paid&${day}`}
            label={t('console.nav.withdrawals')}
            value={money(withdrawals.amount)}
            note={t('console-overview.payments', { count: withdrawals.count })}
          />
        </Figures>
        <HourChart hours={figures.hours} currency={currency} />
      </div>
    </Card>
  )
}
