import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { pointsAnswer } from './point-answers.ts'

export const showPointBalance = operation({
  name: 'showPointBalance',
  summary: 'Your points.',
  method: 'GET',
  path: '/wps/points/balance',
  relay: ['MCSFE_getPointBalance', 'MCS2_getPointBalance'],
  caller: 'member',
  module: 'PTSYS3',
  input: z.strictObject({}),
  output: z.strictObject({
    balance: pointsAnswer,
    /** Earned by bets that were corrected later, and spent already: what comes next pays it first. */
    owed: pointsAnswer,
    /** By today’s bets, what is not booked yet among it. */
    earnedToday: pointsAnswer,
  }),
  refusals: [],
  runs: 'reads',
})
