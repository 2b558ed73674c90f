import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { words } from './family-answers.ts'

export const listOrdersOfToday = operation({
  name: 'listOrdersOfToday',
  summary: 'Your lottery orders of the last day, as public clients list them.',
  method: 'GET',
  path: '/lgw/orders/today',
  alsoPaths: ['/lotto/lgw/orders/today'],
  caller: 'member',
  bare: true,
  input: z.strictObject(words),
  output: z.strictObject({
    content: z.array(
      z.strictObject({
        orderDetailId: z.string(),
        orderMasterId: z.string(),
        gameCode: z.string(),
        numero: z.string(),
        winningNumber: z.nullable(z.string()),
        planBettingAmount: z.string(),
        winningAmount: z.string(),
        /** 2 waiting, 3 lost, 4 won, 8 taken back, 9 void. */
        orderStatus: z.number(),
        chasing: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
