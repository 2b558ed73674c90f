import * as z from 'zod/mini'
import { plainText } from '../../identity/plain-text.ts'
import { operation } from '../../operation.ts'
import { promotionCategories, promotionId } from '../promotion-answers.ts'
import { promotionKinds } from '../promotion-kinds.ts'
import { promotionStates, staffPromotion } from './staff-answers.ts'

export const listStaffPromotions = operation({
  name: 'listStaffPromotions',
  summary: 'Every promotion, newest first, with what it has cost.',
  method: 'GET',
  path: '/staff/promotions',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({
    /** A part of the title in any language, whatever the letter case. */
    search: z.optional(plainText(0, 64).check(z.trim())),
    state: z.optional(z.enum(promotionStates)),
    kind: z.optional(z.enum(promotionKinds)),
    category: z.optional(z.enum(promotionCategories)),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/))),
    /** `next` of the page before. */
    before: z.optional(promotionId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffPromotion), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
