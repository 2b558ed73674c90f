import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry } from './game-answers.ts'
import { clientWords, gameType } from './limits.ts'

export const listVendorsByType = operation({
  name: 'listVendorsByType',
  summary: 'Categories, their vendors and, where asked, the first games of each: what the rows of the home page show.',
  method: 'GET',
  alsoMethods: ['POST'],
  relay: ['GCSGAME_getVassGameType', 'GLS2_getVassGameType'],
  caller: 'anyone',
  input: z.strictObject({
    ...clientWords,
    gameType: z.optional(gameType),
    /** How many games of each vendor are included. */
    gamesEach: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50)), 0),
    /** How many vendors of each category come; all of them where absent, ten where games come with them. */
    vendorsEach: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  }),
  output: z.strictObject({
    /** By category, in the order of navigation, then by vendor: `{RNG: {JL: [game, …]}}`. */
    content: z.record(z.string(), z.record(z.string(), z.array(gameEntry))),
  }),
  refusals: [],
  runs: 'reads',
})
