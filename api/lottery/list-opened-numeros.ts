import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { openedByGame, words } from './family-answers.ts'

export const listOpenedNumeros = operation({
  name: 'listOpenedNumeros',
  summary: 'The last result of each lottery and what is on sale, by game code.',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  alsoPaths: ['/lotto/lgw/games/opened/numero'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject(words),
  output: openedByGame,
  refusals: [],
  runs: 'reads',
})
