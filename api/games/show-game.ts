import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords, nodeId } from './limits.ts'

export const showGame = operation({
  name: 'showGame',
  summary: 'One game as lists show it, for a page opened by its address.',
  method: 'GET',
  path: '/lgw/games/game/:nodeId',
  bare: true,
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, nodeId }),
  output: gameEntry,
  refusals: ['game.not.found'],
  runs: 'reads',
})
