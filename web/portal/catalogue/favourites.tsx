import { listFavouriteGames } from '@croupier/api/games/list-favourite-games.ts'
import { listFavouriteIds } from '@croupier/api/games/list-favourite-ids.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { queryOf, useOperation } from '@croupier/client/use-operation.ts'
import { words } from '@croupier/client/words/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { openDialog } from '../dialogs/open-dialog.ts'
import { followFault } from '../dialogs/follow-faults.ts'
import { useMember } from '../session/member.ts'
import type { ListedGame } from './listed-game.ts'

type Ids = OutputOf<typeof listFavouriteIds>

/** Between two presses on one heart, in milliseconds. */
const THROTTLE = 1000
const pressedAt = new Map<number, number>()

const idsQuery = queryOf(listFavouriteIds)

let writing: Promise<typeof import('./write-favourite.ts')> | undefined

/** What writes a favourite, and the words in which it is refused: no visitor needs them, and members have them before they press. */
function favouriteWriting(): Promise<typeof import('./write-favourite.ts')> {
  writing ??= Promise.all([import('./write-favourite.ts'), words.need('refusals'), words.need('lobby')]).then(
    ([part]) => part,
  )
  writing.catch(() => {
    writing = undefined
  })
  return writing
}

interface Kept {
  isFavourite: (game: ListedGame) => boolean
  toggle: (game: ListedGame) => void
}

const FavouritesContext = createContext<Kept | undefined>(undefined)

/** Reads the member's favourites once for all hearts inside it; a query observer in each tile costs more than drawing the tile. */
export function Favourites({ children }: { children: ReactNode }): ReactNode {
  return <FavouritesContext value={useFavourites()}>{children}</FavouritesContext>
}

/** Which games are favourites, and what a press does. @throws where no `Favourites` stands around it. */
export function useKept(): Kept {
  const kept = use(FavouritesContext)
  if (!kept) throw new Error('FavouriteButton must be rendered inside Favourites')
  return kept
}

/** The press shows at once, and is taken back where the server refuses. */
function useFavourites(): Kept {
  const { isLogin } = useMember()
  const { pathname, search } = useLocation()
  const cache = useQueryClient()
  const { data } = useOperation(listFavouriteIds, {}, { enabled: isLogin })
  useEffect(() => {
    if (isLogin) void favouriteWriting().catch(() => undefined)
  }, [isLogin])
  const kept = new Set(data?.list.map(({ nodeId }) => nodeId))
  const isFavourite = ({ nodeId }: ListedGame): boolean => isLogin && kept.has(nodeId)

  async function change(game: ListedGame): Promise<void> {
    const { nodeId, vassalage: vendor, gameType } = game
    const removes = isFavourite(game)
    await cache.cancelQueries({ queryKey: idsQuery.queryKey })
    const before = cache.getQueryData<Ids>(idsQuery.queryKey)
    cache.setQueryData<Ids>(idsQuery.queryKey, (now) => {
      const others = now?.list.filter((one) => one.nodeId !== nodeId) ?? []
      return { list: removes ? others : [{ nodeId, vendor, gameType }, ...others] }
    })
    try {
      const { writeFavourite } = await favouriteWriting()
      await writeFavourite({ nodeId, vendor, gameType }, removes)
      await cache.invalidateQueries({ queryKey: [listFavouriteGames.name] })
      // Pressed before the list had come: it holds this game alone.
      if (!before) await cache.invalidateQueries({ queryKey: idsQuery.queryKey })
    } catch (error) {
      // Before the list had come there is nothing to go back to, so it is asked for again.
      if (before) cache.setQueryData<Ids>(idsQuery.queryKey, before)
      else void cache.resetQueries({ queryKey: idsQuery.queryKey })
      followFault(error)
      const { tellRefused } = await favouriteWriting()
      tellRefused(error)
    }
  }

  return {
    isFavourite,
    toggle(game) {
      if (!isLogin) {
        openDialog({ kind: 'login', then: `${pathname}${search}` })
        return
      }
      const now = performance.now()
      if (now - (pressedAt.get(game.nodeId) ?? -THROTTLE) < THROTTLE) return
      pressedAt.set(game.nodeId, now)
      change(game).catch(followFault)
    },
  }
}
