import * as z from 'zod/mini'
import { givenPaymentPassword } from '../../identity/passwords/payment-password.ts'
import { operation } from '../../operation.ts'
import { amount } from '../limits.ts'
import { payoutAccountId } from '../payout-accounts/payout-account-limits.ts'
import { withdrawalAnswer } from './withdrawal-answers.ts'

/** What is chosen before the payment password is asked for. */
export const withdrawalWish = z.strictObject({
  /** Main units of one's currency; the fee is taken out of it. */
  amount,
  payoutAccountId,
})

export const requestWithdrawal = operation({
  name: 'requestWithdrawal',
  summary: 'Request a withdrawal to one of your payout accounts. The money is held until it is paid or comes back.',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    ...withdrawalWish.shape,
    paymentPassword: givenPaymentPassword,
  }),
  output: withdrawalAnswer,
  refusals: [
    'request.invalid',
    'login.excluded',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'payout.account.not.found',
    'withdraw.closed',
    'withdraw.rate.unavailable',
    'withdraw.amount.too.small',
    'withdraw.amount.too.large',
    'withdraw.daily.amount',
    'withdraw.daily.count',
    'withdraw.turnover.missing',
    'withdraw.bonus.open',
    'withdraw.verification.due',
    'wallet.purse.closed',
    'insufficient_balance',
  ],
  runs: 'concludes',
  perMinute: 30,
})
