import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** For a number or address that a member no longer has: they, or whoever has it now, can verify it anew. */
export const releaseContact = operation({
  name: 'releaseContact',
  summary: 'Take a member’s mobile number or email address off the account.',
  method: 'POST',
  path: '/staff/members/:account/contacts/:contact/release',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ account: accountName, contact: z.enum(['mobile', 'email']), note: plainText(3, 500) }),
  output: z.strictObject({}),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
