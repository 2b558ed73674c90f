import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ContractPage } from './contract-page.tsx'

export default function Dividends(): ReactNode {
  const { t } = useWords('pages')
  const title = t('pages.agent.agentDividendRecordCopy2.empty.title')
  return <ContractPage kind="dividend" empty={{ title, text: t('pages.agent.agentDividendRecordCopy2.empty.text') }} />
}
