import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositAnswer, depositReference } from './deposit-answers.ts'

export const showDeposit = operation({
  name: 'showDeposit',
  summary: 'One of your deposits with its state.',
  method: 'GET',
  path: '/wps/report/depositTransaction/:reference',
  caller: 'member',
  input: z.strictObject({ reference: depositReference }),
  output: depositAnswer,
  refusals: ['deposit.not.found'],
  runs: 'reads',
})
