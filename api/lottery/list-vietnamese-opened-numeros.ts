import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { openedByGame, words } from './family-answers.ts'

export const listVietnameseOpenedNumeros = operation({
  name: 'listVietnameseOpenedNumeros',
  summary: 'The last result of each Vietnamese lottery and what is on sale, by game code.',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  alsoPaths: ['/lotto/lgw/vn/numeros/opened/game'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject(words),
  output: openedByGame,
  refusals: [],
  runs: 'reads',
})
