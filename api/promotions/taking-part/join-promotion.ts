import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail, promotionId } from '../promotion-answers.ts'

export const joinPromotion = operation({
  name: 'joinPromotion',
  summary: 'Take part in a promotion, under the terms it has now.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/join',
  relay: ['MCSFE_signUpPromotionJoin'],
  caller: 'member',
  input: z.strictObject({ promotionId }),
  output: promotionDetail,
  refusals: [
    'promotion.not.found',
    'promotion.closed',
    'promotion.budget.spent',
    'promotion.not.for.member',
    'login.excluded',
    'promotion.taking',
  ],
  runs: 'transaction',
})
