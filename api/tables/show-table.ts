import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { dealtRound, roundAnswer, slipAnswer, spotTotal, tableCode, tableLimits } from './table-answers.ts'

export const showTable = operation({
  name: 'showTable',
  summary: 'A table: its round with what everybody and you have on it, and what was dealt before.',
  method: 'GET',
  path: '/wps/tables/:gameCode',
  caller: 'anyone',
  input: z.strictObject({ gameCode: tableCode }),
  output: z.strictObject({
    now: z.number(),
    table: z.strictObject({
      gameCode: tableCode,
      name: z.string(),
      round: z.nullable(roundAnswer),
      /** Whether bets are taken at this moment. */
      isOnSale: z.boolean(),
      players: z.number(),
      /** What everybody has on each spot, in the currency of whoever asks; empty for visitors. */
      totals: z.array(spotTotal),
    }),
    /** The newest first; of the last rounds that were dealt, as many as roads show. */
    recent: z.array(dealtRound),
    /** In the currency of whoever asks; null for visitors, and where the table takes no such bets. */
    limits: z.nullable(tableLimits),
    /** Your bets on the round, the latest first, without what you took back. */
    own: z.array(slipAnswer),
    /** The same of the round before it. */
    last: z.array(slipAnswer),
  }),
  refusals: ['tables.game.closed'],
  runs: 'reads',
})
