import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail, promotionId } from '../promotion-answers.ts'

export const showPromotion = operation({
  name: 'showPromotion',
  summary: 'One promotion with its rules, its rewards and your progress.',
  method: 'GET',
  path: '/wps/promotions/:promotionId',
  caller: 'anyone',
  input: z.strictObject({ promotionId }),
  output: promotionDetail,
  refusals: ['promotion.not.found'],
  runs: 'reads',
})
