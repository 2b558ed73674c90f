import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { checkIntervals, timeLimits } from './session-time.ts'

/** Counts at once, and from the last answer on. */
export const setCheckInterval = operation({
  name: 'setCheckInterval',
  summary: 'Choose how often you are shown how long you have been logged in.',
  method: 'POST',
  path: '/wps/member/timeLimits/realityCheck',
  caller: 'member',
  input: z.strictObject({
    /** Null: never, where the house allows it. */
    minutes: z.nullable(z.literal([...checkIntervals])),
  }),
  output: timeLimits,
  refusals: [],
  runs: 'transaction',
  perMinute: 20,
})
