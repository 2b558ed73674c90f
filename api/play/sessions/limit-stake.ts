import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { amount, amountAnswer } from '../../wallet/limits.ts'

export const limitStake = operation({
  name: 'limitStake',
  summary: 'Set the largest bet of this member, at every vendor; null lifts the limit.',
  method: 'PUT',
  path: '/staff/members/:account/stake-limit',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName, stakeMax: z.nullable(amount) }),
  output: z.strictObject({ account: z.string(), currency: z.string(), stakeMax: z.nullable(amountAnswer) }),
  refusals: ['member.not.found', 'request.invalid'],
  runs: 'transaction',
})
