import type { GameType } from '@croupier/api/games/game-types.ts'
import type { PrizeMode } from '@croupier/api/games/limits.ts'
import type { GamesFilter } from './offered-games.ts'

const lotteries: readonly GameType[] = ['LOTT', 'ELOTT', 'SEA', 'VN']

/** Which lotteries a prize mode names: those of one kind, or the house's own. */
export const prizeModes: Readonly<Record<PrizeMode, GamesFilter>> = {
  LOTT: { types: ['LOTT'] },
  ELOTT: { types: ['ELOTT'] },
  SEA: { types: ['SEA', 'VN'] },
  ZY: { types: lotteries, isHouse: true },
}
