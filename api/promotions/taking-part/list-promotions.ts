import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionAnswer, promotionCategories } from '../promotion-answers.ts'

export const listPromotions = operation({
  name: 'listPromotions',
  summary: 'What is running and coming, in the operator’s order.',
  method: 'GET',
  path: '/wps/promotions',
  relay: ['MCSFE_getAvailablePromotions', 'MCSFE_getMerchantAvailablePromotions'],
  caller: 'anyone',
  input: z.strictObject({ category: z._default(z.enum(promotionCategories), 'all') }),
  output: z.strictObject({ list: z.array(promotionAnswer) }),
  refusals: [],
  runs: 'reads',
})
