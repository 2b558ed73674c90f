import * as z from 'zod/mini'
import { depositKinds } from './deposit-choices.ts'
import { amountAnswer } from './limits.ts'

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
  isOpen: z.boolean(),
  position: z.number(),
  changedAt: z.number(),
})
