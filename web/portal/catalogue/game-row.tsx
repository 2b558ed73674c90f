import { listGames } from '@croupier/api/games/list-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { linkClasses } from '@croupier/kit/components/link.ts'
import { RowHeader, RowScroller } from '@croupier/kit/components/row-scroller.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Favourites } from './favourites.tsx'
import { GameTile, WaitingTile } from './game-tile.tsx'
import type { ListedGame } from './listed-game.ts'
import { useBitByBit } from './use-bit-by-bit.ts'

/** Six to a view on a wide screen; on a phone a part of the next one shows that there is more. */
const TILES = '[--tile:8.25rem] sm:[--tile:9.5rem] lg:[--tile:calc((100%-52px)/5)] xl:[--tile:calc((100%-65px)/6)]'

function AllLink({ path }: { path: string }): ReactNode {
  const { t } = useWords()
  return (
    <Link to={path} className={`${linkClasses.plain} inline-flex min-h-8 shrink-0 items-center text-sm`}>
      {t('shell.home.row.all')}
    </Link>
  )
}

/** A row before its tiles are drawn: what it is, and the way to all of it. */
export function RowOutline({ title, allPath }: { title: ReactNode; allPath: string }): ReactNode {
  return (
    <section>
      <RowHeader title={title}>
        <AllLink path={allPath} />
      </RowHeader>
    </section>
  )
}

/** A row of tiles under its title. */
export function TileRow({
  title,
  allPath,
  aside,
  children,
  onEnd,
}: {
  title: ReactNode
  allPath?: string | undefined
  aside?: ReactNode
  children: ReactNode
  onEnd?: (() => void) | undefined
}): ReactNode {
  return (
    <RowScroller
      title={title}
      tiles={TILES}
      gap={13}
      onEnd={onEnd}
      aside={
        <>
          {aside}
          {allPath !== undefined && <AllLink path={allPath} />}
        </>
      }
    >
      {children}
    </RowScroller>
  )
}

/** Shapes of a row's tiles, from a place on: each keeps its place while those before it are drawn. */
export function WaitingTiles({ from = 0, until = 6 }: { from?: number; until?: number }): ReactNode {
  return Array.from({ length: Math.max(until - from, 0) }, (_, place) => (
    <li key={from + place} aria-hidden="true">
      <WaitingTile />
    </li>
  ))
}

/** Pictures of so many tiles come with their row, which is more than any window shows of it; the others as one walks on. */
const AT_ONCE = 9

/** The tiles of a row. */
export function TileItems({ games }: { games: readonly ListedGame[] }): ReactNode {
  const drawn = useBitByBit(games.length)
  return (
    <Favourites>
      {games.slice(0, drawn).map((game, place) => (
        <li key={game.nodeId}>
          <GameTile game={game} loading={place < AT_ONCE ? 'eager' : 'near'} />
        </li>
      ))}
      <WaitingTiles from={drawn} until={games.length} />
    </Favourites>
  )
}

export interface RowFilter {
  gameType?: ListedGame['gameType']
  vassalage?: string
}

const PAGE = 12

function RowPage({ filter, pageNo }: { filter: RowFilter; pageNo: number }): ReactNode {
  const { language } = useWords()
  const { data } = useOperation(listGames, { ...filter, language, pageNo, pageSize: PAGE })
  return data ? <TileItems games={data.games} /> : <WaitingTiles />
}

/** A row of a category or vendor: its first twelve games, the rest page by page as one walks on. */
export function GameRow({
  title,
  allPath,
  aside,
  filter,
}: {
  title: ReactNode
  allPath: string
  aside?: ReactNode
  filter: RowFilter
}): ReactNode {
  const { language } = useWords()
  const [pages, setPages] = useState(1)
  const first = useOperation(listGames, { ...filter, language, pageNo: 1, pageSize: PAGE })
  if (first.isError || first.data?.games.length === 0) return null
  const total = first.data?.totalPages ?? 1
  return (
    <TileRow
      title={title}
      allPath={allPath}
      aside={aside}
      onEnd={pages < total ? () => setPages(pages + 1) : undefined}
    >
      {Array.from({ length: pages }, (_, page) => (
        <RowPage key={page} filter={filter} pageNo={page + 1} />
      ))}
    </TileRow>
  )
}
