import * as z from 'zod/mini'
import { currencies } from '@croupier/basis/currency.ts'
import { operation } from '../../operation.ts'
import { promotionDraft, staffPromotion } from './staff-answers.ts'

export const createPromotion = operation({
  name: 'createPromotion',
  summary: 'Draft a promotion. It is hidden until it is published.',
  method: 'POST',
  path: '/staff/promotions',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    currency: z.string().check(z.refine((code) => currencies.has(code), 'fault.format')),
    ...promotionDraft,
  }),
  output: staffPromotion,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
