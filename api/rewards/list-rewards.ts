import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { rewardAnswer, rewardKinds, rewardPageSize, rewardPlace, rewardStates } from './reward-answers.ts'

export const listRewards = operation({
  name: 'listRewards',
  summary: 'Your rewards, newest first.',
  method: 'GET',
  path: '/wps/rewards',
  relay: ['MCSFE_getClaimPromotion', 'MCS2_getPromotionClaimList'],
  caller: 'member',
  module: 'REWCEN3',
  input: z.strictObject({
    promotionType: z.optional(z.enum(rewardKinds)),
    status: z.optional(z.enum(rewardStates)),
    /** `next` of the page before. */
    before: z.optional(rewardPlace),
    pageSize: rewardPageSize,
  }),
  output: z.strictObject({
    list: z.array(rewardAnswer),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
