import { listActivity } from '@croupier/api/reporting/reports/list-activity.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Stat } from '@croupier/kit/components/stat.tsx'
import type { ReactNode } from 'react'
import { declareList } from '../lists/declare-list.tsx'
import type { AroundRows, RowOf } from '../lists/list-declaration.ts'
import { currencyFilter } from './currency-filter.tsx'
import { DayChart } from './day-chart.tsx'
import { countColumn, dayColumn } from './day-columns.tsx'
import { ReportHead } from './report-head.tsx'

type Day = RowOf<typeof listActivity>

const totals = ['registrations', 'firstDeposits', 'newPlayers', 'rounds'] as const

function Head({ rows, first }: AroundRows<typeof listActivity>): ReactNode {
  const { t } = useWords('console-reports')
  return (
    <ReportHead
      isThere={first !== undefined && rows !== undefined}
      figures={() =>
        first &&
        totals.map((name) => <Stat key={name} label={t(`console-reports.${name}`)} value={String(first.total[name])} />)
      }
      chart={() => (
        <DayChart
          days={rows ?? []}
          label={t('console-reports.chart.activity')}
          series={[
            { label: t('console-reports.players'), colour: 'brass', valueOf: ({ players }) => players },
            {
              label: t('console-reports.registrations'),
              colour: 'jade',
              valueOf: ({ registrations }) => registrations,
            },
          ]}
        />
      )}
    />
  )
}

/** Who came, played and paid in, by day. */
export const ActivityList = declareList(listActivity, {
  cursor: 'before',
  filters: { currency: currencyFilter },
  days: true,
  BeforeRows: Head,
  columns: [
    dayColumn<Day>(),
    countColumn<Day>('registrations', 'console-reports.registrations'),
    countColumn<Day>('firstDeposits', 'console-reports.firstDeposits'),
    countColumn<Day>('depositors', 'console-reports.depositors', { phone: 'hidden' }),
    countColumn<Day>('players', 'console-reports.players'),
    countColumn<Day>('newPlayers', 'console-reports.newPlayers', { phone: 'hidden' }),
    countColumn<Day>('rounds', 'console-reports.rounds', { phone: 'hidden' }),
  ],
  rowKey: ({ day }) => day,
})
