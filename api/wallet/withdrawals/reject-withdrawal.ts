import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const rejectWithdrawal = operation({
  name: 'rejectWithdrawal',
  summary: 'Reject a withdrawal: all of its money returns to the member.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/reject',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'pays',
  input: z.strictObject({ reference: withdrawalReference, note: plainText(3, 500) }),
  output: withdrawalOrderAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.state', 'withdrawal.parts.open', 'withdrawal.taken'],
  runs: 'transaction',
})
