import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'

const nearNumero = z.nullable(
  z.strictObject({
    gameId: z.number(),
    numero: z.string(),
    /** Milliseconds until sale ends. */
    remainTime: z.number(),
    /** Seconds between the end of sale and the draw. */
    lockTime: z.number(),
    isSale: z.boolean(),
    winNo: z.nullable(z.string()),
  }),
)

export const showNearNumeros = operation({
  name: 'showNearNumeros',
  summary: 'The draw on sale with the one before it and the one after; of every lottery where none is named.',
  method: 'GET',
  path: '/lgw/numeros/near',
  alsoPaths: ['/lotto/lgw/numeros/near'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...words, gameId: z.optional(gameId) }),
  output: z.array(
    z.strictObject({
      gameId: z.number(),
      gameCode: z.string(),
      previousNumero: nearNumero,
      currentNumero: nearNumero,
      nextNumero: nearNumero,
    }),
  ),
  refusals: [],
  runs: 'reads',
})
