import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { boughtOrder, buyRefusals, gameId, slipNumero } from './family-answers.ts'
import { LONGEST_CONTENT } from './limits.ts'
import { amount } from '../wallet/limits.ts'

export const buyContents = operation({
  name: 'buyContents',
  summary: 'Buy bets of Vietnamese and Southeast Asian lotteries as public clients write them.',
  method: 'POST',
  path: '/lgw/betting',
  alsoPaths: ['/lotto/lgw/betting'],
  caller: 'member',
  bare: true,
  input: z.strictObject({
    prizeMode: z.optional(z.string().check(z.maxLength(16))),
    contents: z
      .array(
        z.strictObject({
          gameId,
          playId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
          bettingContent: z.string().check(z.minLength(1), z.maxLength(LONGEST_CONTENT)),
          singleBetPrice: z.pipe(z.coerce.string(), amount),
          bettingApproach: z.optional(z.coerce.string().check(z.maxLength(40))),
          winStop: z._default(z.boolean(), false),
          numero: z.array(slipNumero).check(z.minLength(1), z.maxLength(30)),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  output: z.array(boughtOrder),
  refusals: buyRefusals,
  runs: 'batched',
})
