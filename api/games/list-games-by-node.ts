import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords } from './limits.ts'

/** So many are found at once. */
export const MOST_NODES = 32

export const listGamesByNode = operation({
  name: 'listGamesByNode',
  summary: 'Games by their ids, as lists show them; games that are not offered are left out.',
  method: 'GET',
  path: '/lgw/games/by_node',
  caller: 'anyone',
  bare: true,
  input: z.strictObject({
    ...clientWords,
    /** `12,7,1024`. */
    nodeIds: z.string().check(z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,31}$/)),
  }),
  output: z.strictObject({ games: z.array(gameEntry) }),
  refusals: [],
  runs: 'reads',
})
