import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { sessionLimits, timeLimits } from './session-time.ts'

/**
 * A first or a shorter limit counts at once, also for sessions that run: those that are older end. A longer one, or none,
 * counts after a day. Asking again drops what has not begun.
 */
export const setSessionLimit = operation({
  name: 'setSessionLimit',
  summary: 'Limit how long a log-in of yours may last.',
  method: 'POST',
  path: '/wps/member/timeLimits/session',
  caller: 'member',
  input: z.strictObject({
    /** Null: no limit. */
    minutes: z.nullable(z.literal([...sessionLimits])),
  }),
  output: timeLimits,
  refusals: [],
  runs: 'transaction',
  perMinute: 20,
})
