import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionCategories } from '../promotion-answers.ts'

export const listPromotionCategories = operation({
  name: 'listPromotionCategories',
  summary: 'Every filter of the promotions page, with how many promotions each shows.',
  method: 'GET',
  path: '/wps/promotion-categories',
  relay: ['PROMOFE_getPromotionAnnouncementCategory'],
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(z.strictObject({ category: z.enum(promotionCategories), promotions: z.number() })),
  }),
  refusals: [],
  runs: 'reads',
})
