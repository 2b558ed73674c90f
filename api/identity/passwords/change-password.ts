import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { givenPassword } from '../limits.ts'

/** All other sessions of the member end. */
export const changePassword = operation({
  name: 'changePassword',
  cashier: 'self',
  summary: 'Change your password.',
  method: 'POST',
  path: '/wps/member/password',
  caller: 'member',
  whilePasswordDue: true,
  encrypted: true,
  input: z.strictObject({
    /** Asked of who has one. */
    oldPassword: z.optional(givenPassword),
    newPassword: givenPassword,
    confirmNewPassword: z.optional(givenPassword),
  }),
  output: z.strictObject({}),
  refusals: [
    'request.invalid',
    'inconsistent_twice',
    'login.locked',
    'password.wrong',
    'password.unchanged',
    'password.breached',
    'password.same.as.username',
  ],
  runs: 'concludes',
  perMinute: 20,
})
