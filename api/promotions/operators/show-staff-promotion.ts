import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'
import { awardStates, staffPromotion } from './staff-answers.ts'

export const showStaffPromotion = operation({
  name: 'showStaffPromotion',
  summary: 'One promotion with its versions, its members and what it has given.',
  method: 'GET',
  path: '/staff/promotions/:promotionId',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({ promotionId }),
  output: z.strictObject({
    ...staffPromotion.shape,
    /** What of the budget can still be issued; null where it has no bound. */
    left: z.nullable(amountAnswer),
    /** The newest first. */
    versions: z.array(z.strictObject({ version: z.number(), createdBy: z.string(), createdAt: z.number() })),
    /** Applications that nobody has decided yet. */
    applying: z.number(),
    /** Members who were given something. */
    given: z.number(),
    /** What was given, by state. States without an award are absent. */
    awards: z.array(z.strictObject({ state: z.enum(awardStates), count: z.number(), amount: amountAnswer })),
  }),
  refusals: ['promotion.not.found'],
  runs: 'reads',
})
