import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { payoutAccountId } from '../payout-accounts/payout-account-limits.ts'

export const showPayoutRate = operation({
  name: 'showPayoutRate',
  summary: 'The current rate of the coin that one of your payout accounts is paid in.',
  method: 'GET',
  path: '/wps/transaction/withdraw/rate',
  caller: 'member',
  input: z.strictObject({ payoutAccountId }),
  output: z.strictObject({
    coin: z.string(),
    network: z.string(),
    currency: z.string(),
    /** One main unit of the coin in the currency, as a plain decimal. */
    rate: z.string(),
  }),
  refusals: ['payout.account.not.found', 'withdraw.rate.unavailable'],
  runs: 'reads',
  perMinute: 60,
})
