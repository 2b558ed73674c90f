import { addFavouriteGame } from '@croupier/api/games/add-favourite-game.ts'
import { listFavouriteGames } from '@croupier/api/games/list-favourite-games.ts'
import { listFavouriteIds } from '@croupier/api/games/list-favourite-ids.ts'
import { removeFavouriteGame } from '@croupier/api/games/remove-favourite-game.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { queryOf, useOperation } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { showToast } from '@croupier/kit/components/toast-queue.ts'
import { useQueryClient } from '@tanstack/react-query'
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

/** Which games are favourites, and the heart's press: it shows at once, and is taken back where the server refuses. */
export function useFavourites(): { isFavourite: (game: ListedGame) => boolean; toggle: (game: ListedGame) => void } {
  const { t } = useWords('lobby', 'refusals')
  const refusalText = useRefusalText()
  const { isLogin } = useMember()
  const { pathname, search } = useLocation()
  const cache = useQueryClient()
  const { data } = useOperation(listFavouriteIds, {}, { enabled: isLogin })
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
      await call(removes ? removeFavouriteGame : addFavouriteGame, { nodeId, vendor, gameType })
      await cache.invalidateQueries({ queryKey: [listFavouriteGames.name] })
    } catch (error) {
      cache.setQueryData<Ids>(idsQuery.queryKey, before)
      followFault(error)
      showToast({ tone: 'bad', text: t('lobby.favourite.failed', { reason: refusalText(error) }) })
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
      void change(game)
    },
  }
}
