import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode } from '../lottery-answers.ts'
import { lotteryOdds } from './odds-answers.ts'

export const listLotteryOdds = operation({
  name: 'listLotteryOdds',
  summary: 'What part of its printed odds each bet of a lottery pays, now, before and later.',
  method: 'GET',
  path: '/staff/lotteries/:gameCode/odds',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({ gameCode }),
  output: lotteryOdds,
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
