import { listProviderReports } from '@croupier/api/wallet/reports/list-provider-reports.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Status } from '@croupier/kit/components/badge.tsx'
import { count, moment, opener, operator } from '../lists/columns.tsx'
import { declareList } from '../lists/declare-list.tsx'
import { flag } from '../lists/filters.ts'
import { FetchReportDialog } from './fetch-report-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { ReportPanel } from './report-panel.tsx'

/** Reports of providers that were compared with our orders, the newest first. */
export const ReportList = declareList(listProviderReports, {
  cursor: 'before',
  filters: { differing: flag('console-payments.filter.differing') },
  columns: [
    opener('provider', 'console-payments.column.provider', ({ provider }) => <bdi dir="ltr">{provider}</bdi>),
    moment('from', 'console-payments.report.from', ({ startsAt }) => startsAt),
    moment('until', 'console-payments.report.until', ({ endsAt }) => endsAt),
    count('matched', 'console-payments.report.matched', ({ matched }) => matched),
    {
      id: 'differences',
      head: 'console-payments.report.differences',
      cell: ({ differences, settled }, { t }) => (
        <Status tone={differences === settled ? 'jade' : 'vermilion'}>
          {t('console-payments.report.settled.of', { settled, differences })}
        </Status>
      ),
    },
    {
      id: 'source',
      head: 'console-payments.column.source',
      cell: ({ source }, { t }) => t(`console-payments.source.${source}`),
    },
    operator('by', 'console-payments.column.madeBy', ({ by, source }) => (source === 'schedule' ? null : by)),
    moment('at', 'console-payments.column.made', ({ at }) => at),
  ],
  rowKey: ({ id }) => id,
  panel: { name: 'report', Panel: ReportPanel },
  actions: [
    { permission: 'payments.read', label: 'console-payments.add.fetch', Dialog: FetchReportDialog },
    { permission: 'payments.read', label: 'console-payments.add.reports', Dialog: ReportDialog, isQuiet: true },
  ],
  empty: {
    scene: <EmptyInboxScene />,
    title: 'console-payments.reports.empty.title',
    text: 'console-payments.reports.empty.text',
  },
})
