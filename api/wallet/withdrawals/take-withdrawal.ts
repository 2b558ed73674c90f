import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const takeWithdrawal = operation({
  name: 'takeWithdrawal',
  summary: 'Take a withdrawal, so that no other operator decides on it meanwhile.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/take',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'pays',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalOrderAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.state', 'withdrawal.taken'],
  runs: 'transaction',
})
