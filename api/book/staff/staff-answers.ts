import * as z from 'zod/mini'
import { fixtureAnswer } from '../book-answers.ts'

const amountText = z.string()

/** A match with what was bet on it. */
export const staffFixture = z.strictObject({
  fixture: fixtureAnswer,
  isSuspended: z.boolean(),
  slips: z.number(),
  open: z.number(),
  /** By currency: what was staked, what the house would pay at most, and what it paid. */
  sold: z.array(z.strictObject({ currency: z.string(), staked: amountText, most: amountText, paid: amountText })),
})
