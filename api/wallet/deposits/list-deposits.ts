import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { depositAnswer, depositPlace, moment } from './deposit-answers.ts'
import { depositStates } from './deposit-choices.ts'

export const listDeposits = operation({
  name: 'listDeposits',
  summary: 'Your deposits, newest first.',
  method: 'GET',
  path: '/wps/report/depositTransaction',
  caller: 'member',
  input: z.strictObject({
    state: z.optional(z.enum(depositStates)),
    /** Asked for from this moment on. */
    from: z.optional(moment),
    /** Asked for before this moment. */
    until: z.optional(moment),
    /** `next` of the page before. */
    before: z.optional(depositPlace),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({
    list: z.array(depositAnswer),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
  refusals: [],
  runs: 'reads',
})
