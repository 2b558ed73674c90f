import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { clientWords, gameType, nodeId, vendorCode } from './limits.ts'

export const removeFavouriteGame = operation({
  name: 'removeFavouriteGame',
  summary: 'Take a game from one’s favourites; one that is none already stays so.',
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
