import { listGames } from '@croupier/api/games/list-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { TileItems, TileRow } from '../../catalogue/game-row.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'

const SHOWN = 12

/** The most played games that are open, of one kind or of any. */
function useOpenGames(
  input: { gameType?: ListedGame['gameType'] },
  enabled: boolean,
): readonly ListedGame[] | undefined {
  const { language } = useWords()
  const { data } = useOperation(
    listGames,
    { ...input, sort: 'POPULAR', language, pageNo: 1, pageSize: 2 * SHOWN },
    // Read before the house closed something, a list would still offer it.
    { enabled, staleMilliseconds: 0 },
  )
  return data?.games.filter(({ isMaintenance }) => !isMaintenance)
}

/** What can be played instead of a game that cannot: of its kind, or of any where none of its kind is open. */
export function OtherGames({ game }: { game: ListedGame }): ReactNode {
  const { t } = useWords('lobby')
  const alike = useOpenGames({ gameType: game.gameType }, true)?.filter(({ nodeId }) => nodeId !== game.nodeId)
  const isAlone = alike?.length === 0
  const any = useOpenGames({}, isAlone)
  const open = ((isAlone ? any : alike) ?? []).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <div className="w-full max-w-[min(60rem,calc(100vw-3rem))] text-start">
      <TileRow title={t('lobby.game.instead')}>
        <TileItems games={open} />
      </TileRow>
    </div>
  )
}
