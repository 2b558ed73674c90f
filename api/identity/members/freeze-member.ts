import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName, memberStates } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const freezeMember = operation({
  name: 'freezeMember',
  summary: 'Freeze a member: sessions end, nothing leaves their purses.',
  method: 'POST',
  path: '/staff/members/:account/freeze',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    account: accountName,
    /** Why, for the audit log. */
    note: plainText(3, 500),
  }),
  output: z.strictObject({ state: z.enum(memberStates) }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
