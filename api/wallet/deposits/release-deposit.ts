import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositOrderAnswer, depositReference } from './deposit-answers.ts'

export const releaseDeposit = operation({
  name: 'releaseDeposit',
  summary: 'Release a deposit you have taken, back to the queue.',
  method: 'POST',
  path: '/staff/deposits/:reference/release',
  caller: 'staff',
  permission: 'deposits.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: depositReference }),
  output: depositOrderAnswer,
  refusals: ['deposit.not.found', 'deposit.not.in.review', 'deposit.taken'],
  runs: 'transaction',
})
