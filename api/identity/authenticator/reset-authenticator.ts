import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** For who has lost his phone. His sessions stay, and he is written to: it may not have been he who asked. */
export const resetAuthenticator = operation({
  name: 'resetAuthenticator',
  summary: 'Take a member’s authenticator away, so that he binds another one.',
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
