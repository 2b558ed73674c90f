import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const checkWithdrawal = operation({
  name: 'checkWithdrawal',
  summary: 'Ask the payment provider for the state of a payout.',
  method: 'POST',
  path: '/staff/withdrawals/:reference/check',
  caller: 'staff',
  permission: 'withdrawals.work',
  audited: true,
  memberMoney: 'pays',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalOrderAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.state', 'withdrawal.provider.silent'],
  runs: 'concludes',
})
