import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail, promotionId } from '../promotion-answers.ts'

export const signInToday = operation({
  name: 'signInToday',
  summary: 'Sign today’s field of a sign-in calendar: what the day gives waits in the reward centre.',
  method: 'POST',
  path: '/wps/promotions/:promotionId/sign',
  relay: ['MCSFE_claimLoginPromotion'],
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
    'promotion.signed.already',
  ],
  runs: 'transaction',
})
