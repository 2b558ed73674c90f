import * as z from 'zod/mini'
import { givenPaymentPassword } from '../../identity/passwords/payment-password.ts'
import { operation } from '../../operation.ts'
import { accountNumber, bankCode, holderName } from './payout-account-limits.ts'
import { payoutAccountAnswer } from '../withdrawals/withdrawal-answers.ts'

export const bindPayoutAccount = operation({
  name: 'bindPayoutAccount',
  summary: 'Bind an account to be paid to.',
  method: 'PUT',
  path: '/wps/member/bankCard',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    bank: bankCode,
    holder: holderName,
    number: accountNumber,
    /** Asked of who has one. */
    paymentPassword: z.optional(givenPaymentPassword),
  }),
  output: payoutAccountAnswer,
  refusals: [
    'request.invalid',
    'payment.password.wrong',
    'payment.password.locked',
    'payout.bank.unknown',
    'payout.account.limit',
    'payout.account.holder.differs',
    'payout.account.taken',
  ],
  runs: 'concludes',
  perMinute: 60,
})
