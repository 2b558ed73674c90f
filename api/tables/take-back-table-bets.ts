import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { roundId, tableCode } from './table-answers.ts'

export const takeBackTableBets = operation({
  name: 'takeBackTableBets',
  summary: 'Take back everything you have on a round while it takes bets.',
  method: 'POST',
  path: '/wps/tables/:gameCode/bets/take-back',
  caller: 'member',
  perMinuteAndMember: 60,
  input: z.strictObject({ gameCode: tableCode, roundId }),
  /** How many slips came back: none where you had none. */
  output: z.strictObject({ slips: z.number() }),
  refusals: ['tables.round.not.found', 'tables.round.closed'],
  runs: 'transaction',
})
