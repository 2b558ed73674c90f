import type { ListedGame } from './listed-game.ts'

/** What a click on a game does: it runs the game's page, leads to its vendor's slots, or lists its vendor's games in a dialog. */
export type Start =
  | { kind: 'page'; path: string }
  | { kind: 'vendor'; path: string }
  | { kind: 'list'; vassalage: string }

const lotteryPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}

/** The page that runs a game; for play money where the person asked for that. */
export function gamePagePath({ nodeId }: Pick<ListedGame, 'nodeId'>, isFreePlay = false): string {
  return `/seamless?nodeId=${nodeId}${isFreePlay ? '&accountType=0' : ''}`
}

/** The page of a vendor's slots. */
export function vendorPagePath(vassalage: string): string {
  return `/rng?vassalage=${encodeURIComponent(vassalage)}`
}

/** Whether a tile shows a play-now button: all but slots, of which there are so many that the picture alone is pressed. */
export function hasPlayNow({ gameType }: Pick<ListedGame, 'gameType'>): boolean {
  return gameType !== 'RNG'
}

/**
 * The start rules of the spec: lotteries by vassalage; where the entry stands for a vendor, a vendor of slots leads to
 * their page and another lists its games; else the game.
 */
export function startRule(game: Pick<ListedGame, 'nodeId' | 'gameId' | 'vassalage' | 'isGame' | 'gameType'>): Start {
  const lottery = lotteryPages[game.vassalage]
  if (lottery !== undefined) return { kind: 'page', path: `${lottery}?gameCode=${encodeURIComponent(game.gameId)}` }
  if (game.isGame === 'VASSALAGE') {
    return game.gameType === 'RNG'
      ? { kind: 'vendor', path: vendorPagePath(game.vassalage) }
      : { kind: 'list', vassalage: game.vassalage }
  }
  return { kind: 'page', path: gamePagePath(game) }
}
