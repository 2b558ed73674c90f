import { listDownlineBets } from '@croupier/api/agents/reports/team-reports.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { AccountFilter, PeriodFilter } from './filters.tsx'
import { ProfitTable } from './profit-table.tsx'
import { useAgentQuery } from './use-query.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Bet = OutputOf<typeof listDownlineBets>['list'][number]

/** The rounds of one member. */
function MemberBets({
  account,
  datePreset,
}: {
  account: string
  datePreset: ReturnType<typeof useAgentQuery>['datePreset']
}): ReactNode {
  const { t, language } = useWords('agent', 'records', 'pages', 'refusals')
  const pages = useRecordPages(`${account} ${datePreset}`)
  const read = useOperation(
    listDownlineBets,
    { account, datePreset, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 10_000 },
  )
  const { data, error, isFetching } = read
  const columns: Column<Bet>[] = [
    {
      id: 'game',
      head: t('records.bets.game'),
      phone: 'title',
      cell: ({ gameName, vendorName }) => (
        <span className="flex flex-col" lang={language}>
          <bdi className="font-medium">{gameName}</bdi>
          <bdi className="text-xs font-normal text-ink-faint">{vendorName}</bdi>
        </span>
      ),
    },
    { id: 'time', head: t('records.bets.time'), cell: ({ betTime }) => <Time at={betTime} /> },
    { id: 'status', head: t('records.bets.status'), cell: ({ status }) => t(`records.status.${status}`) },
    {
      id: 'stake',
      head: t('records.bets.stake'),
      figures: true,
      cell: ({ betAmount, currency }) => <Amount value={betAmount} currency={currency} />,
    },
    {
      id: 'payout',
      head: t('records.bets.payout'),
      figures: true,
      cell: ({ payout, currency }) => <Amount value={payout} currency={currency} />,
    },
    {
      id: 'net',
      head: t('records.bets.net'),
      figures: true,
      cell: ({ netAmount, currency }) => <Amount value={netAmount} currency={currency} sign="always" tone="result" />,
    },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption={t('agent.bets', { account })}
        captionShown
        columns={columns}
        rows={data?.list}
        rowKey={({ roundId }) => roundId}
        empty={
          <EmptyState scene={<EmptyBetsScene />} title={t('pages.agent.personalHistoryCopy.empty.title')}>
            {t('pages.agent.personalHistoryCopy.empty.text')}
          </EmptyState>
        }
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listDownlineBets} input={{ account, datePreset }} />}
    </div>
  )
}

/** What the team bet: who played how much, and the rounds of whoever is chosen. */
export default function TeamBets(): ReactNode {
  const { t } = useWords('agent', 'pages')
  const query = useAgentQuery()
  const account = query.read('account')
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <PeriodFilter query={query} />
        <AccountFilter key={account} query={query} />
      </div>
      {account === '' ? (
        <ProfitTable
          query={query}
          category=""
          onMember={(chosen) => query.write({ account: chosen })}
          empty={{
            title: t('pages.agent.personalHistoryCopy.empty.title'),
            text: t('pages.agent.personalHistoryCopy.empty.text'),
          }}
        />
      ) : (
        <MemberBets account={account} datePreset={query.datePreset} />
      )}
    </div>
  )
}
