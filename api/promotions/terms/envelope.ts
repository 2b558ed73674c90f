import * as z from 'zod/mini'
import { amount } from '../../wallet/limits.ts'
import { multiple } from './decimals.ts'

/** The draw that cuts a total counts its steps in 32 bits. */
const TOTAL_MOST = 40_000_000

/** A total that is cut into pieces when it is dropped; whoever opens first takes the next piece. */
export const envelopeTerms = z.strictObject({
  total: amount.check(z.refine((text) => Number(text) <= TOTAL_MOST, 'fault.too-large')),
  pieces: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Of each piece; pieces times this is at most the total. */
  least: amount,
  split: z.enum(['random', 'equal']),
  multiple,
})
export type EnvelopeTerms = z.output<typeof envelopeTerms>
