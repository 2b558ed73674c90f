import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

export const listSessions = operation({
  name: 'listSessions',
  summary: 'Your sessions, newest first.',
  method: 'GET',
  path: '/wps/member/sessions',
  caller: 'member',
  input: z.strictObject({
    /** `next` of the page before. */
    before: z.optional(rowId),
  }),
  output: z.strictObject({
    list: z.array(
      z.strictObject({
        id: rowId,
        /** The session of this very call. */
        isCurrent: z.boolean(),
        /** Epoch milliseconds. */
        startedAt: z.number(),
        seenAt: z.number(),
        expiresAt: z.number(),
        ip: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
    /** `before` of the next page; null on the last. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
