import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { gameEntry, pageFields } from './game-answers.ts'
import { clientWords, gameType, listCursor, pageNo, pageSize } from './limits.ts'

export const listRecentGames = operation({
  name: 'listRecentGames',
  summary: 'The games you played last, the latest first.',
  method: 'GET',
  alsoMethods: ['POST'],
  path: '/lgw/games/game_menus/recent',
  alsoPaths: ['/lgw/vn/games/game_menu/recent'],
  relay: ['GCS_recentGame'],
  caller: 'session',
  bare: true,
  input: z.strictObject({
    ...clientWords,
    gameType: z.optional(gameType),
    /** From 1; the calls of this list say `page`. */
    page: pageNo,
    pageSize: pageSize(20, 100),
    after: listCursor,
  }),
  output: z.strictObject({ content: z.array(gameEntry), ...pageFields }),
  refusals: [],
  runs: 'reads',
})
