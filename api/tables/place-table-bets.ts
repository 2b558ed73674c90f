import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { amount } from '../wallet/limits.ts'
import { MOST_LINES } from './limits.ts'
import { roundId, slipAnswer, spotId, tableCode } from './table-answers.ts'

export const placeTableBets = operation({
  name: 'placeTableBets',
  summary: 'Put chips on spots of a table while its round takes bets.',
  method: 'POST',
  path: '/wps/tables/:gameCode/bets',
  caller: 'member',
  perMinuteAndMember: 120,
  input: z.strictObject({
    gameCode: tableCode,
    roundId,
    lines: z.array(z.strictObject({ spot: spotId, stake: amount })).check(
      z.minLength(1),
      z.maxLength(MOST_LINES),
      z.refine((lines) => new Set(lines.map(({ spot }) => spot)).size === lines.length),
    ),
  }),
  output: slipAnswer,
  refusals: [
    'request.invalid',
    'tables.game.closed',
    'tables.round.not.found',
    'tables.round.closed',
    'tables.spot.not.found',
    'tables.limit',
    'tables.not.allowed',
    'insufficient_balance',
    'game.currency.closed',
    'login.excluded',
    'play.own.limit',
  ],
  runs: 'transaction',
})
