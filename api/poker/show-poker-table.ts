import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { tableAnswer, tableId } from './poker-answers.ts'

export const showPokerTable = operation({
  name: 'showPokerTable',
  summary:
    'A table as it stands, with your own cards and nobody else’s. Cheap to ask again: what has not changed is not told.',
  method: 'GET',
  path: '/wps/poker/tables/:tableId',
  caller: 'session',
  input: z.strictObject({
    tableId,
    /** What was told last: where it still stands so, only `now` is answered. */
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  output: z.strictObject({ now: z.number(), version: z.number(), changed: z.nullable(tableAnswer) }),
  refusals: ['poker.table.not.found', 'in_need_true_account', 'poker.practice.only'],
  runs: 'reads',
})
