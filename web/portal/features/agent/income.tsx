import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ContractAsks } from './contract-asks.tsx'
import { IncomeTable } from './income-table.tsx'

/** All that contracts paid, whatever their kind, and the contracts that are asked for. */
export default function Income(): ReactNode {
  const { t } = useWords('pages')
  return (
    <div className="flex flex-col gap-6">
      <ContractAsks />
      <IncomeTable
        kind={undefined}
        empty={{
          title: t('pages.agent.agentRevenueReport.empty.title'),
          text: t('pages.agent.agentRevenueReport.empty.text'),
        }}
      />
    </div>
  )
}
