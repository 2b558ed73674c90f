import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** For whoever lost the password and has neither address nor number. The next log-in asks for another one. */
export const resetMemberPassword = operation({
  name: 'resetMemberPassword',
  summary: 'Give a member a random password that lasts until the next log-in; whoever was in is logged out.',
  method: 'POST',
  path: '/staff/members/:account/password/reset',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({ password: z.string() }),
  refusals: ['member.not.found'],
  runs: 'concludes',
  perMinute: 30,
})
