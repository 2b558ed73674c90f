import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { buyRefusals } from './family-answers.ts'
import { LONGEST_CONTENT, MOST_DRAWS, MOST_LINES } from './limits.ts'
import { gameCode, numero, orderAnswer } from './lottery-answers.ts'

export const orderLine = z.strictObject({
  playCode: z.string().check(z.maxLength(40)),
  content: z.string().check(z.minLength(1), z.maxLength(LONGEST_CONTENT)),
  /** As the client counted; another count than the house’s is refused. */
  units: z.optional(z.int().check(z.minimum(1))),
  unitValue: amount,
  multiple: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** The prize group chosen; one’s own where left out. */
  group: z.optional(z.int().check(z.minimum(1700), z.maximum(1960), z.multipleOf(2))),
  /** What part of the printed odds was shown, in hundredths of a per cent; sold at no other. Whatever holds where left out. */
  oddsShare: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
})

export const placeOrder = operation({
  name: 'placeOrder',
  summary: 'Buy a basket of bets on a draw, or on several: a chase.',
  method: 'POST',
  path: '/wps/lottery/orders',
  caller: 'member',
  input: z.strictObject({
    gameCode,
    /** Each draw and how often the basket counts there. */
    draws: z
      .array(z.strictObject({ numero, multiple: z.int().check(z.minimum(1), z.maximum(100_000)) }))
      .check(z.minLength(1), z.maxLength(MOST_DRAWS)),
    lines: z.array(orderLine).check(z.minLength(1), z.maxLength(MOST_LINES)),
    stopsOnWin: z._default(z.boolean(), false),
  }),
  output: z.strictObject({ orders: z.array(orderAnswer), chaseId: z.nullable(z.string()), stake: z.string() }),
  refusals: [...buyRefusals, 'lottery.odds.changed'],
  runs: 'batched',
})
