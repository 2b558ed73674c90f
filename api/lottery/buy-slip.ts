import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { boughtOrder, buyRefusals, gameId, slipNumero } from './family-answers.ts'
import { MOST_DRAWS } from './limits.ts'
import { numero } from './lottery-answers.ts'
import { amount } from '../wallet/limits.ts'

export const buySlip = operation({
  name: 'buySlip',
  summary: 'Buy a slip as public clients write it: `content~type~playId~modeId~series~multiple[~digit];…`.',
  method: 'POST',
  path: '/lgw/orders/betting',
  alsoPaths: ['/lotto/lgw/orders/betting'],
  caller: 'member',
  bare: true,
  input: z.strictObject({
    gameId,
    currentNumero: numero,
    prizeModeId: z.optional(z.coerce.number()),
    betCartAmountSum: z.optional(amount),
    bettingSlipString: z.string().check(z.minLength(1), z.maxLength(60_000)),
    chase: z._default(z.boolean(), false),
    chaseSlip: z._default(z.array(slipNumero).check(z.maxLength(MOST_DRAWS)), []),
    winningStop: z._default(z.boolean(), false),
  }),
  output: boughtOrder,
  refusals: buyRefusals,
  runs: 'batched',
})
