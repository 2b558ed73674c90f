import * as z from 'zod/mini'
import { operation } from '../operation.ts'

export const showBreak = operation({
  name: 'showBreak',
  summary: 'The break that you are on, where there is one.',
  method: 'GET',
  path: '/wps/member/breaks',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    isRunning: z.boolean(),
    /** Epoch milliseconds; null where none runs, or for ever. */
    endsAt: z.nullable(z.number()),
  }),
  refusals: [],
  runs: 'reads',
})
