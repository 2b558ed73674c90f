import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'
import { awardStates } from '../operators/staff-answers.ts'

export const listPromoCodes = operation({
  name: 'listPromoCodes',
  summary: 'The promo codes you have used, newest first, and what became of each reward.',
  method: 'GET',
  path: '/wps/promotions/codes',
  relay: ['PROMOFE_getPromoCode'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    /** The latest fifty. */
    list: z.array(
      z.strictObject({
        promotionId,
        promoCode: z.string(),
        title: z.string(),
        amount: amountAnswer,
        currency: z.string(),
        status: z.enum(awardStates),
        /** Epoch milliseconds. */
        usedAt: z.number(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
