import * as z from 'zod/mini'
import { accountName } from '../identity/limits.ts'
import { operation } from '../operation.ts'
import { orderStates, pointOrder } from './staff-point-answers.ts'

export const listPointOrders = operation({
  name: 'listPointOrders',
  summary: 'What members asked for in the mall: what waits the oldest first, what is done the newest first.',
  method: 'GET',
  path: '/staff/points/orders',
  caller: 'staff',
  permission: 'promotions.read',
  input: z.strictObject({
    state: z._default(z.enum(orderStates), 'process'),
    /** An order's reference or a member's account: then whatever state it is in, the newest first. */
    of: z.optional(accountName),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({ list: z.array(pointOrder), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
