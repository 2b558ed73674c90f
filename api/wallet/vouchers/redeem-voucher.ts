import * as z from 'zod/mini'
import { depositAnswer } from '../deposits/deposit-answers.ts'
import { operation } from '../../operation.ts'

export const redeemVoucher = operation({
  name: 'redeemVoucher',
  summary: 'Pay in with a voucher’s code: its amount is credited at once, once.',
  method: 'POST',
  path: '/wps/transaction/deposit/voucher',
  caller: 'member',
  input: z.strictObject({
    /** With or without its spaces and dashes. */
    code: z.string().check(z.minLength(8), z.maxLength(40), z.regex(/^[0-9A-Za-z -]+$/)),
    promotion: z.optional(z.string().check(z.regex(/^(?:none|[1-9]\d{0,17})$/))),
  }),
  output: depositAnswer,
  refusals: [
    'balance.limit',
    'deposit.limit',
    'login.excluded',
    'deposit.closed',
    'deposit.channel.unavailable',
    'deposit.promotion.unknown',
    'voucher.unknown',
    'voucher.used',
    'voucher.expired',
  ],
  runs: 'transaction',
  perMinute: 20,
})
