import { useWords } from '@croupier/client/words/use-words.ts'
import { IconButton } from '@croupier/kit/components/icon-button.tsx'
import { HelpIcon, MenuIcon, SearchIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { PALETTE_KEYS } from './use-shortcuts.ts'
import { ThemeChoice } from '../frame/theme-choice.tsx'

export function Header({
  onMenu,
  onPalette,
  onKeys,
}: {
  onMenu: () => void
  onPalette: () => void
  onKeys: () => void
}): ReactNode {
  const { t } = useWords()
  return (
    <header className="sticky top-0 z-bar flex h-(--bar-height) items-center gap-1 border-b border-hairline bg-surface px-2 sm:gap-2 sm:px-4">
      <IconButton label={t('console.nav.label')} icon={<MenuIcon />} onClick={onMenu} className="lg:hidden" />
      <button
        type="button"
        onClick={onPalette}
        title={t('console.palette.open')}
        className="me-auto flex min-h-10 min-w-10 items-center gap-2.5 rounded-md border border-hairline bg-sunken px-3 text-sm text-ink-faint transition-colors hover:border-outline hover:text-ink sm:w-72"
      >
        <SearchIcon className="text-lg" />
        <span className="sr-only">{t('console.palette.open')}</span>
        <span aria-hidden="true" className="flex-1 truncate text-start max-sm:hidden">
          {t('console.palette.placeholder')}
        </span>
        <kbd
          aria-hidden="true"
          dir="ltr"
          className="rounded-xs border border-hairline px-1.5 font-sans text-xs max-sm:hidden"
        >
          {PALETTE_KEYS}
        </kbd>
      </button>
      <IconButton label={t('console.keys.title')} icon={<HelpIcon />} onClick={onKeys} className="max-sm:hidden" />
      <LanguageChoice />
      <ThemeChoice />
      <AccountMenu />
    </header>
  )
}
