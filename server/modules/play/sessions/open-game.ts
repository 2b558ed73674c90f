import { traitsOf } from '@croupier/api/games/vendor-protocols.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { type Game, recordRecentGame, type Vendor } from '../../catalogue/index.ts'
import { closeGameSession, openGameSession } from './game-sessions-store.ts'
import { playPort } from '../calls/play-port.ts'
import { LaunchRefused, RoomClosed } from './vendor-protocol-port.ts'

export interface GameToOpen {
  vendor: Vendor
  game: Game
  member: { id: bigint; account: string; currency: string }
  /** The session of the portal that it is launched from; null where an operator does, in the player's name. */
  launchedFrom: bigint | null
  isDemo: boolean
  language: string
  device: 'desktop' | 'mobile'
  ip: string
  /** The table it opens at. */
  roomId?: string | undefined
}

/**
 * Opens a session of the game in the place of the one before, and asks its vendor where the browser goes; `refused`
 * where the vendor says nothing of use, `room` where the table is full or gone. The vendor is asked outside any transaction; a
 * session that the vendor refuses is closed again.
 */
export async function openGame(scope: OwnScope, asked: GameToOpen): Promise<{ url: string } | 'refused' | 'room'> {
  const { vendor, game, member, isDemo, language, device } = asked
  const { session, token } = await scope.transaction(async ({ tx, clock }) => {
    await recordRecentGame(tx, member.id, game.nodeId, clock.now())
    return openGameSession(tx, {
      memberId: member.id,
      launchedFrom: asked.launchedFrom,
      account: member.account,
      currency: member.currency,
      vendorId: vendor.id,
      gameNodeId: game.nodeId,
      isDemo,
      language,
      device,
    })
  })
  const { portal } = scope.use(originsPort)
  try {
    const urls = { return: `${portal}/`, deposit: `${portal}/member?page=depositv2` }
    const launched = await scope.use(playPort).launch({ ...asked, session, token, urls })
    // Bets of a page of the portal name no session of the game, and would end with the one it was launched from.
    if (traitsOf(vendor.protocol).pages) await closeGameSession(scope.db, session.id)
    return launched
  } catch (error) {
    if (!(error instanceof LaunchRefused)) throw error
    scope.log.warn({ err: error, vendor: vendor.code, game: game.code }, 'vendor game launch failed')
    await closeGameSession(scope.db, session.id)
    return error instanceof RoomClosed ? 'room' : 'refused'
  }
}
