import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { idText } from './limits.ts'
import { staffAnswer } from './staff-answers.ts'

/** For a lost phone: authenticator and recovery codes are forgotten and the operator's sessions end. */
export const resetStaffTotp = operation({
  name: 'resetStaffTotp',
  summary: "Take an operator's second step away, so that they enrol a new one.",
  method: 'POST',
  path: '/staff/operators/:id/totp/reset',
  caller: 'staff',
  permission: 'staff.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ id: idText }),
  output: staffAnswer,
  refusals: ['not.found', 'staff.not.oneself'],
  runs: 'transaction',
})
