import type { GameEntry } from './game-answers.ts'

/** Lotteries, and the leagues, tables and poker of the house are played at pages of their own, by vassalage. */
const betPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: '/vnLottery',
  TCG_SEA: '/seaLottery',
  LOTT: '/lottery',
  ELOTT: '/lottery',
  BOOK: '/book',
  TABLES: '/tables',
  POKER: '/poker',
}

/** The page that sells a lottery's tickets, or takes bets on a league's matches or at a table; undefined of a game that has none. */
export function betPagePath({ vassalage, gameId }: Pick<GameEntry, 'vassalage' | 'gameId'>): string | undefined {
  const page = betPages[vassalage]
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
