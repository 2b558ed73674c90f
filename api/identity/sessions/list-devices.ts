import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

export const listDevices = operation({
  name: 'listDevices',
  summary: 'The devices that your account knows, newest first.',
  method: 'GET',
  path: '/wps/member/devices',
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
        firstSeenAt: z.number(),
        lastSeenAt: z.number(),
        userAgent: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
