import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { loginOutcomes, rowId } from '../limits.ts'

export const listLogins = operation({
  name: 'listLogins',
  summary: 'Your log-ins, failed ones too, newest first.',
  method: 'GET',
  path: '/wps/member/logins',
  caller: 'member',
  input: z.strictObject({
    /** `next` of the page before. */
    before: z.optional(rowId),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: rowId,
        /** Epoch milliseconds. */
        at: z.number(),
        outcome: z.enum(loginOutcomes),
        ip: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
