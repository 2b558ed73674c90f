import { useWords } from '@croupier/client/words/use-words.ts'
import { ChevronForwardIcon } from '@croupier/kit/icons/navigation.tsx'
import type { ReactNode } from 'react'
import type { FoundVendors as Found } from '../../catalogue/game-grid.tsx'

/** The vendors a search names: one tap leads to the games of one of them. */
export function FoundVendors({
  vendors,
  onSelect,
}: {
  vendors: Found
  onSelect: (vassalage: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  if (vendors.length === 0) return null
  return (
    <ul aria-label={t('lobby.vendor.found')} className="flex flex-wrap gap-2">
      {vendors.map(({ vassalage, displayName, gameCount }) => (
        <li key={vassalage} className="min-w-0">
          <button
            type="button"
            onClick={() => onSelect(vassalage)}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-md border border-hairline bg-surface px-4 text-sm text-ink transition-colors hover:border-outline"
          >
            <span className="text-xs text-ink-faint">{t('lobby.vendor.label')}</span>
            <bdi className="min-w-0 truncate font-medium">{displayName}</bdi>
            <span className="text-xs text-ink-faint">{t('lobby.count', { count: gameCount })}</span>
            <ChevronForwardIcon className="shrink-0 text-ink-faint" />
          </button>
        </li>
      ))}
    </ul>
  )
}
