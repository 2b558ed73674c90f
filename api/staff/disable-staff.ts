import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'
import { staffAnswer } from './staff-answers.ts'

/** Ends the operator's sessions at once. */
export const disableStaff = operation({
  name: 'disableStaff',
  summary: 'Shut an operator out.',
  method: 'POST',
  path: '/staff/operators/:id/disable',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: idText }),
  output: staffAnswer,
  refusals: ['not.found', 'staff.not.oneself', 'staff.last.admin'],
  runs: 'transaction',
})
