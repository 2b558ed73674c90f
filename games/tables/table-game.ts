import { Ratio } from '@croupier/basis/ratio.ts'
import type { Entropy } from '../engine/entropy.ts'
import type { Card } from './cards.ts'

/** What was dealt in a round. */
export type Dealt =
  | { readonly kind: 'baccarat'; readonly player: readonly Card[]; readonly banker: readonly Card[] }
  | { readonly kind: 'dragonTiger'; readonly dragon: Card; readonly tiger: Card }
  | { readonly kind: 'roulette'; readonly number: number }
  | { readonly kind: 'sicBo'; readonly dice: readonly [number, number, number] }

/** Rules that operators choose; they are kept with each round from its first bet on. */
export interface TableRules {
  /** Roulette: of bets that pay 1:1, half comes back where the ball falls on zero. */
  readonly laPartage: boolean
}

export const PLAIN_RULES: TableRules = { laPartage: false }

/** What a spot may pay: `0.95` to one. */
export interface Pays {
  readonly text: string
  readonly ratio: Ratio
}

/** Where chips can be put: `BANKER`, `STRAIGHT:17`. */
export interface Spot<Facts> {
  readonly id: string
  /** What it pays, to one, the smallest first. */
  readonly pays: readonly Pays[]
  /** `8:1`; of a spot that pays in several ways `12:1 / 20:1`. */
  readonly text: string
  /** What comes back of 1, the stake in it: 0 of a bet that lost, 1 of one that is returned. */
  returned(facts: Facts, rules: TableRules): Ratio
}

/** A game that many bet on at once: what it deals, where chips can be put, and everything that can happen with its weight. */
export interface TableGame<Facts> {
  readonly code: string
  readonly bettingMilliseconds: number
  readonly dealingMilliseconds: number
  readonly spots: readonly Spot<Facts>[]
  deal(entropy: Entropy): Dealt
  /** What of it decides bets. */
  factsOf(dealt: Dealt): Facts
  /** Everything that can happen; the weights are whole numbers in proportion to how likely it is. */
  outcomes(): readonly { readonly facts: Facts; readonly weight: bigint }[]
}

export const LOST = new Ratio(0n)
export const PUSHED = new Ratio(1n)
export const HALF_BACK = new Ratio(1n, 2n)

/** What comes back of 1 that won `text` to one. */
export const wonAt = (text: string): Ratio => Ratio.parse(text).plus(PUSHED)

export function spot<Facts>(
  id: string,
  pays: readonly string[],
  returned: (facts: Facts, rules: TableRules) => Ratio,
): Spot<Facts> {
  return {
    id,
    pays: pays.map((text) => ({ text, ratio: Ratio.parse(text) })),
    text: pays.map((text) => `${text}:1`).join(' / '),
    returned,
  }
}

/** A spot that wins or loses, and nothing else. */
export function simpleSpot<Facts>(id: string, pays: string, isWon: (facts: Facts) => boolean): Spot<Facts> {
  const won = wonAt(pays)
  return spot(id, [pays], (facts) => (isWon(facts) ? won : LOST))
}
