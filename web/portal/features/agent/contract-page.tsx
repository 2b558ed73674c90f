import type { ContractKind } from '@croupier/api/contracts/contract-terms.ts'
import { estimateIncome } from '@croupier/api/contracts/list-income.ts'
import { listContracts } from '@croupier/api/contracts/list-contracts.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Amount } from '@croupier/kit/components/amount.tsx'
import { Card } from '@croupier/kit/components/card.tsx'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Pager } from '@croupier/kit/components/pagination.tsx'
import { Time } from '@croupier/kit/components/time.tsx'
import { type ReactNode, useState } from 'react'
import { useMember } from '../../session/member.ts'
import { ContractCard } from '../../parts/contract-card.tsx'
import { ReadFault } from '../../parts/read-fault.tsx'
import { useRecordPages } from '../../parts/record-pages.ts'
import { SaveList } from '../../parts/save-list.tsx'
import { ContractAsks } from './contract-asks.tsx'
import { IncomeTable } from './income-table.tsx'

/** What the running period would pay by now. */
function Estimate({ kind }: { kind: ContractKind }): ReactNode {
  const { t } = useWords('agent')
  const { data } = useOperation(estimateIncome, { kind }, { staleMilliseconds: 10_000, everyMilliseconds: 30_000 })
  if (!data?.estimate) return null
  const { startsAt, endsAt, currency, gross, net } = data.estimate
  return (
    <Card title={t('agent.estimate')}>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Amount value={net} currency={currency} display className="text-2xl" />
        <span className="text-sm text-ink-soft">
          {t('agent.gross')} <Amount value={gross} currency={currency} />
        </span>
      </p>
      <p className="mt-1 text-xs text-ink-faint">
        <Time at={startsAt} /> – <Time at={endsAt} />
      </p>
    </Card>
  )
}

/** One kind of contract: one's own and the team's, what it would pay now, and what it paid. */
export function ContractPage({
  kind,
  empty,
}: {
  kind: ContractKind
  empty: { title: string; text: string }
}): ReactNode {
  const { t } = useWords('agent', 'refusals')
  const { info } = useMember()
  const [isAll, setAll] = useState(false)
  const filter = { kind, state: isAll ? 'all' : 'open' } as const
  const pages = useRecordPages(`${kind} ${filter.state}`)
  const read = useOperation(
    listContracts,
    { ...filter, ...(pages.before && { after: pages.before }) },
    { staleMilliseconds: 5_000 },
  )
  const { data, error, isFetching } = read
  const account = info?.account ?? ''
  return (
    <div className="flex flex-col gap-6">
      <Estimate kind={kind} />
      {error && !data && <ReadFault of={read} />}
      {data && data.list.length > 0 && (
        <section aria-label={t('agent.contracts')} className="grid gap-4 xl:grid-cols-2">
          {data.list.map((contract) => (
            <ContractCard key={contract.contractId} contract={contract} account={account} />
          ))}
        </section>
      )}
      <Pager label={t('agent.contracts')} onNewer={pages.newer} onOlder={pages.older(data?.next)} busy={isFetching} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)} label={t('agent.contracts.all')} />
        {data && data.list.length > 0 && <SaveList of={listContracts} input={filter} />}
      </div>
      <ContractAsks kind={kind} />
      <IncomeTable kind={kind} empty={empty} />
    </div>
  )
}
