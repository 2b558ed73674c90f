import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** For a lost phone. The member's sessions stay, and the member is notified: somebody else may have asked for it. */
export const resetAuthenticator = operation({
  name: 'resetAuthenticator',
  summary: 'Remove a member’s authenticator, so that they bind another one.',
  method: 'POST',
  path: '/staff/members/:account/authenticator/reset',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    account: accountName,
    /** Why, for the audit log. */
    note: plainText(3, 500),
  }),
  output: z.strictObject({}),
  refusals: ['member.not.found', 'authenticator.missing'],
  runs: 'transaction',
})
