import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const matchWithdrawal = operation({
  name: 'matchWithdrawal',
  summary: 'Approve a withdrawal to be paid in parts by other members’ deposits.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/match',
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
