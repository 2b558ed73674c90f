import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionId } from '../promotion-answers.ts'
import { promotionDraft, staffPromotion } from './staff-answers.ts'

export const changePromotion = operation({
  name: 'changePromotion',
  summary: 'Add a version to a promotion. Members who have joined keep the version they joined under.',
  method: 'PUT',
  path: '/staff/promotions/:promotionId',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({ promotionId, ...promotionDraft }),
  output: staffPromotion,
  refusals: ['request.invalid', 'promotion.not.found', 'promotion.state'],
  runs: 'transaction',
})
