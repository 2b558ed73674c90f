import { listRevenue } from '@croupier/api/reporting/reports/list-revenue.ts'
import { Words } from '@croupier/client/words/rich-words.tsx'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { declareList } from '../lists/declare-list.tsx'
import type { AroundRows, RowOf } from '../lists/list-declaration.ts'
import { currencyFilter } from './currency-filter.tsx'
import { DayChart } from './day-chart.tsx'
import { amountColumn, countColumn, dayColumn } from './day-columns.tsx'
import { ReportHead } from './report-head.tsx'

type Day = RowOf<typeof listRevenue>

const toneOf = (amount: string) => (amount.startsWith('-') ? 'vermilion' : 'jade')

function Head({ rows, first }: AroundRows<typeof listRevenue>): ReactNode {
  const { t } = useWords('console-reports')
  const amount = (value: string) => <Amount value={value} currency={first?.currency} />
  return (
    <ReportHead
      isThere={first !== undefined && rows !== undefined}
      figures={() =>
        first && (
          <>
            <Stat
              label={t('console-reports.ggr')}
              value={amount(first.total.ggr)}
              note={t('console-reports.ggr.note')}
              tone={toneOf(first.total.ggr)}
            />
            <Stat
              label={t('console-reports.ngr')}
              value={amount(first.total.ngr)}
              note={t('console-reports.ngr.note')}
              tone={toneOf(first.total.ngr)}
            />
            <Stat label={t('console-reports.stake')} value={amount(first.total.stake)} />
            <Stat label={t('console-reports.payout')} value={amount(first.total.payout)} />
          </>
        )
      }
      chart={() => (
        <DayChart
          days={rows ?? []}
          label={t('console-reports.chart.revenue')}
          series={[
            { label: t('console-reports.ggr'), colour: 'brass', valueOf: ({ ggr }) => ggr },
            { label: t('console-reports.ngr'), colour: 'jade', valueOf: ({ ngr }) => ngr },
          ]}
        />
      )}
      note={() => (
        <p className="text-xs text-ink-faint">
          {first?.countedUntil ? (
            <Words k="console-reports.counted" values={{ time: <Time at={first.countedUntil} /> }} />
          ) : (
            t('console-reports.counted.not')
          )}
        </p>
      )}
    />
  )
}

/** GGR and NGR by day. */
export const RevenueList = declareList(listRevenue, {
  cursor: 'before',
  filters: { currency: currencyFilter },
  days: true,
  BeforeRows: Head,
  columns: [
    dayColumn<Day>(),
    countColumn<Day>('rounds', 'console-reports.rounds', { phone: 'hidden' }),
    countColumn<Day>('players', 'console-reports.players'),
    amountColumn<Day>('stake', 'console-reports.stake'),
    amountColumn<Day>('payout', 'console-reports.payout', { phone: 'hidden' }),
    amountColumn<Day>('vendorWallets', 'console-reports.vendorWallets', { phone: 'hidden' }),
    amountColumn<Day>('ggr', 'console-reports.ggr'),
    amountColumn<Day>('bonuses', 'console-reports.bonuses', { phone: 'hidden' }),
    amountColumn<Day>('agents', 'console-reports.agents', { phone: 'hidden' }),
    amountColumn<Day>('adjustments', 'console-reports.adjustments', { phone: 'hidden' }),
    amountColumn<Day>('fees', 'console-reports.fees', { phone: 'hidden' }),
    amountColumn<Day>('ngr', 'console-reports.ngr', { isWhat: true }),
  ],
  rowKey: ({ day }) => day,
})
