import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { orderId } from './lottery-answers.ts'

export const cancelSuborders = operation({
  name: 'cancelSuborders',
  summary: 'Take several orders back before their draws close, all or none.',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  alsoPaths: ['/lotto/lgw/orders/suborders/cancel'],
  caller: 'member',
  bare: true,
  input: z.strictObject({ orderDetailIds: z.array(orderId).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ cancelled: z.array(z.string()) }),
  refusals: ['lottery.order.not.found', 'lottery.order.fixed'],
  runs: 'transaction',
})
