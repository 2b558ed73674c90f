import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const kickMember = operation({
  name: 'kickMember',
  summary: 'Log a member out everywhere: sessions end, remembered browsers are forgotten. They may log in again.',
  method: 'POST',
  path: '/staff/members/:account/kick',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({ ended: z.number() }),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
