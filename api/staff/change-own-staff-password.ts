import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { givenPassword, newStaffPassword } from './limits.ts'

/** Ends every other session of the operator. */
export const changeOwnStaffPassword = operation({
  name: 'changeOwnStaffPassword',
  summary: 'Change your own password.',
  method: 'POST',
  path: '/staff/session/password',
  caller: 'staff',
  permission: 'own.session',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ password: givenPassword, newPassword: newStaffPassword }),
  output: z.object({}),
  refusals: ['staff.password.wrong', 'staff.password.weak', 'staff.login.locked'],
  runs: 'concludes',
})
