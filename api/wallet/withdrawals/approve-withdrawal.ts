import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const approveWithdrawal = operation({
  name: 'approveWithdrawal',
  summary: 'Approve a withdrawal: it is sent to the payment provider.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/approve',
  caller: 'staff',
  permission: 'withdrawals.approve',
  audited: true,
  memberMoney: 'pays',
  fourEyes: 'above-limit',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalOrderAnswer,
  refusals: [
    'withdrawal.not.found',
    'withdrawal.state',
    'withdrawal.taken',
    'withdrawal.approver.is.editor',
    'withdrawal.member.frozen',
  ],
  runs: 'transaction',
})
