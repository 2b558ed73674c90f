import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ContractPage } from './contract-page.tsx'

export default function RealTimeSalary(): ReactNode {
  const { t } = useWords('pages')
  const title = t('pages.agent.agentRealtimeSalary.empty.title')
  return <ContractPage kind="realtime" empty={{ title, text: t('pages.agent.agentRealtimeSalary.empty.text') }} />
}
