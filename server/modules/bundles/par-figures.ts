import { Ratio } from '@croupier/basis/ratio.ts'
import { reduced } from '@croupier/games/engine/statistics.ts'
import { type LookupTable, sumOf } from './lookup-table.ts'

/** Of one mode, exact: counted over every row, weighted as it is drawn. */
export interface ParFigures {
  /** Payout over stake in the long run: sum(weight x payout) / sum(weight) / cost. */
  readonly rtp: Ratio
  /** Rounds that pay anything, of all. */
  readonly hitRate: Ratio
  /** The most that can be drawn, in hundredths of the bet. */
  readonly highestPayout: bigint
}

/** What payouts of bundles are counted in: hundredths of the bet. */
export const HUNDREDTHS = 100n

/** `cost` is in bets. The sum of the weights is above zero. */
export function parFiguresOf(table: LookupTable, cost: Ratio): ParFigures {
  const sum = sumOf(table)
  let [paid, hits, highestPayout, before] = [0n, 0n, 0n, 0n]
  for (const [row, until] of table.cumulative.entries()) {
    const weight = until - before
    before = until
    const payout = table.payouts[row]!
    if (payout === 0n || weight === 0n) continue
    paid += weight * payout
    hits += weight
    if (payout > highestPayout) highestPayout = payout
  }
  return {
    rtp: reduced(new Ratio(paid * cost.denominator, sum * HUNDREDTHS * cost.numerator)),
    hitRate: reduced(new Ratio(hits, sum)),
    highestPayout,
  }
}
