import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'
import { staffAnswer } from './staff-answers.ts'

/** The operator logs in with the password and second step they had. */
export const enableStaff = operation({
  name: 'enableStaff',
  summary: 'Enable an operator’s account again.',
  method: 'POST',
  path: '/staff/operators/:id/enable',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: idText }),
  output: staffAnswer,
  refusals: ['not.found'],
  runs: 'transaction',
})
