import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionId } from '../promotion-answers.ts'
import { staffPromotion } from './staff-answers.ts'

export const endPromotion = operation({
  name: 'endPromotion',
  summary: 'End a promotion now. What was issued can still be claimed.',
  method: 'POST',
  path: '/staff/promotions/:promotionId/end',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ promotionId }),
  output: staffPromotion,
  refusals: ['promotion.not.found', 'promotion.state'],
  runs: 'transaction',
})
