import { useWords } from '@croupier/client/words/use-words.ts'
import { OfflineScene } from '@croupier/kit/art/empty-scenes.tsx'
import { EmptyState } from '@croupier/kit/components/empty-state.tsx'
import type { ReactNode } from 'react'

/** Plain http on a network: passwords could not be sealed, so nothing else is shown. */
export default function InsecurePage(): ReactNode {
  const { t } = useWords()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState scene={<OfflineScene />} title={t('shell.insecure.title')}>
        {t('shell.insecure.text')}
      </EmptyState>
    </main>
  )
}
