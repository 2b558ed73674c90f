import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { givenPassword } from './limits.ts'

/** Nothing changes until the first code confirms it; asking again replaces the secret that waits. */
export const beginTotpEnrolment = operation({
  name: 'beginTotpEnrolment',
  summary: 'A new authenticator secret for you, to be shown as a QR code.',
  method: 'POST',
  path: '/staff/session/totp',
  caller: 'staff',
  permission: 'own.session',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ password: givenPassword }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['staff.password.wrong', 'staff.login.locked'],
  runs: 'concludes',
})
