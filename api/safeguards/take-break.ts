import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { givenPassword } from '../identity/limits.ts'
import { coolOffDays, exclusionMonths } from './breaks.ts'

/**
 * Counts at once and ends every session. A cool-off leaves log-in and withdrawals open; an exclusion refuses the log-in. A
 * running break is never shortened: the one that ends last holds.
 */
export const takeBreak = operation({
  name: 'takeBreak',
  summary: 'Take a break from playing, or exclude yourself.',
  method: 'POST',
  path: '/wps/member/breaks',
  caller: 'member',
  encrypted: true,
  input: z.strictObject({
    length: z.union([
      z.strictObject({ kind: z.literal('cool-off'), days: z.literal([...coolOffDays]) }),
      z.strictObject({ kind: z.literal('exclusion'), months: z.literal([...exclusionMonths]) }),
      z.strictObject({ kind: z.literal('exclusion-for-ever') }),
    ]),
    password: z.optional(givenPassword),
  }),
  output: z.strictObject({}),
  refusals: ['password.wrong', 'login.locked'],
  runs: 'concludes',
  perMinute: 20,
})
