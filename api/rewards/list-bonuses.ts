import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { bonusAnswer, rewardPageSize, rewardPlace } from './reward-answers.ts'

export const listBonuses = operation({
  name: 'listBonuses',
  summary: 'The bonuses you have claimed, newest first, with the progress of their turnover.',
  method: 'GET',
  path: '/wps/report/bonus',
  caller: 'member',
  input: z.strictObject({
    /** Only bonuses that have not ended: the one in play and those that wait behind it. */
    state: z.optional(z.literal('open')),
    /** `next` of the page before. */
    before: z.optional(rewardPlace),
    pageSize: rewardPageSize,
  }),
  output: z.strictObject({
    list: z.array(bonusAnswer),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
