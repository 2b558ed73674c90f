import * as z from 'zod/mini'
import { depositKinds } from '../deposits/deposit-choices.ts'
import { amountAnswer } from '../limits.ts'

/** A channel as operators see it. */
export const depositChannelAnswer = z.strictObject({
  code: z.string(),
  kind: z.enum(depositKinds),
  name: z.string(),
  provider: z.nullable(z.string()),
  currency: z.string(),
  minimumAmount: amountAnswer,
  maximumAmount: amountAnswer,
  feePercent: z.string(),
  feeFixed: amountAnswer,
  payBank: z.nullable(z.string()),
  payHolder: z.nullable(z.string()),
  payNumber: z.nullable(z.string()),
  qrText: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  /** Which coin on which chain, where it takes one. */
  coin: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** `HH:MM` of the merchant's day; null: at all hours. */
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  leastLevel: z.number(),
  leastDays: z.number(),
  isOpen: z.boolean(),
  position: z.number(),
  changedAt: z.number(),
})
