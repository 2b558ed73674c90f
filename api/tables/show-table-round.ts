import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { roundAnswer, roundId } from './table-answers.ts'

export const showTableRound = operation({
  name: 'showTableRound',
  summary: 'A round of a table and what it is dealt from: anybody can deal it again afterwards.',
  method: 'GET',
  path: '/wps/tables/rounds/:roundId',
  caller: 'anyone',
  input: z.strictObject({ roundId }),
  output: z.strictObject({ now: z.number(), round: roundAnswer }),
  refusals: ['tables.round.not.found'],
  runs: 'reads',
})
