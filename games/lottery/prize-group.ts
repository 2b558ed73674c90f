import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import type { Bet, Drawn, Family } from './bet-type.ts'

/** What a group of this height returns: everything. */
export const WHOLE_GROUP = 2000
export const LOWEST_GROUP = 1700
export const HIGHEST_GROUP = 1960

/** Everything that is printed, as the part of printed odds that is paid: hundredths of a per cent. */
export const WHOLE_ODDS = 10_000

/**
 * The share of its base odds that a group is paid; outside lotteries pay what is printed. Of both an operator may pay a part,
 * `oddsShare`.
 */
export function shareOf(family: Pick<Family, 'isHouse'>, group: number, oddsShare: number = WHOLE_ODDS): Ratio {
  const part = new Ratio(BigInt(oddsShare), BigInt(WHOLE_ODDS))
  return family.isHouse ? part.times(new Ratio(BigInt(group), BigInt(WHOLE_GROUP))) : part
}

/** What a bet won of one unit's stake, before the prize group. */
export function wonBy(bet: Bet, drawn: Drawn): Ratio {
  return bet.wins(drawn).reduce((total, { units, odds }) => total.plus(odds.times(BigInt(units))), new Ratio(0n))
}

/** In ledger units; the one rounding step of a line: down. */
export function payoutOfLine(won: Ratio, share: Ratio, unitStake: bigint): bigint {
  return quantiseDown(won.times(share).times(unitStake))
}

/** What comes back of a stake because less was chosen than one's group; the one rounding step: down. */
export function rebateOf(family: Pick<Family, 'isHouse'>, own: number, chosen: number, stake: bigint): bigint {
  if (!family.isHouse) return 0n
  return quantiseDown(new Ratio(stake * BigInt(own - chosen), BigInt(WHOLE_GROUP)))
}
