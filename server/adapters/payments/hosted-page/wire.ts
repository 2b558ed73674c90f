import * as z from 'zod/mini'
import { pageUrl, payment, text } from '../common/wire-fields.ts'

/** A checkout as POST and GET /v1/checkouts answer it. */
export const checkoutAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  hostedUrl: pageUrl,
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

export const depositEvent = z.object({
  event: z.enum(['deposit.paid', 'deposit.failed']),
  reference: text,
  payment,
  reason: z.nullish(text),
})
