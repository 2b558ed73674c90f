import * as z from 'zod/mini'
import { roundAnswer, tableCode } from '../table-answers.ts'

const amountText = z.string()

/** A round with what was bet on it. */
export const staffRound = z.strictObject({
  round: roundAnswer,
  slips: z.number(),
  members: z.number(),
  /** By currency: what was staked, what the house would pay at most, and what it paid. */
  sold: z.array(z.strictObject({ currency: z.string(), staked: amountText, most: amountText, paid: amountText })),
})

/** A table as operators see it. */
export const staffTable = z.strictObject({
  gameCode: tableCode,
  name: z.string(),
  /** `closed`: it or its vendor is not offered or in maintenance. */
  state: z.enum(['open', 'paused', 'closed']),
  /** The round that runs, or ran last. */
  round: z.nullable(staffRound),
})
