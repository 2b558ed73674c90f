import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { MOST_SEATS } from './limits.ts'
import { tableAnswer, tableId } from './poker-answers.ts'

export const sitAtTable = operation({
  name: 'sitAtTable',
  summary: 'Take a seat and put money on the table: it leaves the main purse until you leave.',
  method: 'POST',
  path: '/wps/poker/tables/:tableId/seat',
  caller: 'session',
  perMinuteAndMember: 30,
  input: z.strictObject({
    tableId,
    seat: z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1)),
    buyIn: amount,
  }),
  output: tableAnswer,
  refusals: [
    'request.invalid',
    'in_need_true_account',
    'poker.practice.only',
    'poker.closed',
    'poker.table.not.found',
    'poker.table.closed',
    'poker.seat.taken',
    'poker.seat.own',
    'poker.buy.in',
    'poker.not.allowed',
    'insufficient_balance',
    'game.currency.closed',
    'login.excluded',
    'play.own.limit',
  ],
  runs: 'transaction',
})
