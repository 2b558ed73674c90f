import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { drawAnswer, gameCode, numero } from './lottery-answers.ts'

export const listDraws = operation({
  name: 'listDraws',
  summary: 'Past draws of a lottery, the latest first.',
  method: 'GET',
  path: '/wps/lottery/games/:gameCode/draws',
  caller: 'anyone',
  input: z.strictObject({
    gameCode,
    before: z.optional(numero),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
  }),
  output: z.strictObject({ list: z.array(drawAnswer), next: z.nullable(z.string()) }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
