import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords } from './limits.ts'

export const listVietnameseMenu = operation({
  name: 'listVietnameseMenu',
  summary: 'The Vietnamese lotteries of the catalogue.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  caller: 'anyone',
  bare: true,
  input: z.strictObject(clientWords),
  output: z.strictObject({ games: z.array(gameEntry) }),
  refusals: [],
  runs: 'reads',
})
