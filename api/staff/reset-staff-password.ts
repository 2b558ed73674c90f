import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'

/** The random password is told once and must be changed at the next log-in; the operator's sessions end. */
export const resetStaffPassword = operation({
  name: 'resetStaffPassword',
  summary: 'Give an operator a fresh first password.',
  method: 'POST',
  path: '/staff/operators/:id/password/reset',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: idText }),
  output: z.object({ account: z.string(), password: z.string() }),
  refusals: ['not.found', 'staff.not.oneself'],
  runs: 'concludes',
})
