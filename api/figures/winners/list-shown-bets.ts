import * as z from 'zod/mini'
import { clientWords } from '../../games/limits.ts'
import { operation } from '../../operation.ts'
import { shownBet } from './winner-answers.ts'

export const listShownBets = operation({
  name: 'listShownBets',
  summary: 'The bets that settled last, newest first; logged-in members get the next ones over the socket.',
  method: 'GET',
  path: '/lgw/bets/live',
  bare: true,
  caller: 'anyone',
  input: z.strictObject(clientWords),
  output: z.strictObject({
    /** False: the operator shows none. */
    isShown: z.boolean(),
    list: z.array(shownBet),
  }),
  refusals: [],
  runs: 'reads',
  packed: true,
})
