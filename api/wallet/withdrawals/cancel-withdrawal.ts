import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalAnswer, withdrawalReference } from './withdrawal-answers.ts'

export const cancelWithdrawal = operation({
  name: 'cancelWithdrawal',
  summary: 'Call a withdrawal back before an operator has taken it; the money returns at once.',
  method: 'POST',
  path: '/wps/transaction/withdraw/:reference/cancel',
  caller: 'member',
  input: z.strictObject({ reference: withdrawalReference }),
  output: withdrawalAnswer,
  refusals: ['withdrawal.not.found', 'withdrawal.too.late'],
  runs: 'transaction',
})
