import * as z from 'zod/mini'
import { payment, text } from '../common/wire-fields.ts'

const count = z.int().check(z.minimum(0), z.maximum(100_000))
/** What one main unit of the coin is worth in the other currency: plain decimal digits. */
export const rate = z.string().check(z.maxLength(30), z.regex(/^(?!0+(?:\.0+)?$)\d{1,15}(?:\.\d{1,12})?$/))
/** A payment on the chain. One transaction can pay several addresses, so its hash names no payment. */
const chainPayment = z.extend(payment, { transaction: text, confirmations: count })

/** An address as POST and GET /v1/addresses answer it. */
export const addressAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['open', 'confirming', 'paid', 'failed', 'expired']),
  asset: text,
  network: text,
  address: text,
  rate,
  confirmationsNeeded: count,
  payment: z.nullish(chainPayment),
  reason: z.nullish(text),
})
export type AddressWire = z.output<typeof addressAnswer>

export const rateAnswer = z.object({ asset: text, currency: text, rate })

/** A transfer as POST and GET /v1/transfers answer it. */
export const transferAnswer = z.object({
  id: text,
  reference: text,
  status: z.enum(['pending', 'paid', 'failed']),
  reason: z.nullish(text),
})

export const chainDepositEvent = z.object({
  event: z.enum(['deposit.confirming', 'deposit.paid', 'deposit.failed']),
  reference: text,
  payment: chainPayment,
  confirmationsNeeded: count,
  reason: z.nullish(text),
})
