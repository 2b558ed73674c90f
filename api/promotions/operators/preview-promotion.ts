import * as z from 'zod/mini'
import { languageCode } from '../../content/announcement.ts'
import { operation } from '../../operation.ts'
import { createPromotion } from './create-promotion.ts'
import { promotionDetail } from '../promotion-answers.ts'

export const previewPromotion = operation({
  name: 'previewPromotion',
  summary: 'A draft promotion as members would read it. Nothing is kept.',
  method: 'POST',
  path: '/staff/promotions/preview',
  caller: 'staff',
  permission: 'promotions.read',
  memberMoney: 'none',
  input: z.strictObject({ ...createPromotion.input.shape, language: languageCode }),
  output: z.omit(promotionDetail, { promotionId: true, version: true, reason: true, due: true, isWithheld: true }),
  refusals: ['request.invalid'],
  runs: 'reads',
})
