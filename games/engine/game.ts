import type { Ratio } from '@croupier/basis/ratio.ts'
import type { Entropy } from './entropy.ts'

/** One step of what happened in a round, in order; clients play them back. Each game types its own in events.ts. */
export interface BookEvent {
  /** Counts from 0 without gaps: what a client reports as far as it has shown a round. */
  readonly index: number
  readonly type: string
}

/** A way to buy a round: the stake is the bet amount times `cost`. */
export interface Mode {
  readonly name: string
  readonly cost: bigint
}

export interface Outcome {
  /** Of the bet amount (not of the stake), exact. The payout is one rounding step away: `payoutOf`. */
  readonly multiplier: Ratio
  /** Never empty. */
  readonly events: readonly BookEvent[]
}

/**
 * An in-house game: pure rules, the same for the server that decides a round, the browser that verifies it, and the
 * enumeration that proves its return.
 */
export interface InHouseGame<Choice = unknown> {
  /** Its folder, its launch path and its code in the catalogue. */
  readonly code: string
  readonly name: string
  /** The category it is listed under. */
  readonly type: 'RNG' | 'BINGO' | 'FISH'
  /** Changes with any rule or table, so that an old round is verified by the rules it was played under. */
  readonly version: string
  readonly modes: readonly Mode[]
  /** Return to player: total payout over total stake in the long run. par.ts proves it. */
  readonly rtp: Ratio
  /** Rounds that pay anything, of all; undefined where the player's choice decides it. par.ts proves it. */
  readonly hitRate?: Ratio
  /** The most a round pays, of the bet; undefined where the player's choice decides it. */
  readonly highest?: Ratio
  /**
   * A win is paid with its bet, and rounds may follow each other at once: where one is over as soon as it is decided, and what is
   * shown of it holds up nothing. Else a win waits until it was shown.
   */
  readonly paysAtOnce?: true
  /** What the player chose, read from the wire. Undefined for anything the rules do not offer. */
  readChoice(value: unknown): Choice | undefined
  /** A choice as it is kept with the round and shown to who verifies it; `readChoice` reads it back. */
  writeChoice(choice: Choice): object | null
  /** The most one round can pay under this choice, of the bet amount. */
  highestMultiplier(choice: Choice): Ratio
  /** Decides a round. Draws from `entropy` alone, so equal seeds, nonce, mode and choice give the equal outcome. */
  play(mode: Mode, choice: Choice, entropy: Entropy): Outcome
}
