import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rowId } from '../limits.ts'

/** All of them: they are few. */
export const listPasskeys = operation({
  name: 'listPasskeys',
  summary: 'Your passkeys, newest first.',
  method: 'GET',
  path: '/wps/member/passkeys',
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    limit: z.number(),
    list: z.array(
      z.strictObject({
        id: rowId,
        name: z.string(),
        /** Whether it may live on several devices. */
        isSynced: z.boolean(),
        /** Epoch milliseconds. */
        madeAt: z.number(),
        usedAt: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
