import * as z from 'zod/mini'
import { clientWords } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { betRecord, betTransaction } from './bet-record.ts'

export const showBetRound = operation({
  name: 'showBetRound',
  summary: 'One of your rounds with every bet, win and rollback in it.',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory/:roundId',
  caller: 'member',
  input: z.strictObject({ ...clientWords, roundId: z.string().check(z.maxLength(64)) }),
  output: z.strictObject({ round: betRecord, transactions: z.array(betTransaction) }),
  refusals: ['round.not.found'],
  runs: 'reads',
})
