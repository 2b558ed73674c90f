import { listSettlementRounds } from '@croupier/api/contracts/list-line-rounds.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Button } from '@croupier/kit/components/button.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Table } from '@croupier/kit/components/table.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'

function Rounds({ lineId }: { lineId: string }): ReactNode {
  const { t } = useWords('console-agents', 'refusals')
  const refusalText = useRefusalText()
  const [befores, setBefores] = useState<readonly string[]>([])
  const before = befores.at(-1)
  const { data, error, isFetching } = useOperation(listSettlementRounds, { lineId, ...(before && { before }) })
  if (error && !data) return <p className="text-sm text-bad">{refusalText(error)}</p>
  const money = (value: string): ReactNode => <Amount value={value} currency={data?.currency} />
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t('console-agents.rounds')}
        columns={[
          {
            id: 'account',
            head: t('console-agents.account'),
            phone: 'title',
            cell: ({ account }) => <bdi>{account}</bdi>,
          },
          { id: 'time', head: t('console-agents.settledAt'), cell: ({ settledAt }) => <Time at={settledAt} /> },
          { id: 'stake', head: t('console-agents.stake'), figures: true, cell: ({ stake }) => money(stake) },
          { id: 'payout', head: t('console-agents.payout'), figures: true, cell: ({ payout }) => money(payout) },
          {
            id: 'validBet',
            head: t('console-agents.validBet'),
            figures: true,
            cell: ({ validBet }) => money(validBet),
          },
        ]}
        rows={data?.list}
        rowKey={({ roundId }) => roundId}
        empty={<p className="text-sm text-ink-soft">{t('console-agents.rounds.none')}</p>}
      />
      <Pager
        onNewer={befores.length > 0 ? () => setBefores(befores.slice(0, -1)) : undefined}
        onOlder={data?.next ? () => setBefores([...befores, data.next!]) : undefined}
        busy={isFetching}
      />
    </div>
  )
}

/** The rounds a line was reckoned from, once somebody asks for them. */
export function LineRounds({ lineId }: { lineId: string }): ReactNode {
  const { t } = useWords('console-agents')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Rounds lineId={lineId} />
  return (
    <Button size="small" className="self-start" onClick={() => setOpen(true)}>
      {t('console-agents.rounds.show')}
    </Button>
  )
}
