import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { drawAnswer, gameCode, numero, orderId } from './lottery-answers.ts'

export const showDrawFairness = operation({
  name: 'showDrawFairness',
  summary: 'What a draw of the house was drawn from, and how an order leads to its root: anybody can draw it again.',
  method: 'GET',
  path: '/wps/lottery/games/:gameCode/draws/:numero/fairness',
  caller: 'anyone',
  input: z.strictObject({ gameCode, numero, orderId: z.optional(orderId) }),
  output: z.strictObject({
    family: z.string(),
    draw: drawAnswer,
    /** Root of the accepted orders, frozen when sale closed. */
    root: z.nullable(z.string()),
    /** Revealed when the draw was drawn. */
    serverSeed: z.nullable(z.string()),
    clientSeed: z.nullable(z.string()),
    /** From the order asked for up to the root; null where it is not in it. */
    path: z.nullable(z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() }))),
    steps: z.array(z.string()),
  }),
  refusals: ['lottery.draw.not.found'],
  runs: 'reads',
})
