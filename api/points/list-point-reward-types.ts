import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodTypes } from './point-answers.ts'

export const listPointRewardTypes = operation({
  name: 'listPointRewardTypes',
  summary: 'What kinds of things points buy now, and how many of each there are.',
  method: 'GET',
  path: '/wps/points/reward-types',
  relay: ['MCSFE_getPointRewardConversionType', 'MCS2_getPointRewardConversionType'],
  caller: 'anyone',
  module: 'PTSYS3',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(z.strictObject({ type: z.enum(goodTypes), count: z.number() })) }),
  refusals: [],
  runs: 'reads',
})
