import type { GamesSort } from '@croupier/api/games/list-games.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { WordKey } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'
import type { GridFilter } from '../../catalogue/game-grid.tsx'
import type { GameMenu } from '../../catalogue/menus.ts'

interface Collection {
  name: string
  label: WordKey
  filter: GridFilter
  /** Told by what is printed on games, which is so of slots and fishing alone. */
  isPrinted?: true
}

/** Ready-made selections of a category. */
const collections: readonly Collection[] = [
  { name: 'hot', label: 'lobby.collection.hot', filter: { gameClassify: 'HOT' } },
  { name: 'new', label: 'lobby.collection.new', filter: { gameClassify: 'NEW' } },
  { name: 'return', label: 'lobby.collection.return', filter: { rtpAtLeast: '96.5' }, isPrinted: true },
  { name: 'stakes', label: 'lobby.collection.stakes', filter: { minBetAtMost: '1' }, isPrinted: true },
  { name: 'buy', label: 'lobby.collection.buy', filter: { hasBonusBuy: 'true' }, isPrinted: true },
]

const sorts: readonly { name: string; label: WordKey; sort: GamesSort; isPrinted?: true }[] = [
  { name: 'popular', label: 'lobby.sort.popular', sort: 'POPULAR' },
  { name: 'newest', label: 'lobby.sort.newest', sort: 'NEWEST' },
  { name: 'name', label: 'lobby.sort.name', sort: 'NAME' },
  { name: 'return', label: 'lobby.sort.return', sort: 'RTP', isPrinted: true },
  { name: 'stake', label: 'lobby.sort.stake', sort: 'STAKE', isPrinted: true },
]

/** What an address asks of collection and order. */
export function toolFilterOf(query: URLSearchParams): GridFilter {
  const collection = collections.find(({ name }) => name === query.get('collection'))
  const sort = sorts.find(({ name }) => name === query.get('sort'))?.sort
  return { ...collection?.filter, ...(sort && { sort }) }
}

/** One of the ready-made selections, or all. */
export function CollectionChoice({
  chosen,
  isPrinted,
  onChoose,
}: {
  chosen: string
  isPrinted: boolean
  onChoose: (name: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  const shown = collections.filter((each) => isPrinted || !each.isPrinted)
  const options = [{ name: '', label: 'lobby.collection.all' as const }, ...shown]
  return (
    <fieldset
      aria-label={t('lobby.collection.label')}
      className="-mx-4 -my-1 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:px-0"
    >
      {options.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className="min-h-10 shrink-0 rounded-full border border-hairline bg-surface px-4 text-sm text-ink-soft transition-colors hover:border-outline hover:text-ink aria-pressed:border-brass aria-pressed:bg-brass-wash aria-pressed:font-medium aria-pressed:text-brass"
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}

/** All vendors of a category in one list, each with how many games it has. */
export function VendorSelect({
  vendors,
  chosen,
  onChoose,
}: {
  vendors: GameMenu['vendors']
  chosen: string
  onChoose: (vassalage: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  const known = vendors.map(({ vassalage, displayName, gameCount }) => ({
    value: vassalage,
    label: `${displayName} (${gameCount})`,
  }))
  // One of the address, before the vendors have come or where none has that code.
  const others = chosen === '' || vendors.some(({ vassalage }) => vassalage === chosen) ? [] : [chosen]
  return (
    <Select
      label={t('lobby.vendor.label')}
      labelHidden
      placeholder={t('lobby.vendor.all')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={[...known, ...others.map((value) => ({ value, label: value }))]}
    />
  )
}

export function SortSelect({
  chosen,
  isPrinted,
  onChoose,
}: {
  chosen: string
  isPrinted: boolean
  onChoose: (name: string) => void
}): ReactNode {
  const { t } = useWords('lobby')
  const shown = sorts.filter((each) => isPrinted || !each.isPrinted)
  return (
    <Select
      label={t('lobby.sort.label')}
      labelHidden
      placeholder={t('lobby.sort.house')}
      value={shown.some(({ name }) => name === chosen) ? chosen : ''}
      onChange={(event) => onChoose(event.target.value)}
      options={shown.map(({ name, label }) => ({ value: name, label: t(label) }))}
    />
  )
}
