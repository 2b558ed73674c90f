import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { timeLimits } from './session-time.ts'

export const showTimeLimits = operation({
  name: 'showTimeLimits',
  summary: 'How long you let a log-in last, and how often you are asked whether to go on.',
  method: 'GET',
  path: '/wps/member/timeLimits',
  caller: 'member',
  input: z.strictObject({}),
  output: timeLimits,
  refusals: [],
  runs: 'reads',
})
