import * as z from 'zod/mini'
import { amountAnswer } from '../limits.ts'

export const voucherBatchId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const voucherBatchAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  amount: amountAnswer,
  count: z.number(),
  redeemed: z.number(),
  madeBy: z.string(),
  madeAt: z.number(),
  expiresAt: z.number(),
  withdrawnAt: z.nullable(z.number()),
})
