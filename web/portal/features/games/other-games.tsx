import { listGames } from '@croupier/api/games/list-games.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import type { ReactNode } from 'react'
import { TileItems, TileRow } from '../../catalogue/game-row.tsx'
import type { ListedGame } from '../../catalogue/listed-game.ts'
import { ASKED, insteadOf } from './instead-of.ts'

/** The most played games, of one kind or of any. */
function useMostPlayed(
  input: { gameType?: ListedGame['gameType'] },
  enabled: boolean,
): readonly ListedGame[] | undefined {
  const { language } = useWords()
  const { data } = useOperation(
    listGames,
    { ...input, sort: 'POPULAR', language, pageNo: 1, pageSize: ASKED },
    // Read before the house closed something, a list would still offer it.
    { enabled, staleMilliseconds: 0 },
  )
  return data?.games
}

/** What can be played instead of a game that cannot: of its kind, or of any where none of its kind is open. */
export function OtherGames({ game }: { game: ListedGame }): ReactNode {
  const { t } = useWords('lobby')
  const alike = useMostPlayed({ gameType: game.gameType }, true)
  const { isAlone } = insteadOf(game, alike, undefined)
  const { games } = insteadOf(game, alike, useMostPlayed({}, isAlone))
  if (games.length === 0) return null
  return (
    <div className="w-full max-w-[min(60rem,calc(100vw-3rem))] text-start">
      <TileRow title={t('lobby.game.instead')}>
        <TileItems games={games} />
      </TileRow>
    </div>
  )
}
