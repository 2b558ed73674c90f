import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ContractPage } from './contract-page.tsx'

export default function HourSalary(): ReactNode {
  const { t } = useWords('pages')
  const title = t('pages.agent.agentHourSalary.empty.title')
  return <ContractPage kind="hourly" empty={{ title, text: t('pages.agent.agentHourSalary.empty.text') }} />
}
