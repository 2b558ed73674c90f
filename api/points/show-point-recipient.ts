import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { redemptionReference } from './point-answers.ts'

export const showPointRecipient = operation({
  name: 'showPointRecipient',
  summary: 'Where an order goes: who, their number and their address. Who looked is written down.',
  method: 'POST',
  path: '/staff/points/orders/:reference/recipient',
  caller: 'staff',
  permission: 'promotions.approve',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ reference: redemptionReference }),
  output: z.strictObject({ receiver: z.string(), mobileNum: z.string(), address: z.string() }),
  refusals: ['points.order.not.found'],
  runs: 'transaction',
})
