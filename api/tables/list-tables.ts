import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { dealtAnswer, roundAnswer, tableCode } from './table-answers.ts'

export const listTables = operation({
  name: 'listTables',
  summary: 'Tables of the house that are offered, each with its round and what was dealt last.',
  method: 'GET',
  path: '/wps/tables',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    now: z.number(),
    tables: z.array(
      z.strictObject({
        gameCode: tableCode,
        name: z.string(),
        isOnSale: z.boolean(),
        /** The one that runs, or that ran last; null before a table’s first. */
        round: z.nullable(roundAnswer),
        /** Of the last rounds, the newest first. */
        recent: z.array(dealtAnswer),
        /** Who has bets on the round. */
        players: z.number(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
