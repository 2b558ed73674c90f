import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { withdrawalOrderAnswer, withdrawalPlace } from './withdrawal-answers.ts'
import { withdrawalRisks } from './withdrawal-choices.ts'
import { withdrawalFilter } from './withdrawal-filter.ts'

export const listWithdrawalOrders = operation({
  name: 'listWithdrawalOrders',
  summary: 'Withdrawals of all members: the newest first, or the oldest, as a queue is worked off.',
  method: 'GET',
  path: '/staff/withdrawals',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({
    ...withdrawalFilter,
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** `next` of the page before. */
    before: z.optional(withdrawalPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    /** `risks`: what makes it worth a second look. */
    list: z.array(z.strictObject({ ...withdrawalOrderAnswer.shape, risks: z.array(z.enum(withdrawalRisks)) })),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
