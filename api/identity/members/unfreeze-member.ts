import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName, memberStates } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const unfreezeMember = operation({
  name: 'unfreezeMember',
  summary: 'Unfreeze a member.',
  method: 'POST',
  path: '/staff/members/:account/unfreeze',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
