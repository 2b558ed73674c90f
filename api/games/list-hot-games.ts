import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords, gameType, pageSize } from './limits.ts'

export const listHotGames = operation({
  name: 'listHotGames',
  summary: 'The games an operator marked hot, in their order, then hot vendors, each an entry that opens its list.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/lgw/games/popular',
  relay: ['GCSGAME_hotGamesV2'],
  caller: 'anyone',
  bare: true,
  input: z.strictObject({ ...clientWords, gameType: z.optional(gameType), pageSize: pageSize(60, 200) }),
  output: z.strictObject({ games: z.array(gameEntry) }),
  refusals: [],
  runs: 'reads',
  packed: true,
})
