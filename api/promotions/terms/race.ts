import * as z from 'zod/mini'
import { gameTypes } from '../../games/game-types.ts'
import { amount } from '../../wallet/limits.ts'
import { multiple } from './decimals.ts'

/** Prizes for whoever gets furthest by rounds closed while it runs. */
export const raceTerms = z.strictObject({
  /** `multiplier`: the best payout of one round, as a multiple of its stake. */
  measure: z.enum(['validBet', 'payout', 'rounds', 'multiplier']),
  gameType: z.nullable(z.enum(gameTypes)),
  /** Of the first place, the second, and so on. */
  prizes: z.array(amount).check(z.minLength(1), z.maxLength(100)),
  /** Members with equal results: the first to get there is ahead, or they share the prizes of their places. */
  ties: z.enum(['first', 'shared']),
  multiple,
})
export type RaceTerms = z.output<typeof raceTerms>
