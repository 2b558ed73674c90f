import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameId, words } from './family-answers.ts'

export const listChaseNumeros = operation({
  name: 'listChaseNumeros',
  summary: 'Draws of a lottery that may be chased.',
  method: 'GET',
  path: '/lgw/numeros/chase/:gameId',
  alsoPaths: ['/lotto/lgw/numeros/chase/:gameId'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...words, gameId }),
  output: z.strictObject({ maxChaseCount: z.number(), chaseNumeros: z.array(z.string()) }),
  refusals: ['lottery.game.closed'],
  runs: 'reads',
})
