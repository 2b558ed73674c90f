import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { board, boardFields } from './winner-answers.ts'

export const showWinnerBoard = operation({
  name: 'showWinnerBoard',
  summary: 'The biggest wins of the last days, in one’s own currency or the brand’s; play money is in none.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/lgw/winners',
  bare: true,
  relay: ['ODSFE2_getWinnerBoard'],
  caller: 'anyone',
  input: z.strictObject(boardFields),
  output: board,
  refusals: [],
  runs: 'reads',
})
