import * as z from 'zod/mini'
import { operation } from '../../operation.ts'

/** Moments are epoch milliseconds of the server's clock. */
export const showSessionTime = operation({
  name: 'showSessionTime',
  summary: 'When your session began and will end, and when you are next asked whether to go on.',
  method: 'GET',
  path: '/wps/session/time',
  caller: 'session',
  input: z.strictObject({}),
  output: z.strictObject({
    startedAt: z.number(),
    endsAt: z.number(),
    /** Whether it ends then by the member's own limit. */
    isLimited: z.boolean(),
    /** Null where the member is not asked. */
    checkDueAt: z.nullable(z.number()),
    isCheckDue: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})
