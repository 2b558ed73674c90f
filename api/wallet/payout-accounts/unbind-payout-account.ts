import * as z from 'zod/mini'
import { givenPaymentPassword } from '../../identity/passwords/payment-password.ts'
import { operation } from '../../operation.ts'
import { payoutAccountId } from './payout-account-limits.ts'

/** Withdrawals that are under way are still paid to it. */
export const unbindPayoutAccount = operation({
  name: 'unbindPayoutAccount',
  summary: 'Remove one of your payout accounts.',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    id: payoutAccountId,
    /** Asked of who has one. */
    paymentPassword: z.optional(givenPaymentPassword),
  }),
  output: z.strictObject({}),
  refusals: ['payout.account.not.found', 'payment.password.wrong', 'payment.password.locked'],
  runs: 'concludes',
  perMinute: 20,
})
