import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { board, boardFields } from './winner-answers.ts'

export const showRankList = operation({
  name: 'showRankList',
  summary: 'Players by their biggest win of the last days, each once.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/lgw/winners/ranks',
  bare: true,
  relay: ['GCSGAME_getRankList'],
  caller: 'anyone',
  input: z.strictObject(boardFields),
  output: board,
  refusals: [],
  runs: 'reads',
})
