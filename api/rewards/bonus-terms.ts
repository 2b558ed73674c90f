import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { percent } from '../promotions/terms/decimals.ts'
import { amount, amountAnswer } from '../wallet/limits.ts'

/** What holds while something is played as a bonus, in main units of its currency. */
export const bonusTerms = z.strictObject({
  /** Largest stake that may touch the bonus; null: any. */
  maxBet: z.nullable(amount),
  /** Most that goes to the main purse once it is wagered; null: all of it. */
  maxCashOut: z.nullable(amount),
  /** How long it may be wagered, from the moment it is active. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** What share of a valid bet counts, by category; what is not named counts for nothing. */
  weights: z
    .array(z.strictObject({ gameType: z.enum(gameTypes), percent }))
    .check(z.minLength(1), z.maxLength(gameTypes.length)),
  /** Where the bonus cannot be staked at all. */
  leftOut: z.array(z.enum(gameTypes)).check(z.maxLength(gameTypes.length)),
})
export type BonusTerms = z.output<typeof bonusTerms>

/** The same as it is shown. */
export const bonusTermsAnswer = z.strictObject({
  ...bonusTerms.shape,
  maxBet: z.nullable(amountAnswer),
  maxCashOut: z.nullable(amountAnswer),
})
