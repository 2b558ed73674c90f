import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameCode, orderAnswer, orderId } from './lottery-answers.ts'

export const listOrders = operation({
  name: 'listOrders',
  summary: 'Your lottery orders, the latest first.',
  method: 'GET',
  path: '/wps/lottery/orders',
  caller: 'member',
  input: z.strictObject({
    gameCode: z.optional(gameCode),
    before: z.optional(orderId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(orderAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
