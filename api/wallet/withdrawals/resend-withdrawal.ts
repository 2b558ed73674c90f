import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const resendWithdrawal = operation({
  name: 'resendWithdrawal',
  summary: 'Send a payout again: one that failed, or one the provider does not know.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/resend',
  caller: 'staff',
  permission: 'withdrawals.approve',
  audited: true,
  memberMoney: 'pays',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalOrderAnswer,
  refusals: [
    'withdrawal.not.found',
    'withdrawal.state',
    'withdrawal.parts.open',
    'withdrawal.taken',
    'withdrawal.approver.is.editor',
    'withdrawal.member.frozen',
    'withdrawal.provider.silent',
    'withdrawal.provider.knows',
  ],
  runs: 'concludes',
})
