import { listGames } from '@croupier/api/games/list-games.ts'
import type { InputOf, OutputOf } from '@croupier/api/operation.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import { type ReactNode, useState } from 'react'
import { Favourites } from './favourites.tsx'
import { LIST_PAGE } from './first-list.ts'
import { WaitingTiles } from './game-row.tsx'
import { GameTile } from './game-tile.tsx'
import { useBitByBit } from './use-bit-by-bit.ts'
import { useNearRows } from './use-near-rows.ts'

/** Which games a grid shows. */
export type GridFilter = Omit<InputOf<typeof listGames>, 'pageNo' | 'pageSize' | 'after' | 'language'>

export type FoundVendors = NonNullable<OutputOf<typeof listGames>['vendors']>

/** So many games are drawn before one asks for more: what stands below a list can be reached. */
export const FIRST_SHOWN = 3 * LIST_PAGE

/** And so many come with each “more”. */
const MORE_SHOWN = 6 * LIST_PAGE

export const gridClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(min(29%,8.75rem),1fr))] gap-x-2.5 gap-y-5 sm:gap-x-3.5 sm:gap-y-6 lg:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]'

/** The part of one page that is near the window. */
function GridPage({
  filter,
  pageNo,
  from,
  until,
}: {
  filter: GridFilter
  pageNo: number
  from: number
  until: number
}): ReactNode {
  const { language } = useWords()
  const { data, error, refetch } = useOperation(listGames, { ...filter, language, pageNo, pageSize: LIST_PAGE })
  const { t } = useWords('lobby')
  const before = (pageNo - 1) * LIST_PAGE
  const place = Math.max(from, before)
  const games = data?.games.slice(place - before, until - before) ?? []
  const drawn = useBitByBit(games.length)
  if (data) {
    return (
      <>
        {games.slice(0, drawn).map((game, each) => (
          <li key={game.nodeId} aria-setsize={data.totalCount} aria-posinset={place + each + 1}>
            <GameTile game={game} />
          </li>
        ))}
        <WaitingTiles from={drawn} until={games.length} />
      </>
    )
  }
  if (!error) return <WaitingTiles until={Math.min(until, before + LIST_PAGE) - place} />
  return (
    <li className="col-span-full">
      <Button onClick={() => void refetch()}>{t('kit.retry')}</Button>
    </li>
  )
}

/**
 * The games of a filter, as many as one has asked for; only those near the window are drawn, and asked for twenty at a
 * time.
 */
export function GameGrid({
  filter,
  empty,
  shown,
  onMore,
  onCount,
}: {
  filter: GridFilter
  /** How many may stand there now, and what makes it more; a list that says nothing keeps it itself. */
  shown?: number | undefined
  onMore?: ((shown: number) => void) | undefined
  empty: ReactNode
  /** Stands above the grid: how many there are, undefined until it is known, and which vendors the search names. */
  onCount?: (count: number | undefined, vendors: FoundVendors) => ReactNode
}): ReactNode {
  const { t, language } = useWords('lobby', 'refusals')
  const refusalText = useRefusalText()
  const first = useOperation(listGames, { ...filter, language, pageNo: 1, pageSize: LIST_PAGE })
  const [own, setOwn] = useState(FIRST_SHOWN)
  const total = first.data?.totalCount ?? 0
  const drawn = Math.min(total, shown ?? own)
  const { list, near } = useNearRows(drawn, LIST_PAGE)
  if (first.error && !first.data) {
    return (
      <ErrorState
        title={t('lobby.failed.title')}
        onRetry={() => void first.refetch()}
        retrying={first.isFetching}
        reference={first.error.requestId}
      >
        {refusalText(first.error)}
      </ErrorState>
    )
  }
  if (first.data?.totalCount === 0) return empty
  const { from, until, before, behind } = near
  const firstPage = Math.floor(from / LIST_PAGE)
  const pages = Math.max(Math.ceil(until / LIST_PAGE) - firstPage, 1)
  return (
    <div className="flex flex-col gap-5" aria-busy={first.data === undefined || undefined}>
      {onCount?.(first.data?.totalCount, first.data?.vendors ?? [])}
      <ul ref={list} className={gridClasses} style={{ paddingBlock: `${before}px ${behind}px` }}>
        <Favourites>
          {Array.from({ length: pages }, (_, place) => firstPage + place + 1).map((pageNo) => (
            <GridPage key={pageNo} filter={filter} pageNo={pageNo} from={from} until={until} />
          ))}
        </Favourites>
      </ul>
      {drawn < total && (
        <div className="flex flex-col items-center gap-2 py-2">
          <p className="text-sm text-ink-faint">{t('lobby.more.text', { shown: drawn, total })}</p>
          <Button onClick={() => (onMore ?? setOwn)(drawn + MORE_SHOWN)}>{t('lobby.more.action')}</Button>
        </div>
      )}
    </div>
  )
}
