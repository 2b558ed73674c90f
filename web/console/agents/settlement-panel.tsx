import { showSettlement } from '@croupier/api/contracts/staff-contracts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { Facts } from '../lists/facts.tsx'
import { RecordPanel, RecordWaiting } from '../lists/record-panel.tsx'
import { SettlementLines } from './settlement-lines.tsx'

function Settlement({ runId }: { runId: string }): ReactNode {
  const { t } = useWords('console-agents')
  const [afters, setAfters] = useState<readonly string[]>([])
  const after = afters.at(-1)
  const read = useOperation(showSettlement, { runId, ...(after && { after }) })
  const { data } = read
  if (!data) {
    return <RecordWaiting error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />
  }
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          [t('console-agents.kind'), t(`console-agents.kind.${data.kind}`)],
          [t('console-agents.from'), <Time key="from" at={Date.parse(data.period)} />],
          [t('console-agents.until'), <Time key="until" at={data.endsAt} />],
          [t('console-agents.total'), <Amount key="total" value={data.companyTotal} currency={data.currency} />],
        ]}
      />
      <SettlementLines lines={data.lines} currency={data.currency} />
      <Pager
        onNewer={afters.length > 0 ? () => setAfters(afters.slice(0, -1)) : undefined}
        onOlder={data.next === null ? undefined : () => setAfters([...afters, data.next!])}
        busy={read.isFetching}
      />
    </div>
  )
}

/** A settlement with its lines. */
export function SettlementPanel({ runId, onClose }: { runId: string | undefined; onClose: () => void }): ReactNode {
  const { t } = useWords('console-agents')
  return (
    <RecordPanel record={runId} title={() => t('console-agents.settlement')} onClose={onClose}>
      {(shown) => <Settlement key={shown} runId={shown} />}
    </RecordPanel>
  )
}
