import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** The next one is due an interval later. What is not due yet is not answered ahead. */
export const answerRealityCheck = operation({
  name: 'answerRealityCheck',
  summary: 'Say that you have seen how long you have been logged in, and play on.',
  method: 'POST',
  path: '/wps/session/realityCheck',
  caller: 'session',
  input: z.strictObject({}),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
