import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodAnswer, goodTypes, pointPageSize } from './point-answers.ts'

export const listPointRewards = operation({
  name: 'listPointRewards',
  summary: 'What points buy, in the operator’s order.',
  method: 'GET',
  path: '/wps/points/rewards',
  relay: ['MCSFE_getPointReward', 'MCS2_getPointReward'],
  caller: 'anyone',
  module: 'PTSYS3',
  input: z.strictObject({
    type: z.optional(z.enum(goodTypes)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,6}_[1-9]\d{0,17}$/))),
    pageSize: pointPageSize,
  }),
  output: z.strictObject({ list: z.array(goodAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
