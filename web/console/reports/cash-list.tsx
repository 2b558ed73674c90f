import { listCash } from '@croupier/api/reporting/reports/list-cash.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Stat } from '@croupier/kit/components/stat.tsx'
import type { ReactNode } from 'react'
import { declareList } from '../lists/declare-list.tsx'
import type { AroundRows, RowOf } from '../lists/list-declaration.ts'
import { currencyFilter } from './currency-filter.tsx'
import { DayChart } from './day-chart.tsx'
import { amountColumn, countColumn, dayColumn } from './day-columns.tsx'
import { ReportHead } from './report-head.tsx'

type Day = RowOf<typeof listCash>

function Head({ rows, first }: AroundRows<typeof listCash>): ReactNode {
  const { t } = useWords('console-reports')
  const amount = (value: string) => <Amount value={value} currency={first?.currency} />
  return (
    <ReportHead
      isThere={first !== undefined && rows !== undefined}
      figures={() =>
        first && (
          <>
            <Stat
              label={t('console-reports.deposited')}
              value={amount(first.total.deposited)}
              note={t('console-reports.deposits.note', { count: first.total.deposits })}
            />
            <Stat label={t('console-reports.withdrawn')} value={amount(first.total.withdrawn)} />
            <Stat
              label={t('console-reports.net')}
              value={amount(first.total.net)}
              note={t('console-reports.net.note')}
              tone={first.total.net.startsWith('-') ? 'vermilion' : 'jade'}
            />
            <Stat label={t('console-reports.firstDeposits')} value={String(first.total.firstDeposits)} />
          </>
        )
      }
      chart={() => (
        <DayChart
          days={rows ?? []}
          label={t('console-reports.chart.cash')}
          series={[
            { label: t('console-reports.deposited'), colour: 'brass', valueOf: ({ deposited }) => deposited },
            { label: t('console-reports.withdrawn'), colour: 'jade', valueOf: ({ withdrawn }) => withdrawn },
          ]}
        />
      )}
    />
  )
}

/** Deposits and withdrawals by day. */
export const CashList = declareList(listCash, {
  cursor: 'before',
  filters: { currency: currencyFilter },
  days: true,
  BeforeRows: Head,
  columns: [
    dayColumn<Day>(),
    countColumn<Day>('deposits', 'console-reports.deposits'),
    countColumn<Day>('depositors', 'console-reports.depositors', { phone: 'hidden' }),
    countColumn<Day>('firstDeposits', 'console-reports.firstDeposits', { phone: 'hidden' }),
    amountColumn<Day>('deposited', 'console-reports.deposited'),
    amountColumn<Day>('withdrawn', 'console-reports.withdrawn'),
    amountColumn<Day>('net', 'console-reports.net', { isWhat: true }),
  ],
  rowKey: ({ day }) => day,
})
