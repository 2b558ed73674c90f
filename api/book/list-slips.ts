import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { slipAnswer, slipId } from './book-answers.ts'

export const listSlips = operation({
  name: 'listSlips',
  summary: 'Your slips, the latest first; open ones with what they are worth now.',
  method: 'GET',
  path: '/wps/book/slips',
  caller: 'member',
  input: z.strictObject({
    state: z.optional(z.enum(['open', 'ended'])),
    before: z.optional(slipId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(slipAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
