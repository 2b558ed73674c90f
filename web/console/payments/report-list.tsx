import type { OutputOf } from '@croupier/api/operation.ts'
import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { LoadFault } from '../lists/load-fault.tsx'
import { operatorName } from '../lists/operator-name.ts'
import { ReportPanel } from './report-panel.tsx'

type Report = OutputOf<typeof listProviderReports>['list'][number]

/** Reports of providers that were compared with our orders, the newest first. */
export function ReportList(): ReactNode {
  const { t } = useWords('console-payments')
  const { data, error, refetch, isFetching } = useOperation(listProviderReports)
  const [opened, setOpened] = useState<string>()
  const columns: Column<Report>[] = [
    {
      id: 'provider',
      head: t('console-payments.column.provider'),
      phone: 'title',
      cell: ({ id, provider }) => (
        <button type="button" onClick={() => setOpened(id)} className={linkClasses.text}>
          <bdi dir="ltr">{provider}</bdi>
        </button>
      ),
    },
    { id: 'from', head: t('console-payments.report.from'), cell: ({ startsAt }) => <Time at={startsAt} /> },
    { id: 'until', head: t('console-payments.report.until'), cell: ({ endsAt }) => <Time at={endsAt} /> },
    { id: 'matched', head: t('console-payments.report.matched'), figures: true, cell: ({ matched }) => matched },
    {
      id: 'differences',
      head: t('console-payments.report.differences'),
      cell: ({ differences, settled }) => (
        <Status tone={differences === settled ? 'jade' : 'vermilion'}>
          {t('console-payments.report.settled.of', { settled, differences })}
        </Status>
      ),
    },
    { id: 'by', head: t('console-payments.column.madeBy'), cell: ({ by }) => <bdi>{operatorName(by)}</bdi> },
    {
      id: 'at',
      head: t('console-payments.column.made'),
      cell: ({ at }) => <Time at={at} className="text-ink-soft" />,
    },
  ]
  if (error && !data) return <LoadFault error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <Table
        dense
        caption={t('console-payments.tab.reports')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <EmptyState scene={<EmptyInboxScene />} title={t('console-payments.reports.empty.title')}>
            {t('console-payments.reports.empty.text')}
          </EmptyState>
        }
      />
      <ReportPanel id={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
