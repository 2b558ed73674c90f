import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { roundAnswer, roundId, tableCode } from './table-answers.ts'

export const listTableRounds = operation({
  name: 'listTableRounds',
  summary: 'Rounds of a table that are over, the latest first.',
  method: 'GET',
  path: '/wps/tables/:gameCode/rounds',
  caller: 'anyone',
  input: z.strictObject({
    gameCode: tableCode,
    before: z.optional(roundId),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.strictObject({ list: z.array(roundAnswer), next: z.nullable(z.number()) }),
  refusals: [],
  runs: 'reads',
})
