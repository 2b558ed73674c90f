import { showTeamOverview } from '@croupier/api/agents/teams/show-team-overview.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { formatCount } from '@croupier/client/words/figures.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyInboxScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { buttonClasses } from '@croupier/kit/components/button.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ReadFault } from '../../parts/read-fault.tsx'
import { DayBars } from './day-bars.tsx'
import { DownloadDays } from './download-days.tsx'
import { FigureGrid } from './figure-grid.tsx'
import { PeriodFilter } from './filters.tsx'
import { useAgentQuery } from './use-query.ts'

type Day = OutputOf<typeof showTeamOverview>['days'][number]

/** What the team is and did: in all, by day, and as a table that can be kept. */
export default function TeamOverview(): ReactNode {
  const { t } = useWords('agent', 'records', 'pages', 'refusals')
  const query = useAgentQuery()
  const read = useOperation(showTeamOverview, { datePreset: query.datePreset }, { staleMilliseconds: 15_000 })
  const { data, error } = read
  const currency = data?.currency
  const money = (value: string | undefined) => <Amount value={value ?? '0'} currency={currency} />
  const count = (value: number | undefined) => formatCount(value ?? 0)
  if (error && !data) return <ReadFault of={read} />

  const columns: Column<Day>[] = [
    {
      id: 'date',
      head: t('records.profit.day'),
      phone: 'title',
      cell: ({ date }) => (
        <time dateTime={date} dir="ltr" className="figures whitespace-nowrap">
          {date}
        </time>
      ),
    },
    { id: 'registrations', head: t('agent.registrations'), figures: true, cell: (day) => count(day.registrations) },
    { id: 'firstDeposits', head: t('agent.firstDeposits'), figures: true, cell: (day) => count(day.firstDeposits) },
    { id: 'players', head: t('agent.players'), figures: true, cell: (day) => count(day.players) },
    { id: 'deposits', head: t('agent.deposits'), figures: true, cell: (day) => money(day.deposits) },
    { id: 'withdrawals', head: t('agent.withdrawals'), figures: true, cell: (day) => money(day.withdrawals) },
    { id: 'validBet', head: t('agent.validBet'), figures: true, cell: (day) => money(day.validBet) },
    {
      id: 'netLoss',
      head: t('agent.netLoss'),
      figures: true,
      cell: (day) => <Amount value={day.netLoss} currency={currency} tone="result" />,
    },
  ]
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 items-end gap-3 xl:grid-cols-4">
        <PeriodFilter query={query} />
        {data && data.days.length > 0 && <DownloadDays days={data.days} />}
      </div>
      <FigureGrid
        isWaiting={!data}
        figures={[
          { id: 'members', label: t('agent.members'), value: count(data?.members) },
          { id: 'directs', label: t('agent.directs'), value: count(data?.directs) },
          { id: 'agents', label: t('agent.agents'), value: count(data?.agents) },
          { id: 'online', label: t('agent.online'), value: count(data?.online), tone: 'jade' },
          { id: 'registrations', label: t('agent.registrations'), value: count(data?.registrations) },
          { id: 'firstDeposits', label: t('agent.firstDeposits'), value: count(data?.firstDeposits) },
          { id: 'stake', label: t('agent.stake'), value: money(data?.totals.betAmount) },
          { id: 'payout', label: t('agent.payout'), value: money(data?.totals.payout) },
          { id: 'validBet', label: t('agent.validBet'), value: money(data?.totals.validBet) },
          { id: 'netLoss', label: t('agent.netLoss'), value: money(data?.totals.netLoss), tone: 'brass' },
          { id: 'deposits', label: t('agent.deposits'), value: money(data?.totals.deposits) },
          { id: 'withdrawals', label: t('agent.withdrawals'), value: money(data?.totals.withdrawals) },
        ]}
      />
      {data && data.days.length > 0 && <DayBars {...data} />}
      <Table
        caption={t('agent.byDay')}
        columns={columns}
        rows={data?.days.toReversed()}
        rowKey={({ date }) => date}
        phone="cards"
        empty={
          <EmptyState
            scene={<EmptyInboxScene />}
            title={t('pages.agent.agentTeamOverview.empty.title')}
            action={
              <Link to="/agentHome?page=registerCenter" className={buttonClasses('action')}>
                {t('pages.agent.agentTeamOverview.empty.action')}
              </Link>
            }
          >
            {t('pages.agent.agentTeamOverview.empty.text')}
          </EmptyState>
        }
      />
    </div>
  )
}
