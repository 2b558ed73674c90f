import * as z from 'zod/mini'
import { clientWords, gameCode, gameType, nodeId, vendorCode } from '../games/limits.ts'
import { operation } from '../operation.ts'

/** What old clients send besides, and nothing depends on. */
const ignored = z.optional(z.string().check(z.maxLength(500)))

export const launchGame = operation({
  name: 'launchGame',
  summary: 'Open a game: where the browser goes to play it. A second launch of the same game replaces the first.',
  method: 'POST',
  alsoMethods: ['GET'],
  path: '/wps/game/launchGame',
  relay: ['GCS_gameLaunchFB', 'GCS_gameTrialLaunch'],
  caller: 'session',
  input: z
    .strictObject({
      ...clientWords,
      nodeId: z.optional(nodeId),
      /** Instead of a node id: the game's code, and whose it is. */
      gameId: z.optional(gameCode),
      vassalage: z.optional(vendorCode),
      gameType: z.optional(gameType),
      /** 1 for money, 0 for play money. */
      accountType: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1)), 1),
      device: z.optional(z.enum(['desktop', 'mobile'])),
      launchMode: ignored,
      gameName: ignored,
      returnUrl: ignored,
      depositUrl: ignored,
    })
    .check(
      z.refine(
        ({ nodeId, gameId, vassalage }) => nodeId !== undefined || (gameId !== undefined && vassalage !== undefined),
        {
          path: ['nodeId'],
        },
      ),
    ),
  output: z.strictObject({
    content: z.strictObject({
      /** A frame or a page of its own may open it. It holds the session's token: it is for this browser alone. */
      game_url: z.string(),
      nodeId: z.number(),
      isDemo: z.boolean(),
    }),
  }),
  refusals: [
    'game.not.found',
    'game.not.offered',
    'game.currency.closed',
    'game.maintenance',
    'game.demo.unavailable',
    'game.launch.failed',
    'in_need_true_account',
    'login.excluded',
  ],
  runs: 'own',
  perMinute: 120,
})
