import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { pointsAnswer, rateAnswer } from './point-answers.ts'

export const showPointConfig = operation({
  name: 'showPointConfig',
  summary: 'What earns points today, and what they are turned into money at.',
  method: 'GET',
  path: '/wps/points/config',
  relay: ['MCSFE_getPointConfig', 'MCS2_getPointConfig'],
  caller: 'anyone',
  module: 'PTSYS3',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    /** Categories that earn nothing are left out. */
    rates: z.array(rateAnswer),
    /** Null: points are not turned into money. */
    conversion: z.nullable(
      z.strictObject({
        /** Points are turned by whole steps, each into so much. */
        step: pointsAnswer,
        amount: amountAnswer,
        /** Most points of a day, and what is left of it; null for visitors. */
        dailyMost: pointsAnswer,
        left: z.nullable(pointsAnswer),
      }),
    ),
    /** Points never expire. */
    expires: z.boolean(),
  }),
  refusals: [],
  runs: 'reads',
})
