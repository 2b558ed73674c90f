import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import { type ReactNode, useEffect } from 'react'
import { openDialog } from '../dialogs/open-dialog.ts'

const openSearch = (): void => openDialog({ kind: 'search' })

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable="true"]')
}

/** `/`, and Ctrl or ⌘ with K, open the search from wherever one is; never over another dialog. */
export function useSearchKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isCommand && !(isSlash && !isTyping(document.activeElement))) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) openSearch()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Where one taps to search: as wide as a field, with the key that does the same. */
export function SearchBar({ className = '', onGo }: { className?: string; onGo?: () => void }): ReactNode {
  const { t } = useWords()
  return (
    <button
      type="button"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={() => {
        onGo?.()
        openSearch()
      }}
      className={`flex min-h-11 items-center gap-3 rounded-md border border-outline bg-sunken px-3.5 text-start text-ink-faint transition-colors hover:border-brass hover:text-ink-soft ${className}`}
    >
      <SearchIcon className="shrink-0 text-lg" />
      <span className="min-w-0 flex-1 truncate">{t('shell.header.search')}</span>
      <kbd
        aria-hidden="true"
        className="hidden rounded-xs border border-hairline px-1.5 font-mono text-xs pointer-fine:block"
      >
        /
      </kbd>
    </button>
  )
}

/** The same where there is little room. */
export function SearchButton({ className }: { className?: string | undefined }): ReactNode {
  const { t } = useWords()
  return (
    <IconButton label={t('shell.header.search')} icon={<SearchIcon />} className={className} onClick={openSearch} />
  )
}
