import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionAnswer } from '../promotion-answers.ts'

export const listRegisterPromotions = operation({
  name: 'listRegisterPromotions',
  summary: 'What new members are given for registering now.',
  method: 'GET',
  path: '/wps/promotions/register',
  relay: ['MCSFE_getRegisterPromotionList'],
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(z.strictObject({ ...promotionAnswer.shape, amount: amountAnswer })),
  }),
  refusals: [],
  runs: 'reads',
})
