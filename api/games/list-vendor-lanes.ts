import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameTypes } from './game-types.ts'
import { clientWords, gameType } from './limits.ts'

export const listVendorLanes = operation({
  name: 'listVendorLanes',
  summary: 'A lane of vendor cards for each category that has a game.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['GCSGAME_newGameVendor', 'GCSGAME_gameVendor'],
  caller: 'anyone',
  input: z.strictObject({ ...clientWords, gameType: z.optional(gameType) }),
  output: z.strictObject({
    data: z.strictObject({
      lanes: z.array(
        z.strictObject({
          /** The category's name in the reader's language. */
          title: z.string(),
          gameType: z.enum(gameTypes),
          cards: z.array(
            z.strictObject({
              vassalage: z.string(),
              displayName: z.string(),
              gameType: z.enum(gameTypes),
              /** Addresses of pictures; empty where the front end draws one for the vendor. */
              smallIcon: z.string(),
              h5Icon: z.string(),
              lagerIcon: z.string(),
              gameCount: z.number(),
              isMaintenance: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  refusals: [],
  runs: 'reads',
})
