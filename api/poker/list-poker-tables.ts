import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { tableTerms } from './poker-answers.ts'

export const listPokerTables = operation({
  name: 'listPokerTables',
  summary: 'Tables of the house’s own poker, of your currency: stakes, who sits there, where you sit.',
  method: 'GET',
  path: '/wps/poker/tables',
  caller: 'session',
  input: z.strictObject({}),
  output: z.strictObject({
    isOpen: z.boolean(),
    currency: z.string(),
    /** Of yours, on all tables together. */
    onTables: z.string(),
    list: z.array(z.strictObject({ table: tableTerms, players: z.number(), isSeated: z.boolean() })),
  }),
  refusals: [],
  runs: 'reads',
})
