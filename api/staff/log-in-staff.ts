import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { givenAccount, givenPassword, secondStepCode } from './limits.ts'
import { dueSchema } from './staff-answers.ts'

/** The code is left out at first: `staff.totp.required` asks for it. */
export const logInStaff = operation({
  name: 'logInStaff',
  summary: 'Log an operator in by password and, where enrolled, a second step.',
  method: 'POST',
  path: '/staff/session/login',
  caller: 'anyone',
  input: z.strictObject({ account: givenAccount, password: givenPassword, code: z.optional(secondStepCode) }),
  output: z.object({ token: z.string(), expiresAt: z.number(), due: z.array(dueSchema) }),
  refusals: ['staff.login.failed', 'staff.login.locked', 'staff.totp.required', 'staff.totp.wrong'],
  runs: 'concludes',
  perMinute: 30,
})
