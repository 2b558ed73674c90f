import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { limitPeriods, limitWish } from '../../wallet/deposit-limits/deposit-limits.ts'
import { ownLimitAnswer, ownLimitKinds } from './own-limits.ts'

/** A first or a lower limit counts at once; a higher one, or none, after a day. Asking again drops what has not begun. */
export const setOwnLimit = operation({
  name: 'setOwnLimit',
  summary: 'Limit what you stake or lose within a day, a week or a month.',
  method: 'POST',
  path: '/wps/member/playLimits',
  caller: 'member',
  input: z.strictObject({ kind: z.enum(ownLimitKinds), period: z.enum(limitPeriods), ...limitWish.shape }),
  output: ownLimitAnswer,
  refusals: ['request.invalid'],
  runs: 'transaction',
  perMinute: 20,
})
