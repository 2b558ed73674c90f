import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { gameCode } from '../lottery-answers.ts'
import { lotteryOdds, oddsPercent } from './odds-answers.ts'

export const setLotteryOdds = operation({
  name: 'setLotteryOdds',
  summary: 'Set what part of its printed odds a bet pays from a moment on; orders keep the odds they were taken at.',
  method: 'POST',
  path: '/staff/lotteries/:gameCode/odds',
  caller: 'staff',
  permission: 'vendors.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    gameCode,
    playCode: z.string().check(z.maxLength(40)),
    percent: oddsPercent,
    /** Epoch milliseconds; now where left out. */
    holdsFrom: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(4_102_444_800_000))),
  }),
  output: lotteryOdds,
  refusals: ['request.invalid', 'lottery.game.closed'],
  runs: 'transaction',
})
