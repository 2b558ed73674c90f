import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { tableAnswer, tableId } from './poker-answers.ts'

export const leaveTable = operation({
  name: 'leaveTable',
  summary:
    'Give up your seat: within a hand your cards are folded, and after it what lies before you returns to your purse.',
  method: 'POST',
  path: '/wps/poker/tables/:tableId/leave',
  caller: 'session',
  perMinuteAndMember: 60,
  input: z.strictObject({ tableId }),
  output: tableAnswer,
  refusals: ['poker.table.not.found'],
  runs: 'transaction',
})
