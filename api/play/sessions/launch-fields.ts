import * as z from 'zod/mini'
import { roomCode } from '../rooms/room-code.ts'
import { clientWords, gameCode, gameType, nodeId, vendorCode } from '../../games/limits.ts'

/** What old clients send besides, and nothing depends on. */
const ignored = z.optional(z.string().check(z.maxLength(500)))

/** Which game, and how its page will be shown. */
export const launchFields = {
  ...clientWords,
  nodeId: z.optional(nodeId),
  /** Instead of a node id: the game's code, and whose it is. */
  gameId: z.optional(gameCode),
  vassalage: z.optional(vendorCode),
  gameType: z.optional(gameType),
  device: z.optional(z.enum(['desktop', 'mobile'])),
  /** A table of the game's, as its vendor calls it: it opens there. */
  roomId: z.optional(roomCode),
  launchMode: ignored,
  gameName: ignored,
  returnUrl: ignored,
  depositUrl: ignored,
}

interface NamedGame {
  nodeId?: number | undefined
  gameId?: string | undefined
  vassalage?: string | undefined
}

/** A game is named by its node id, or by its code and vendor. */
export function namesAGame({ nodeId, gameId, vassalage }: NamedGame): boolean {
  return nodeId !== undefined || (gameId !== undefined && vassalage !== undefined)
}

export const launchedGame = z.strictObject({
  content: z.strictObject({
    /** A frame or a page of its own may open it. It holds the session's token: it is for this browser alone. */
    game_url: z.string(),
    nodeId: z.number(),
    isDemo: z.boolean(),
  }),
})

export const launchRefusals = [
  'game.not.found',
  'game.not.offered',
  'game.currency.closed',
  'game.maintenance',
  'game.demo.unavailable',
  'game.launch.failed',
  'game.room.closed',
  'in_need_true_account',
  'login.excluded',
] as const
