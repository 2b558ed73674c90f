import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositLimitAnswer, limitPeriods, limitWish } from './deposit-limits.ts'

/** A first or a lower limit counts at once; a higher one, or none, after a day. Asking again drops what has not begun. */
export const setDepositLimit = operation({
  name: 'setDepositLimit',
  summary: 'Limit what you pay in within a day, a week or a month.',
  method: 'POST',
  path: '/wps/member/depositLimits',
  caller: 'member',
  input: z.strictObject({ period: z.enum(limitPeriods), ...limitWish.shape }),
  output: depositLimitAnswer,
  refusals: ['request.invalid'],
  runs: 'transaction',
  perMinute: 20,
})
