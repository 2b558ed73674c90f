import * as z from 'zod/mini'
import { accountName } from '../../identity/limits.ts'
import { operation } from '../../operation.ts'
import { moment, withdrawalOrderAnswer, withdrawalPlace, withdrawalReference } from './withdrawal-answers.ts'
import { withdrawalStates } from './withdrawal-choices.ts'

export const listWithdrawalOrders = operation({
  name: 'listWithdrawalOrders',
  summary: 'Withdrawals of all members: the newest first, or the oldest, as a queue is worked off.',
  method: 'GET',
  path: '/staff/withdrawals',
  caller: 'staff',
  permission: 'withdrawals.read',
  input: z.strictObject({
    state: z.optional(z.enum(withdrawalStates)),
    account: z.optional(accountName),
    reference: z.optional(withdrawalReference),
    /** `mine`: taken by oneself; `nobody`: free. */
    taken: z.optional(z.enum(['mine', 'nobody', 'anybody'])),
    /** Only those where the provider contradicts what was settled. */
    conflict: z.optional(z.enum(['yes'])),
    /** Only those with a part that its receiver disputes. */
    disputed: z.optional(z.enum(['yes'])),
    from: z.optional(moment),
    until: z.optional(moment),
    order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** `next` of the page before. */
    before: z.optional(withdrawalPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  output: z.strictObject({
    list: z.array(withdrawalOrderAnswer),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
