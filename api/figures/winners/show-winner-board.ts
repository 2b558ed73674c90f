import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { board, boardFields } from './winner-answers.ts'

export const showWinnerBoard = operation({
  name: 'showWinnerBoard',
  summary: 'The biggest wins of the last days, in your currency or the brand’s, without play money.',
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
  packed: true,
})
