import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { amount } from '../limits.ts'
import { voucherBatchAnswer } from './voucher-answers.ts'

export const VOUCHERS_MOST = 1_000

export const makeVouchers = operation({
  name: 'makeVouchers',
  summary: 'Make a batch of vouchers of one amount; another operator must approve it.',
  method: 'POST',
  path: '/staff/voucher-batches',
  caller: 'staff',
  permission: 'vouchers.manage',
  audited: true,
  memberMoney: 'none',
  fourEyes: true,
  input: z.strictObject({
    name: plainText(3, 60),
    currency: z.enum([...currencies.keys()]),
    amount,
    count: z.int().check(z.minimum(1), z.maximum(VOUCHERS_MOST)),
    /** How many days they can be redeemed. */
    days: z.int().check(z.minimum(1), z.maximum(730)),
  }),
  output: voucherBatchAnswer,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
