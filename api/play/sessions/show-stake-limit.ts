import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'

export const showStakeLimit = operation({
  name: 'showStakeLimit',
  summary: 'The largest bet that the house takes of this member, and who set it.',
  method: 'GET',
  path: '/staff/members/:account/stake-limit',
  caller: 'staff',
  permission: 'members.read',
  input: z.strictObject({ account: accountName }),
  output: z.strictObject({
    currency: z.string(),
    /** Null where they have no limit of their own. */
    set: z.nullable(z.strictObject({ stakeMax: amountAnswer, by: z.string(), at: z.number() })),
  }),
  refusals: ['member.not.found'],
  runs: 'reads',
})
