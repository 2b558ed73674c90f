import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameOdds } from './game-odds.ts'
import { clientWords, nodeId } from './limits.ts'

export const showGameOdds = operation({
  name: 'showGameOdds',
  summary: 'What each mode of a game of the house costs and returns, and how its rounds are proven.',
  method: 'GET',
  path: '/lgw/games/game/:nodeId/odds',
  bare: true,
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, nodeId }),
  output: gameOdds,
  refusals: ['game.not.found'],
  runs: 'reads',
})
