import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameType } from '../games/limits.ts'
import { lotteryEntry } from './lottery-answers.ts'

export const listLotteries = operation({
  name: 'listLotteries',
  summary: 'The lotteries of the catalogue with what is on sale and the last result of each.',
  method: 'GET',
  path: '/wps/lottery/games',
  caller: 'anyone',
  input: z.strictObject({ gameType: z.optional(gameType) }),
  output: z.strictObject({ list: z.array(lotteryEntry), now: z.number() }),
  refusals: [],
  runs: 'reads',
})
