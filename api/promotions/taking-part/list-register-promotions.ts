import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionAnswer } from '../promotion-answers.ts'

export const listRegisterPromotions = operation({
  name: 'listRegisterPromotions',
  summary: 'What new members are given for registering now, in the currency that they would have.',
  method: 'GET',
  path: '/wps/promotions/register',
  relay: ['MCSFE_getRegisterPromotionList'],
  caller: 'anyone',
  input: z.strictObject({
    /** The code somebody invites with: who registers by it has their currency. */
    affiliateCode: z.optional(z.string().check(z.maxLength(64))),
  }),
  output: z.strictObject({
    list: z.array(z.strictObject({ ...promotionAnswer.shape, amount: amountAnswer })),
  }),
  refusals: [],
  runs: 'reads',
})
