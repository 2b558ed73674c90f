import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { moment, withdrawalAnswer, withdrawalPlace } from './withdrawal-answers.ts'
import { memberWithdrawalStates } from './withdrawal-choices.ts'

export const listWithdrawals = operation({
  name: 'listWithdrawals',
  summary: 'Your withdrawals, newest first.',
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  caller: 'member',
  input: z.strictObject({
    state: z.optional(z.enum(memberWithdrawalStates)),
    /** Asked for from this moment on. */
    from: z.optional(moment),
    /** Asked for before this moment. */
    until: z.optional(moment),
    /** `next` of the page before. */
    before: z.optional(withdrawalPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({
    list: z.array(withdrawalAnswer),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
