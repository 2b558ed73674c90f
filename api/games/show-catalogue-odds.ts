import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameOdds } from './game-odds.ts'
import { nodeId } from './limits.ts'

export const showCatalogueOdds = operation({
  name: 'showCatalogueOdds',
  summary: 'What each mode of a game of the house costs and returns, whatever the game’s status.',
  method: 'GET',
  path: '/staff/games/:nodeId/odds',
  caller: 'staff',
  permission: 'games.read',
  input: z.strictObject({ nodeId }),
  output: gameOdds,
  refusals: ['game.not.found'],
  runs: 'reads',
})
