import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { redemptionReference } from './point-answers.ts'
import { pointOrder } from './staff-point-answers.ts'

export const decidePointOrder = operation({
  name: 'decidePointOrder',
  summary: 'Grant what a member asked for, or refuse it with a reason the member reads: points and stock come back.',
  method: 'POST',
  path: '/staff/points/orders/:reference/decide',
  caller: 'staff',
  permission: 'promotions.approve',
  audited: true,
  memberMoney: 'edits',
  input: z.strictObject({
    reference: redemptionReference,
    decision: z.enum(['approve', 'refuse']),
    /** Needed with a refusal. */
    reason: z._default(plainText(0, 300), ''),
  }),
  output: pointOrder,
  refusals: ['request.invalid', 'points.order.not.found', 'points.order.state'],
  runs: 'transaction',
})
