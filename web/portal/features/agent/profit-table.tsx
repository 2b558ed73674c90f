import { listTeamProfit } from '@croupier/api/agents/reports/team-reports.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyBetsScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { BranchPath } from './filters.tsx'
import type { AgentQuery } from './use-query.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Row = OutputOf<typeof listTeamProfit>['list'][number]

/** What each direct downline played with everybody below them; an agent opens to their own downlines. */
export function ProfitTable({
  query,
  category,
  empty,
  onMember,
}: {
  query: AgentQuery
  category: string
  empty: { title: string; text: string }
  onMember: (account: string) => void
}): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const under = query.read('under')
  const filter = {
    datePreset: query.datePreset,
    ...(under !== '' && { under }),
    ...(category !== '' && { gameCategory: category }),
  }
  const pages = useRecordPages(JSON.stringify(filter))
  const read = useOperation(
    listTeamProfit,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 10_000 },
  )
  const { data, error, isFetching } = read
  const money = (value: string) => <Amount value={value} currency={data?.currency} />
  const columns: Column<Row>[] = [
    {
      id: 'account',
      head: t('agent.account'),
      phone: 'title',
      cell: ({ account, isAgent }) => (
        <span className="flex flex-wrap gap-x-3">
          <button type="button" className={linkClasses.text} onClick={() => onMember(account)}>
            <bdi>{account}</bdi>
          </button>
          {isAgent && (
            <button
              type="button"
              className={`${linkClasses.text} text-xs`}
              onClick={() => query.write({ under: account })}
            >
              {t('agent.team')} <span className="sr-only">{account}</span>
            </button>
          )}
        </span>
      ),
    },
    { id: 'rounds', head: t('agent.rounds'), figures: true, cell: ({ own }) => formatCount(own.rounds) },
    { id: 'validBet', head: t('agent.validBet'), figures: true, cell: ({ own }) => money(own.validBet) },
    { id: 'netLoss', head: t('agent.netLoss'), figures: true, cell: ({ own }) => money(own.netLoss) },
    { id: 'teamBet', head: t('agent.team.validBet'), figures: true, cell: ({ team }) => money(team.validBet) },
    { id: 'teamLoss', head: t('agent.team.netLoss'), figures: true, cell: ({ team }) => money(team.netLoss) },
  ]
  // Money paid in or out belongs to no category.
  if (category === '') {
    columns.push(
      { id: 'deposits', head: t('agent.deposits'), figures: true, cell: ({ own }) => money(own.deposits ?? '0') },
      {
        id: 'withdrawals',
        head: t('agent.withdrawals'),
        figures: true,
        cell: ({ own }) => money(own.withdrawals ?? '0'),
      },
    )
  }
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      {data && <BranchPath path={data.path} onChoose={(account) => query.write({ under: account })} />}
      <Table
        caption={t('agent.profit')}
        columns={columns}
        rows={data?.list}
        rowKey={({ account }) => account}
        empty={
          <EmptyState scene={<EmptyBetsScene />} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listTeamProfit} input={filter} />}
    </div>
  )
}
