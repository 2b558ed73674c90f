import * as z from 'zod/mini'
import { unstorableTexts } from '../../../platform/unstorable-text.ts'

/** A word of a provider, as we can keep it. */
export const text = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((given) => unstorableTexts(given).length === 0),
)

export const pageUrl = z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/\S+$/))

/** A payment as the provider tells of it. */
export const payment = z.object({ id: text, amount: text, currency: text })

/** How every provider of these wires says no. */
export const errorAnswer = z.object({ error: z.object({ code: text, message: z.string() }) })

/** What became of a payout. */
export const payoutEvent = z.object({
  event: z.enum(['payout.paid', 'payout.failed']),
  reference: text,
  id: text,
  reason: z.nullish(text),
})
