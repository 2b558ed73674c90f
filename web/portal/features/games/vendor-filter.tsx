import { useWords } from '@croupier/client/words/use-words.ts'
import { classNames } from '@croupier/kit/class-names.ts'
import type { ReactNode } from 'react'
import type { GameMenu } from '../../catalogue/menus.ts'

/** More than these stand under one another where there is room, each with his number of games. */
export const MANY_VENDORS = 10

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
  const isMany = vendors.length > MANY_VENDORS
  const all = vendors.reduce((sum, { gameCount }) => sum + gameCount, 0)
  const options = [{ vassalage: '', displayName: t('lobby.vendor.all'), gameCount: all }, ...vendors]
  return (
    <fieldset
      aria-label={t('lobby.vendor.label')}
      className={classNames(
        '-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:px-0',
        isMany && 'sm:grid sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] sm:overflow-visible',
      )}
    >
      {options.map(({ vassalage, displayName, gameCount }) => (
        <button
          key={vassalage}
          type="button"
          aria-pressed={vassalage === selected}
          onClick={() => onSelect(vassalage)}
          className="flex min-h-10 shrink-0 items-center justify-between rounded-full border border-hairline bg-surface px-4 text-sm text-ink-soft transition-colors hover:border-outline hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:font-medium aria-pressed:text-brass"
        >
          <span className="truncate">{displayName}</span>
          {isMany && (
            <span aria-hidden="true" className="figures ms-2 text-xs text-ink-faint">
              {gameCount}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
