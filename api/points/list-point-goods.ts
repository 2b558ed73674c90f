import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { goodId } from './point-answers.ts'
import { goodStates, staffGood } from './staff-point-answers.ts'

export const listPointGoods = operation({
  name: 'listPointGoods',
  summary: 'Every good of the points mall, newest first.',
  method: 'GET',
  path: '/staff/points/goods',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({
    state: z.optional(z.enum(goodStates)),
    /** `next` of the page before. */
    before: z.optional(goodId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(staffGood), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
