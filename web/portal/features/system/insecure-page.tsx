import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { ClosedScreen } from './closed-screen.tsx'

/** Plain http on a network: passwords could not be sealed, so nothing else is shown. */
export default function InsecurePage(): ReactNode {
  const { t } = useWords()
  return <ClosedScreen title={t('shell.insecure.title')}>{t('shell.insecure.text')}</ClosedScreen>
}
