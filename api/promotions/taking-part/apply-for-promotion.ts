import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { picture } from '../../picture.ts'
import { promotionDetail, promotionId } from '../promotion-answers.ts'

/** How many pictures go with one application. */
export const PICTURES_MOST = 3
export const REMARK_MOST = 140

export const applyForPromotion = operation({
  name: 'applyForPromotion',
  summary: 'Ask for a promotion’s reward: a remark and up to three pictures for an operator to look at.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/apply',
  relay: ['MCSFE_signUpRequestReward'],
  caller: 'member',
  input: z.strictObject({
    promotionId,
    remarks: z._default(plainText(0, REMARK_MOST), ''),
    /** In base64. */
    pictures: z._default(z.array(picture).check(z.maxLength(PICTURES_MOST)), []),
  }),
  output: promotionDetail,
  refusals: [
    'promotion.not.found',
    'promotion.closed',
    'promotion.budget.spent',
    'promotion.not.for.member',
    'login.excluded',
    'promotion.taking',
    'promotion.applied.already',
    'upload.not.image',
    'upload.too.large',
  ],
  bodyBytes: 22 * 1024 * 1024,
  runs: 'concludes',
})
