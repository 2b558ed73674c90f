import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { secondStepCode } from './limits.ts'

/** The recovery codes are shown this once; each opens one log-in without the authenticator. */
export const confirmTotpEnrolment = operation({
  name: 'confirmTotpEnrolment',
  summary: 'Switch the second step on by its first code.',
  method: 'POST',
  path: '/staff/session/totp/confirm',
  caller: 'staff',
  permission: 'own.session',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ code: secondStepCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['staff.totp.wrong', 'staff.totp.not.begun', 'staff.login.locked'],
  runs: 'concludes',
})
