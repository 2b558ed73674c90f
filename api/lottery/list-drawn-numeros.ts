import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'
import { gameCode } from './lottery-answers.ts'

export const listDrawnNumeros = operation({
  name: 'listDrawnNumeros',
  summary: 'Results of a lottery, the latest first; the last one of every lottery where none is named.',
  method: 'GET',
  path: '/lgw/draw',
  alsoPaths: ['/lgw/draw/:gameId', '/lgw/draw/code/:code', '/lotto/lgw/draw', '/lotto/lgw/draw/code/:code'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({
    ...words,
    gameId: z.optional(gameId),
    code: z.optional(gameCode),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({
    content: z.array(
      z.strictObject({
        gameId: z.number(),
        gameCode: z.string(),
        numero: z.string(),
        winNo: z.string(),
        openTime: z.number(),
      }),
    ),
    page: z.number(),
    size: z.number(),
  }),
  refusals: [],
  runs: 'reads',
})
