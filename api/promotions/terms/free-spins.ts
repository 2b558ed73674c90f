import * as z from 'zod/mini'
import { amount } from '../../wallet/limits.ts'
import { multiple } from './decimals.ts'

/** Rounds of a vendor’s game that cost nothing; what they pay is the member’s. */
export const freeSpinsTerms = z.strictObject({
  /** The vendor’s code at the house, and the game as its vendor calls it. */
  vendor: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: z.string().check(z.minLength(1), z.maxLength(200)),
  rounds: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Of each round. */
  stake: amount,
  multiple,
})
export type FreeSpinsTerms = z.output<typeof freeSpinsTerms>
