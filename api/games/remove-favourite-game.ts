import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { clientWords, gameType, nodeId, vendorCode } from './limits.ts'

export const removeFavouriteGame = operation({
  name: 'removeFavouriteGame',
  summary: 'Remove a game from your favourites. Removed again, nothing changes.',
  method: 'DELETE',
  alsoMethods: ['POST'],
  relay: ['MCSFE_removeFavoriteGameV2'],
  caller: 'session',
  input: z.strictObject({
    ...clientWords,
    nodeId,
    vendor: z.optional(vendorCode),
    gameType: z.optional(gameType),
  }),
  output: z.strictObject({}),
  refusals: [],
  runs: 'transaction',
})
