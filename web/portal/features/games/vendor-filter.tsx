import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import type { GameMenu } from '../../catalogue/menus.ts'

/** The vendors of a category side by side; one of them, or all. */
export function VendorFilter({
  vendors,
  selected,
  onSelect,
}: {
  vendors: GameMenu['vendors']
  selected: string
  onSelect: (vassalage: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  if (vendors.length === 0) return <div />
  const options = [{ vassalage: '', displayName: t('lobby.vendor.all') }, ...vendors]
  return (
    <fieldset
      aria-label={t('lobby.vendor.label')}
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:px-0"
    >
      {options.map(({ vassalage, displayName }) => (
        <button
          key={vassalage}
          type="button"
          aria-pressed={vassalage === selected}
          onClick={() => onSelect(vassalage)}
          className="min-h-10 shrink-0 rounded-full border border-hairline bg-surface px-4 text-sm text-ink-soft transition-colors hover:border-outline hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:font-medium aria-pressed:text-brass"
        >
          {displayName}
        </button>
      ))}
    </fieldset>
  )
}
