import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { vendorEntry } from './game-answers.ts'
import { gameTypes } from './game-types.ts'
import { clientWords } from './limits.ts'

export const listGameMenus = operation({
  name: 'listGameMenus',
  summary: 'Categories that have a game, in the order of navigation, each with its vendors.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  caller: 'anyone',
  bare: true,
  input: z.strictObject(clientWords),
  output: z.array(z.strictObject({ gameCategory: z.enum(gameTypes), vendors: z.array(vendorEntry) })),
  refusals: [],
  runs: 'reads',
  packed: true,
})
