import type { GameEntry } from './game-answers.ts'

/** Lotteries are started on pages of their own, by vassalage. */
const lotteryPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
}

/** The page that sells a lottery's tickets; undefined of a game that is none. */
export function lotteryPagePath({ vassalage, gameId }: Pick<GameEntry, 'vassalage' | 'gameId'>): string | undefined {
  const page = lotteryPages[vassalage]
  return page === undefined ? undefined : `${page}?gameCode=${encodeURIComponent(gameId)}`
}

/** The page that runs a game; for play money where the person asked for that. */
export function gamePagePath({ nodeId }: Pick<GameEntry, 'nodeId'>, isFreePlay = false): string {
  return `/seamless?nodeId=${nodeId}${isFreePlay ? '&accountType=0' : ''}`
}

/** The page of a vendor's slots. */
export function vendorPagePath(vassalage: string): string {
  return `/rng?vassalage=${encodeURIComponent(vassalage)}`
}
