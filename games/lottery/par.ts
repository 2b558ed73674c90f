import { Ratio } from '@croupier/basis/ratio.ts'
import { reduced } from '../engine/statistics.ts'
import type { BetType, Family } from './bet-type.ts'
import { wonBy } from './prize-group.ts'

export interface BetPar {
  readonly units: number
  /** Of all draws, those in which the example wins anything. */
  readonly hitFrequency: Ratio
  /** What comes back of the stake at base odds, counted draw by draw. */
  readonly rtp: Ratio
}

/** What a bet type returns: its example against every draw there is. */
export function parOf(type: BetType): BetPar {
  const bet = type.read(type.example)!
  let all = 0n
  let hits = 0n
  let won = new Ratio(0n)
  for (const { drawn, weight } of type.space()) {
    const own = wonBy(bet, drawn)
    all += weight
    if (own.numerator === 0n) continue
    hits += weight
    won = reduced(won.plus(own.times(weight)))
  }
  const staked = all * BigInt(bet.units) * BigInt(type.price)
  return {
    units: bet.units,
    hitFrequency: reduced(new Ratio(hits, all)),
    rtp: reduced(new Ratio(won.numerator, won.denominator * staked)),
  }
}

export function parsOf(family: Family): readonly { readonly type: BetType; readonly par: BetPar }[] {
  return family.bets.map((type) => ({ type, par: parOf(type) }))
}
