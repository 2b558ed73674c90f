import { gamePagePath, betPagePath, vendorPagePath } from '@croupier/api/games/start-path.ts'
import type { ListedGame } from './listed-game.ts'

/** What a click on a game does: it runs the game's page, leads to its vendor's slots, or lists its vendor's games in a dialog. */
export type Start =
  | { kind: 'page'; path: string }
  | { kind: 'vendor'; path: string }
  | { kind: 'list'; vassalage: string }

/** Whether a tile shows a play-now button: all but slots, of which there are so many that the picture alone is pressed. */
export function hasPlayNow({ gameType }: Pick<ListedGame, 'gameType'>): boolean {
  return gameType !== 'RNG'
}

/**
 * The start rules of the spec: lotteries and leagues by vassalage; where the entry stands for a vendor, a vendor of slots leads to
 * their page and another lists its games; else the game.
 */
export function startRule(game: Pick<ListedGame, 'nodeId' | 'gameId' | 'vassalage' | 'isGame' | 'gameType'>): Start {
  const betPage = betPagePath(game)
  if (betPage !== undefined) return { kind: 'page', path: betPage }
  if (game.isGame === 'VASSALAGE') {
    return game.gameType === 'RNG'
      ? { kind: 'vendor', path: vendorPagePath(game.vassalage) }
      : { kind: 'list', vassalage: game.vassalage }
  }
  return { kind: 'page', path: gamePagePath(game) }
}
