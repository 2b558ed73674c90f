import * as z from 'zod/mini'
import { textsUpTo } from '../../content/announcement.ts'
import { amount } from '../../wallet/limits.ts'

/** By what a run of a pot is filled and hit; amounts in main units of its currency. */
export const runTerms = {
  /** Of every stake, in hundredths of a per cent: 50 is half a per cent. */
  share: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)),
  /** What the house puts in as a run begins. */
  seed: amount,
  /** Hit not below this amount, and at the latest at the other. */
  lowest: amount,
  ceiling: amount,
  /** Codes of vendors whose games fill it; empty: all. */
  vendors: z._default(z.array(z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))).check(z.maxLength(50)), []),
}

/** What an operator says of a pot. */
export const jackpotTerms = { titles: textsUpTo(80), ...runTerms }

const shownTerms = {
  share: z.number(),
  seed: z.string(),
  lowest: z.string(),
  ceiling: z.string(),
  vendors: z.array(z.string()),
  /** What it costs on average of the stakes that fill it, per cent. */
  cost: z.string(),
}

export const staffJackpot = z.strictObject({
  code: z.string(),
  currency: z.string(),
  titles: z.record(z.string(), z.string()),
  /** Of the run that is open. */
  ...shownTerms,
  /** Of the run after it, where they are others. */
  next: z.nullable(z.strictObject(shownTerms)),
  isRunning: z.boolean(),
  /** What it holds, and which run of it this is. */
  amount: z.string(),
  run: z.number(),
  /** How often it was hit, and what that came to. */
  wins: z.number(),
  won: z.string(),
})
