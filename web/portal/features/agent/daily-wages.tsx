import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ContractPage } from './contract-page.tsx'

export default function DailyWages(): ReactNode {
  const { t } = useWords('pages')
  const title = t('pages.agent.agentDailyWages2.empty.title')
  return <ContractPage kind="daily" empty={{ title, text: t('pages.agent.agentDailyWages2.empty.text') }} />
}
