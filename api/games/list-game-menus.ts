import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry, vendorEntry } from './game-answers.ts'
import { gameTypes } from './game-types.ts'
import { clientWords, device, prizeMode } from './limits.ts'

export const listGameMenus = operation({
  name: 'listGameMenus',
  summary:
    'Categories that have a game, in the order of navigation, each with its vendors; by prize mode those of lotteries.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  alsoPaths: ['/lotto/lgw/games/game_menus'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...clientWords, device, prizeMode: z.optional(prizeMode) }),
  output: z.array(
    z.strictObject({
      gameCategory: z.enum(gameTypes),
      vendors: z.array(vendorEntry),
      /** Where a prize mode is asked for: its lotteries of this category. */
      gameMenus: z.optional(z.array(gameEntry)),
    }),
  ),
  refusals: [],
  runs: 'reads',
  packed: true,
})
