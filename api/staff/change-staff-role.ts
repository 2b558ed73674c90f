import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'
import { roleSchema, staffAnswer } from './staff-answers.ts'

/** Takes effect at the operator's next call. */
export const changeStaffRole = operation({
  name: 'changeStaffRole',
  summary: 'Give an operator another role.',
  method: 'POST',
  path: '/staff/operators/:id/role',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: idText, role: roleSchema }),
  output: staffAnswer,
  refusals: ['not.found', 'staff.not.oneself', 'staff.last.admin'],
  runs: 'transaction',
})
