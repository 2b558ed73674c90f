import type { Micro } from './micro.ts'

/** Codes of the RGS protocol. `ERR_GEN` does not say whether the call had an effect. */
export type RgsErrorCode =
  | 'ERR_VAL'
  | 'ERR_IPB'
  | 'ERR_IS'
  | 'ERR_ATE'
  | 'ERR_GLE'
  | 'ERR_LOC'
  | 'ERR_BNF'
  | 'ERR_BE'
  | 'ERR_GEN'
  | 'ERR_MAINTENANCE'

export interface WireBalance {
  readonly amount: number
  readonly currency: string
}

/** What the operator's jurisdiction takes from a game, and what it must show. */
export interface Jurisdiction {
  readonly disabledFullscreen?: boolean
  readonly disabledTurbo?: boolean
  readonly disabledAutoplay?: boolean
  readonly disabledSlamstop?: boolean
  readonly disabledSpacebar?: boolean
  readonly displayRTP?: boolean
  readonly displayNetPosition?: boolean
  readonly displaySessionTimer?: boolean
  /** Milliseconds from one bet to the next, at least. */
  readonly minimumRoundDuration?: number
}

export interface WireConfig {
  readonly minBet: number
  readonly maxBet: number
  readonly stepBet: number
  readonly defaultBetLevel: number
  readonly betLevels: readonly number[]
  readonly jurisdiction?: Jurisdiction
}

export interface WireRound {
  readonly betID: string | number
  readonly amount: number
  readonly payout: number
  readonly payoutMultiplier: number
  readonly active: boolean
  readonly mode: string
  /** The index of the last book event that was shown, as the client reported it. */
  readonly event?: string | number | null
  readonly state: readonly unknown[]
}

export interface Authenticated {
  readonly balance: WireBalance
  readonly config: WireConfig
  readonly round?: WireRound | null
}

export interface Played {
  readonly balance: WireBalance
  readonly round: WireRound
}

export interface Fairness {
  readonly serverSeedHash: string
  readonly clientSeed: string
  /** Rounds played under this pair of seeds so far. */
  readonly nonce: number
  /** Of the seed that comes after the next change, fixed before the player chooses a client seed. */
  readonly nextServerSeedHash?: string
}

export interface RevealedSeeds {
  readonly serverSeed: string
  readonly serverSeedHash: string
  readonly clientSeed: string
  readonly lastNonce: number
}

export interface Rotated extends Fairness {
  readonly revealed: RevealedSeeds
}

/** A round as a game shows it; `Event` is the game's own book. */
export interface Round<Event> {
  readonly id: string
  /** The bet amount; the stake is it times the mode's cost. */
  readonly amount: Micro
  readonly payout: Micro
  /** Still to be ended by us: a win is paid when the player has seen it. */
  readonly isActive: boolean
  readonly mode: string
  /** Index of the first book event not shown yet; 0 for a new round. */
  readonly from: number
  readonly events: readonly Event[]
}

/** @throws where the answer is no round: without events there is nothing to show. */
export function roundOf<Event>(wire: WireRound): Round<Event> {
  if (wire.state.length === 0) throw new Error('a round without events')
  const shown = wire.event === undefined || wire.event === null || wire.event === '' ? -1 : Number(wire.event)
  return {
    id: String(wire.betID),
    amount: BigInt(wire.amount),
    payout: BigInt(wire.payout),
    isActive: wire.active,
    mode: wire.mode,
    from: Math.min(Math.max(shown + 1, 0), wire.state.length),
    events: wire.state as readonly Event[],
  }
}
