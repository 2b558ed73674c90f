import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositOrderAnswer, depositPlace } from './deposit-answers.ts'
import { depositRisks } from './deposit-choices.ts'
import { depositFilter } from './deposit-filter.ts'

export const listDepositOrders = operation({
  name: 'listDepositOrders',
  summary: 'Deposits of all members, newest first.',
  method: 'GET',
  path: '/staff/deposits',
  caller: 'staff',
  permission: 'deposits.read',
  input: z.strictObject({
    ...depositFilter,
    before: z.optional(depositPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    /** `risks`: what makes it worth a second look. */
    list: z.array(z.strictObject({ ...depositOrderAnswer.shape, risks: z.array(z.enum(depositRisks)) })),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
