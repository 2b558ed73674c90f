import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { depositOrderAnswer, depositReference } from './deposit-answers.ts'
import { amount } from '../limits.ts'

export const decideDeposit = operation({
  name: 'decideDeposit',
  summary:
    'Credit what arrived for a deposit under review, or refuse it; much more than was asked for takes two operators.',
  method: 'POST',
  path: '/staff/deposits/:reference/decide',
  caller: 'staff',
  permission: 'deposits.decide',
  audited: true,
  memberMoney: 'edits',
  fourEyes: 'above-limit',
  input: z.strictObject({
    reference: depositReference,
    decision: z.enum(['credit', 'refuse']),
    /**
     * What is credited, in the member's currency: needed where another currency arrived, refused where the amount that
     * arrived speaks for itself.
     */
    amount: z.optional(amount),
    note: plainText(3, 500),
  }),
  output: depositOrderAnswer,
  refusals: [
    'balance.limit',
    'deposit.not.found',
    'deposit.not.in.review',
    'deposit.taken',
    'deposit.not.taken',
    'request.invalid',
  ],
  runs: 'transaction',
})
