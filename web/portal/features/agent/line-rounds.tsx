import { listLineRounds } from '@croupier/api/contracts/list-line-rounds.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { type Column, Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import type { ReactNode } from 'react'
import { useRecordPages } from '../../parts/record-pages.ts'
import { ReadFault } from '../../parts/read-fault.tsx'
import { SaveList } from '../../parts/save-list.tsx'

type Round = OutputOf<typeof listLineRounds>['list'][number]

/** The rounds of the team that a line was reckoned from. */
export function LineRounds({ lineId }: { lineId: string }): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const pages = useRecordPages(lineId)
  const read = useOperation(
    listLineRounds,
    { lineId, ...(pages.before && { before: pages.before }) },
    { staleMilliseconds: 60_000 },
  )
  const { data, error, isFetching } = read
  const money = (value: string): ReactNode => <Amount value={value} currency={data?.currency} />
  const columns: Column<Round>[] = [
    {
      id: 'account',
      head: t('agent.account'),
      phone: 'title',
      cell: ({ account }) => <bdi className="font-medium">{account}</bdi>,
    },
    { id: 'time', head: t('agent.time'), cell: ({ settledAt }) => <Time at={settledAt} /> },
    { id: 'stake', head: t('agent.stake'), figures: true, cell: ({ stake }) => money(stake) },
    { id: 'payout', head: t('agent.payout'), figures: true, cell: ({ payout }) => money(payout) },
    { id: 'validBet', head: t('agent.validBet'), figures: true, cell: ({ validBet }) => money(validBet) },
  ]
  if (error && !data) return <ReadFault of={read} />
  return (
    <section className="flex flex-col gap-3">
      <Table
        caption={t('agent.line.rounds')}
        captionShown
        columns={columns}
        rows={data?.list}
        rowKey={({ roundId }) => roundId}
        empty={<p className="text-sm text-ink-soft">{t('agent.line.rounds.none')}</p>}
      />
      <Pager onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      {data && data.list.length > 0 && <SaveList of={listLineRounds} input={{ lineId }} />}
    </section>
  )
}
