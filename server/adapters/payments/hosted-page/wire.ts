import * as z from 'zod/mini'
import { unstorableTexts } from '../../../platform/unstorable-text.ts'

const text = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((given) => unstorableTexts(given).length === 0),
)
const hostedUrl = z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/\S+$/))

/** A payment as the provider tells of it. */
const payment = z.object({ id: text, amount: text, currency: text })

/** A checkout as POST and GET /v1/checkouts answer it. */
export const checkoutAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  hostedUrl,
  payment: z.nullish(payment),
  reason: z.nullish(text),
})
export type CheckoutWire = z.output<typeof checkoutAnswer>

/** A payout as POST and GET /v1/payouts answer it. */
export const payoutAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['pending', 'paid', 'failed']),
  reason: z.nullish(text),
})

export const errorAnswer = z.object({ error: z.object({ code: text, message: z.string() }) })

export const depositEvent = z.object({
  event: z.enum(['deposit.paid', 'deposit.failed']),
  reference: text,
  payment,
  reason: z.nullish(text),
})

export const payoutEvent = z.object({
  event: z.enum(['payout.paid', 'payout.failed']),
  reference: text,
  id: text,
  reason: z.nullish(text),
})
