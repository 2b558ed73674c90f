import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'

export const showLotterySetting = operation({
  name: 'showLotterySetting',
  summary: 'What a lottery takes: the greatest multiple and stake, and what a unit may be worth.',
  method: 'GET',
  path: '/lgw/games/:gameId/setting',
  alsoPaths: ['/lotto/lgw/games/:gameId/setting'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...words, gameId }),
  output: z.strictObject({
    betMultipleMax: z.number(),
    betAmountMax: z.string(),
    bettingModes: z.array(
      z.strictObject({ bettingModeId: z.number(), code: z.string(), unit: z.string(), winAmountMax: z.string() }),
    ),
  }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
