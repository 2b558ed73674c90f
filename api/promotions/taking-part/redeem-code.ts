import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { rewardAnswer } from '../../rewards/reward-answers.ts'
import { promoCode } from '../promotion-kinds.ts'

export const redeemCode = operation({
  name: 'redeemCode',
  summary: 'Use a promo code: what it gives waits in the reward centre.',
  method: 'POST',
  path: '/wps/promotions/code',
  relay: ['PROMOFE_claimPromoCode'],
  caller: 'member',
  input: z.strictObject({ promoCode }),
  output: rewardAnswer,
  refusals: ['promotion.code.unknown', 'login.excluded'],
  perMinute: 20,
  perMinuteAndMember: 5,
  runs: 'transaction',
})
