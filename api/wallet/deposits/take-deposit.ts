import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositOrderAnswer, depositReference } from './deposit-answers.ts'

export const takeDeposit = operation({
  name: 'takeDeposit',
  summary: 'Take a deposit under review, so that no other operator decides it meanwhile.',
  method: 'POST',
  path: '/staff/deposits/:reference/take',
  caller: 'staff',
  permission: 'deposits.decide',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: depositReference }),
  output: depositOrderAnswer,
  refusals: ['deposit.not.found', 'deposit.not.in.review', 'deposit.taken'],
  runs: 'transaction',
})
