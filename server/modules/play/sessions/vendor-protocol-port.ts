import type { VendorProtocolName } from '@croupier/api/games/vendor-protocols.ts'
import type { App } from '../../../platform/app.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { Scope } from '../../../platform/context.ts'
import { port } from '../../../platform/port.ts'
import type { Game, Vendor } from '../../catalogue/index.ts'
import type { GameSession } from './game-sessions-store.ts'

/** Everything a vendor needs to know to open a game for a member. */
export interface Launch {
  vendor: Vendor
  game: Game
  session: GameSession
  /** The session's token: it goes to the game, or to its vendor, and to nobody else. */
  token: string
  member: { id: bigint; account: string; currency: string }
  language: string
  device: 'desktop' | 'mobile'
  ip: string
  /** Play money of the game's own. */
  isDemo: boolean
  urls: { return: string; deposit: string }
}

/** How one protocol opens games. Calls of the vendor come by the adapter's own routes. */
export interface VendorProtocol {
  readonly protocol: VendorProtocolName
  /**
   * Answers where the member's browser goes. May call the vendor: never inside a transaction.
   * @throws LaunchRefused where the vendor does not open the game
   */
  launch(app: App, launch: Launch): Promise<{ url: string }>
  /** Of these rounds those that its game's page can show again. Absent where no page of the protocol's can. */
  shownAgain?(scope: Pick<Scope, 'use'>, db: Queryable, roundIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** The vendor said no, or nothing: the member is told to try later; why is in the log. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused'
}

/** All protocols there are; wiring lists them. */
export const vendorProtocolsPort = port<readonly VendorProtocol[]>('vendor protocols')
