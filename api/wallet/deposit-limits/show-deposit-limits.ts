import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositLimitAnswer } from './deposit-limits.ts'

export const showDepositLimits = operation({
  name: 'showDepositLimits',
  summary: 'The limits you have set for your deposits, and what is left of them.',
  method: 'GET',
  path: '/wps/member/depositLimits',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ currency: z.string(), limits: z.array(depositLimitAnswer) }),
  refusals: [],
  runs: 'reads',
})
