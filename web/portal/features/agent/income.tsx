import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { IncomeTable } from './income-table.tsx'

/** All that contracts paid, whatever their kind. */
export default function Income(): ReactNode {
  const { t } = useWords('pages')
  return (
    <IncomeTable
      kind={undefined}
      empty={{
        title: t('pages.agent.agentRevenueReport.empty.title'),
        text: t('pages.agent.agentRevenueReport.empty.text'),
      }}
    />
  )
}
