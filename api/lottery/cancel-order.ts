import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { orderAnswer, orderId } from './lottery-answers.ts'

export const cancelOrder = operation({
  name: 'cancelOrder',
  summary: 'Take an order back before its draw closes: the whole stake returns.',
  method: 'POST',
  path: '/wps/lottery/orders/:orderId/cancel',
  caller: 'member',
  input: z.strictObject({ orderId }),
  output: orderAnswer,
  refusals: ['lottery.order.not.found', 'lottery.order.fixed'],
  runs: 'transaction',
})
