import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { tableId } from '../poker-answers.ts'

export const closePokerTable = operation({
  name: 'closePokerTable',
  summary: 'Close a table: its hand is played to its end, then everybody gets back what lies before them.',
  method: 'POST',
  path: '/staff/poker/tables/:tableId/close',
  caller: 'staff',
  permission: 'games.manage',
  audited: true,
  // What returns is the players' own, and nobody else decides how much.
  memberMoney: 'none',
  input: z.strictObject({ tableId }),
  output: z.strictObject({ state: z.enum(['closing', 'closed']) }),
  refusals: ['poker.table.not.found', 'poker.table.closed'],
  runs: 'transaction',
})
