import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'
import { gameCode } from './lottery-answers.ts'

/** By place, FIRST to TENTH; ALL where a lottery's numbers are in no order. Of each number in ascending order. */
const byPlace = z.record(z.string(), z.array(z.number()))

export const showHotGapInfo = operation({
  name: 'showHotGapInfo',
  summary: 'Of the last 100 draws how often each number came, and for how many draws it has not.',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  alsoPaths: [
    '/lgw/draw/code/:code/hot_gap_info',
    '/lotto/lgw/draw/:gameId/hot_gap_info',
    '/lotto/lgw/draw/code/:code/hot_gap_info',
  ],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...words, gameId: z.optional(gameId), code: z.optional(gameCode) }),
  output: z.strictObject({ hot: byPlace, gap: byPlace }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
