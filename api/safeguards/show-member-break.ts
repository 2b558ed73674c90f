import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'

export const showMemberBreak = operation({
  name: 'showMemberBreak',
  summary: 'The break that a member is on, where there is one.',
  method: 'GET',
  path: '/staff/members/:account/break',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: z.strictObject({
    isRunning: z.boolean(),
    /** Whether the member may not log in either. */
    isExclusion: z.boolean(),
    /** Epoch milliseconds; null where none runs, or for ever. */
    endsAt: z.nullable(z.number()),
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})
