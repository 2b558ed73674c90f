import * as z from 'zod/mini'
import { operation } from '../operation.ts'

/** What is set is tried as it stands: also a wrong password shows at once, and not at the first member's log-in. */
export const sendTestLetter = operation({
  name: 'sendTestLetter',
  summary: 'Send a letter to an address, to see that the mail server takes it.',
  method: 'POST',
  path: '/staff/mail-server/test',
  caller: 'staff',
  permission: 'settings.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ to: z.email().check(z.maxLength(120)) }),
  output: z.strictObject({}),
  refusals: ['mail.unavailable'],
  runs: 'concludes',
  perMinute: 10,
})
