import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { partAnswer, partId } from './part-answers.ts'

export const listParts = operation({
  name: 'listParts',
  summary: 'The parts in which other members pay your withdrawals, newest first: to confirm, and confirmed.',
  method: 'GET',
  path: '/wps/transaction/withdraw/confirmations',
  relay: ['MCSFE_getPaymentConfirmationList'],
  caller: 'member',
  input: z.strictObject({
    /** Only what waits for an answer. */
    waiting: z.optional(z.enum(['yes'])),
    /** `next` of the page before. */
    before: z.optional(partId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(partAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
