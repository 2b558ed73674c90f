import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionId } from '../promotion-answers.ts'
import { staffPromotion } from './staff-answers.ts'

export const publishPromotion = operation({
  name: 'publishPromotion',
  summary: 'Publish a promotion. Above one operator’s limit, a second operator must agree.',
  method: 'POST',
  path: '/staff/promotions/:promotionId/publish',
  caller: 'staff',
  permission: 'promotions.publish',
  audited: true,
  memberMoney: 'none',
  fourEyes: 'above-limit',
  input: z.strictObject({ promotionId }),
  output: staffPromotion,
  refusals: [
    'promotion.not.found',
    'promotion.state',
    'promotion.over',
    'promotion.changed',
    'promotion.code.taken',
    'promotion.ladder.taken',
  ],
  runs: 'transaction',
})
