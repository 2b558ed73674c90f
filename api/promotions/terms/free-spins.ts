import * as z from 'zod/mini'
import { amount } from '../../wallet/limits.ts'
import { multiple } from './decimals.ts'

/** Rounds of a game that cost nothing; what they pay is the member's. */
export const freeSpinsTerms = z.strictObject({
  vendorId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  gameId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
  rounds: z.int().check(z.minimum(1), z.maximum(1_000)),
  /** Of each round. */
  stake: amount,
  multiple,
})
export type FreeSpinsTerms = z.output<typeof freeSpinsTerms>
