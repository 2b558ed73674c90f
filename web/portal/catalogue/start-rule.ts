import type { ListedGame } from './listed-game.ts'

/** What a click on a game does: it opens a page, or the list of its vendor's games in a dialog. */
export type Start = { kind: 'page'; path: string } | { kind: 'list'; vassalage: string }

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

/** The start rules of the spec: lotteries by vassalage, a vendor's list where the entry stands for one, else the game. */
export function startRule(game: Pick<ListedGame, 'nodeId' | 'gameId' | 'vassalage' | 'isGame'>): Start {
  const lottery = lotteryPages[game.vassalage]
  if (lottery !== undefined) return { kind: 'page', path: `${lottery}?gameCode=${encodeURIComponent(game.gameId)}` }
  if (game.isGame === 'VASSALAGE') return { kind: 'list', vassalage: game.vassalage }
  return { kind: 'page', path: gamePagePath(game) }
}
