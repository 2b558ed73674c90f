import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { tableAnswer, tableId } from './poker-answers.ts'

export const sitOut = operation({
  name: 'sitOut',
  summary: 'Be dealt no more cards for a while, or play on. A seat that waits too long is given up.',
  method: 'POST',
  path: '/wps/poker/tables/:tableId/sit-out',
  caller: 'session',
  perMinuteAndMember: 60,
  input: z.strictObject({ tableId, isOut: z.boolean() }),
  output: tableAnswer,
  refusals: ['poker.table.not.found', 'poker.not.seated'],
  runs: 'transaction',
})
