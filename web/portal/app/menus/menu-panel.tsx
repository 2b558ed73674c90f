import { useWords } from '@croupier/client/words/use-words.ts'
import { SidePanel } from '@croupier/kit/overlays/side-panel.tsx'
import type { ReactNode } from 'react'
import { SearchBar } from '../../parts/search-button.tsx'
import SideLinks from './side-links.tsx'
import { ThemePicker } from './theme-picker.tsx'

/** The menu of a phone. */
export default function MenuPanel({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const { t } = useWords()
  return (
    <SidePanel open={open} onClose={onClose} side="start" title={t('shell.header.menu')}>
      <SearchBar className="mb-3 w-full" onGo={onClose} />
      <SideLinks onGo={onClose} />
      <div className="mt-4">
        <ThemePicker />
      </div>
    </SidePanel>
  )
}
