import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail, promotionId } from '../promotion-answers.ts'

export const collectMission = operation({
  name: 'collectMission',
  summary: 'Collect every step of a mission that is reached: what it gives waits in the reward centre.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/collect',
  caller: 'member',
  module: 'MISSIONLB3',
  input: z.strictObject({ promotionId }),
  output: promotionDetail,
  refusals: [
    'promotion.not.found',
    'promotion.closed',
    'promotion.not.for.member',
    'login.excluded',
    'promotion.taking',
    'promotion.nothing.due',
  ],
  runs: 'transaction',
})
