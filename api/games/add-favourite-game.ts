import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { clientWords, gameType, nodeId, vendorCode } from './limits.ts'

export const addFavouriteGame = operation({
  name: 'addFavouriteGame',
  summary: 'Add a game to your favourites. Added again, nothing changes.',
  method: 'POST',
  relay: ['MCSFE_addFavoriteGameV2'],
  caller: 'session',
  input: z.strictObject({
    ...clientWords,
    nodeId,
    vendor: z.optional(vendorCode),
    gameType: z.optional(gameType),
  }),
  output: z.strictObject({}),
  refusals: ['game.not.found', 'favourites.full'],
  runs: 'transaction',
})
