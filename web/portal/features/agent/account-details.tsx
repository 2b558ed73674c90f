import { listDownlineTransactions } from '@croupier/api/agents/reports/team-reports.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { EmptyWalletScene } from '@croupier/kit/art/empty-scenes.tsx'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SendingList } from '../../parts/sending-list.tsx'
import { AccountFilter, PeriodFilter } from './filters.tsx'
import { type AgentQuery, useAgentQuery } from './use-query.ts'
import { SaveList } from '../../parts/save-list.tsx'

type Change = OutputOf<typeof listDownlineTransactions>['list'][number]

function Transactions({ account, query }: { account: string; query: AgentQuery }): ReactNode {
  const { t, knows } = useWords('agent', 'records', 'pages', 'refusals')
  const pages = useRecordPages(`${account} ${query.datePreset}`)
  const read = useOperation(
    listDownlineTransactions,
    { account, datePreset: query.datePreset, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 10_000 },
  )
  const { data, error, isFetching } = read
  const currency = data?.currency
  const nameOf = (kind: string) => {
    const key = `records.kind.${kind}`
    return knows(key) ? t(key) : t('records.type.other')
  }
  const columns: Column<Change>[] = [
    { id: 'kind', head: t('records.changes.type'), phone: 'title', cell: ({ kind }) => nameOf(kind) },
    { id: 'time', head: t('records.changes.time'), cell: ({ time }) => <Time at={time} /> },
    {
      id: 'amount',
      head: t('records.changes.amount'),
      figures: true,
      cell: ({ amount }) => <Amount value={amount} currency={currency} sign="always" tone="in" />,
    },
    {
      id: 'balance',
      head: t('records.changes.balance'),
      figures: true,
      cell: ({ balanceAfter }) => <Amount value={balanceAfter} currency={currency} />,
    },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption={t('agent.transactions', { account })}
        captionShown
        columns={columns}
        rows={data?.list}
        rowKey={({ seq }) => seq}
        empty={
          <EmptyState
            scene={<EmptyWalletScene />}
            title={t('pages.agent.agentDownlineTransactionDetailsCopy.empty.title')}
          >
            {t('pages.agent.agentDownlineTransactionDetailsCopy.empty.text')}
          </EmptyState>
        }
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && (
        <SaveList of={listDownlineTransactions} input={{ account, datePreset: query.datePreset }} />
      )}
    </div>
  )
}

/** Money sent up and down, and what moved in the account of a member of the team. */
export default function AccountDetails(): ReactNode {
  const query = useAgentQuery()
  const account = query.read('account')
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <PeriodFilter query={query} />
        <AccountFilter query={query} />
      </div>
      {account === '' ? (
        <SendingList datePreset={query.datePreset} />
      ) : (
        <Transactions account={account} query={query} />
      )}
    </div>
  )
}
