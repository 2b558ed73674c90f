import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

export const releaseEmail = operation({
  name: 'releaseEmail',
  summary: 'Take a member’s email address off the account, so that they, or whoever has it now, can verify it anew.',
  method: 'POST',
  path: '/staff/members/:account/email/release',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({}),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
