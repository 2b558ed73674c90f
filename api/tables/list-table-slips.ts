import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { slipAnswer, slipId, tableCode } from './table-answers.ts'

export const listTableSlips = operation({
  name: 'listTableSlips',
  summary: 'Your bets at tables, the latest first.',
  method: 'GET',
  path: '/wps/tables/slips',
  caller: 'member',
  input: z.strictObject({
    gameCode: z.optional(tableCode),
    before: z.optional(slipId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(slipAnswer), next: z.nullable(z.string()) }),
  refusals: [],
  runs: 'reads',
})
