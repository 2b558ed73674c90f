import type { Ratio } from '@croupier/basis/ratio.ts'
import type { BookEvent } from '@croupier/games/index.ts'
import { microOfUnits, wireNumber } from './micro.ts'
import type { HouseRound } from './rounds-store.ts'

/** A round as the RGS protocol says it. */
export interface WireRound {
  betID: string
  /** The bet; the stake is it times the mode's cost. */
  amount: number
  payout: number
  /** For showing, cut off at the fourth decimal; the payout is counted from the exact fraction. */
  payoutMultiplier: number
  active: boolean
  mode: string
  /** Index of the last event that was shown; of an imported game perhaps in its client's own words. */
  event: string | null
  state: readonly BookEvent[]
}

const DECIMALS = 10_000n

/** For showing: cut off at the fourth decimal. */
export function multiplierNumber({ numerator, denominator }: Ratio): number {
  return Number((numerator * DECIMALS) / denominator) / Number(DECIMALS)
}

export function wireRound(round: HouseRound): WireRound {
  return {
    betID: round.id,
    amount: wireNumber(microOfUnits(round.amount, round.currency)),
    payout: wireNumber(microOfUnits(round.payout, round.currency)),
    payoutMultiplier: multiplierNumber(round.multiplier),
    active: round.state === 'open',
    mode: round.mode,
    event: round.mark ?? (round.shown === null ? null : String(round.shown)),
    state: round.events,
  }
}
