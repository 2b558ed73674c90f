import { currencies } from '@croupier/basis/currency.ts'
import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodTypes } from './point-answers.ts'
import { goodDraft, staffGood } from './staff-point-answers.ts'

export const createPointGood = operation({
  name: 'createPointGood',
  summary: 'Draft a good for the points mall. It is hidden until it is published.',
  method: 'POST',
  path: '/staff/points/goods',
  caller: 'staff',
  permission: 'promotions.manage',
  audited: true,
  memberMoney: 'none',
  input: z.strictObject({
    type: z.enum(goodTypes),
    /** Of money it is the money’s; of things null: for everybody. */
    currency: z.nullable(z.string().check(z.refine((code) => currencies.has(code), 'fault.format'))),
    ...goodDraft,
  }),
  output: staffGood,
  refusals: ['request.invalid'],
  runs: 'transaction',
})
