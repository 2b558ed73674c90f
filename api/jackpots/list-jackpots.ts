import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { jackpotAnswer } from './jackpot-answers.ts'

export const listJackpots = operation({
  name: 'listJackpots',
  summary: 'Jackpots that can be won now, in the currency of whoever asks, with what each holds.',
  method: 'GET',
  path: '/wps/jackpots',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(jackpotAnswer) }),
  refusals: [],
  runs: 'reads',
})
