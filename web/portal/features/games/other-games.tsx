import { listGames } from '@croupier/api/games/list-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { tileItems, TileRow } from '../../catalogue/game-row.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'

const SHOWN = 12

/** What can be played instead of a game that cannot: the most played of its kind that are open. */
export function OtherGames({ game }: { game: ListedGame }): ReactNode {
  const { t, language } = useWords('lobby')
  const { data } = useOperation(listGames, {
    gameType: game.gameType,
    sort: 'POPULAR',
    language,
    pageNo: 1,
    pageSize: 2 * SHOWN,
  })
  const open = data?.games.filter((each) => !each.isMaintenance && each.nodeId !== game.nodeId).slice(0, SHOWN) ?? []
  if (open.length === 0) return null
  return (
    <div className="w-full max-w-[min(60rem,calc(100vw-3rem))] text-start">
      <TileRow title={t('lobby.game.instead')}>{tileItems(open)}</TileRow>
    </div>
  )
}
