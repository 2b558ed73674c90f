import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { tableAnswer, tableId } from './poker-answers.ts'

export const topUpStack = operation({
  name: 'topUpStack',
  summary: 'Add money to what lies before you, between two hands and up to the most of the table.',
  method: 'POST',
  path: '/wps/poker/tables/:tableId/top-up',
  caller: 'session',
  perMinuteAndMember: 30,
  input: z.strictObject({ tableId, amount }),
  output: tableAnswer,
  refusals: [
    'request.invalid',
    'poker.closed',
    'poker.table.not.found',
    'poker.table.closed',
    'poker.not.seated',
    'poker.hand.running',
    'poker.buy.in',
    'poker.not.allowed',
    'insufficient_balance',
    'login.excluded',
  ],
  runs: 'transaction',
})
