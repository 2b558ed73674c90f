import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { ownLimitAnswer } from './own-limits.ts'

export const showOwnLimits = operation({
  name: 'showOwnLimits',
  summary: 'The limits you have set for what you stake and lose, and what is left of them.',
  method: 'GET',
  path: '/wps/member/playLimits',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ currency: z.string(), limits: z.array(ownLimitAnswer) }),
  refusals: [],
  runs: 'reads',
})
