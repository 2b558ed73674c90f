import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amountText, drawAnswer, gameCode, lotteryEntry, lotteryLimits } from './lottery-answers.ts'

export const showLottery = operation({
  name: 'showLottery',
  summary: 'One lottery: draws on sale and planned, limits, unit values and your prize group.',
  method: 'GET',
  path: '/wps/lottery/games/:gameCode',
  caller: 'anyone',
  input: z.strictObject({ gameCode }),
  output: z.strictObject({
    game: lotteryEntry,
    now: z.number(),
    /** Draws that may be chased, the one on sale first. */
    planned: z.array(drawAnswer),
    /** What is taken of `currency`; null where nothing is. */
    limits: z.nullable(lotteryLimits),
    unitValues: z.array(amountText),
    currency: z.string(),
    /** The highest group one may choose, and the lowest there is. */
    group: z.number(),
    lowestGroup: z.number(),
    /** Bets that pay a part of what is printed: so many hundredths of a per cent of it. */
    oddsShares: z.record(z.string(), z.number()),
  }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
