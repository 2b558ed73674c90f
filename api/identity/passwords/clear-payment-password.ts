import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { accountName } from '../limits.ts'
import { plainText } from '../plain-text.ts'

/** For a forgotten payment password: the member sets a new one, with the log-in password. */
export const clearPaymentPassword = operation({
  name: 'clearPaymentPassword',
  summary: 'Remove a member’s payment password, so that they choose a new one.',
  method: 'POST',
  path: '/staff/members/:account/payment-password/clear',
  caller: 'staff',
  permission: 'members.manage',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({ account: accountName, note: plainText(3, 500) }),
  output: z.strictObject({}),
  refusals: ['member.not.found'],
  runs: 'transaction',
})
