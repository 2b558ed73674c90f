import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords, device } from './limits.ts'

export const listVietnameseMenu = operation({
  name: 'listVietnameseMenu',
  summary: 'The Vietnamese lotteries of the catalogue.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  alsoPaths: ['/lotto/lgw/vn/games/game_menu'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...clientWords, device, prizeMode: z.optional(z.string().check(z.maxLength(16))) }),
  output: z.strictObject({ games: z.array(gameEntry) }),
  refusals: [],
  runs: 'reads',
})
