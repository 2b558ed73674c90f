import * as z from 'zod/mini'
import { plainText } from '../identity/plain-text.ts'
import { operation } from '../operation.ts'
import { redemptionReference } from './point-answers.ts'
import { pointOrder } from './staff-point-answers.ts'

export const sendPointOrder = operation({
  name: 'sendPointOrder',
  summary: 'Mark a granted order as sent, with the carrier; the member reads it.',
  method: 'POST',
  path: '/staff/points/orders/:reference/send',
  caller: 'staff',
  permission: 'promotions.approve',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: redemptionReference, note: plainText(3, 300) }),
  output: pointOrder,
  refusals: ['request.invalid', 'points.order.not.found', 'points.order.state'],
  runs: 'transaction',
})
