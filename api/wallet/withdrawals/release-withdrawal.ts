import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const releaseWithdrawal = operation({
  name: 'releaseWithdrawal',
  summary: 'Release a withdrawal you have taken, back to the queue.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/release',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'pays',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalOrderAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.state', 'withdrawal.taken'],
  runs: 'transaction',
})
