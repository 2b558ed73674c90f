import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { promotionDetail } from '../promotion-answers.ts'

export const showSignIn = operation({
  name: 'showSignIn',
  summary: 'The current sign-in calendar with the days you have signed; null where there is none.',
  method: 'GET',
  path: '/wps/promotions/sign-in',
  relay: ['MCSFE_getLoginPromotion'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ promotion: z.nullable(promotionDetail) }),
  refusals: [],
  runs: 'reads',
})
