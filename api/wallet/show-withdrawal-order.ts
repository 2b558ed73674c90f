import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amountAnswer } from './limits.ts'
import { payoutAttemptAnswer, withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const showWithdrawalOrder = operation({
  name: 'showWithdrawalOrder',
  summary: 'One withdrawal with all an operator decides by.',
  method: 'GET',
  path: '/staff/withdrawals/:reference',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({ reference: withdrawalReference }),
  output: z.strictObject({
    withdrawal: withdrawalOrderAnswer,
    attempts: z.array(payoutAttemptAnswer),
    missingTurnover: amountAnswer,
    /** What may keep an approver away: who changed the member's accounts or credited him lately. */
    editors: z.array(z.strictObject({ actor: z.string(), what: z.enum(['credited', 'payout-account']) })),
    /** Whether the operator who asks could approve it now. */
    mayApprove: z.boolean(),
  }),
  refusals: ['withdrawal.not.found'],
  runs: 'reads',
})
