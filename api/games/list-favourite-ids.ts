import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameTypes } from './game-types.ts'
import { clientWords } from './limits.ts'

/** As many as one list shows. */
export const FAVOURITES_MAX = 999

export const listFavouriteIds = operation({
  name: 'listFavouriteIds',
  summary: 'Ids of your favourite games, newest first, for the hearts in lists.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['MCSFE_getFavoriteGames'],
  caller: 'session',
  input: z.strictObject(clientWords),
  output: z.strictObject({
    list: z.array(z.strictObject({ nodeId: z.number(), vendor: z.string(), gameType: z.enum(gameTypes) })),
  }),
  refusals: [],
  runs: 'reads',
})
