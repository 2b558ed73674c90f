import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry, pageFields } from './game-answers.ts'
import { clientWords, gameType, listCursor, pageNo, pageSize } from './limits.ts'

export const listFavouriteGames = operation({
  name: 'listFavouriteGames',
  summary: 'Your favourite games, newest first.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['MCSFE_getFavoriteGamesList'],
  caller: 'session',
  input: z.strictObject({
    ...clientWords,
    gameType: z.optional(gameType),
    pageNo,
    pageSize: pageSize(999, 999),
    after: listCursor,
  }),
  output: z.strictObject({ content: z.array(gameEntry), ...pageFields }),
  refusals: [],
  runs: 'reads',
})
