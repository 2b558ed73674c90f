import type { VendorProtocolName } from '@croupier/api/games/vendor-protocols.ts'
import type { Money } from '@croupier/basis/money.ts'
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
  /** The table it opens at, as its vendor calls it. */
  roomId?: string | undefined
  urls: { return: string; deposit: string }
}

/** Who asks for tables: for play money alone, or for all. */
export interface RoomsQuestion {
  vendor: Vendor
  currency: string
  isTrial: boolean
}

/** A table as its vendor tells of it; amounts in main units, as decimal strings. */
export interface VendorRoom {
  readonly id: string
  /** The vendor's code of the game that is played there. */
  readonly game: string
  readonly name: string
  /** What it is called in other languages. */
  readonly names: Readonly<Record<string, string>>
  readonly seats: number
  readonly players: number
  readonly ante: string | null
  readonly smallBlind: string | null
  readonly bigBlind: string | null
  readonly minBuyIn: string | null
  readonly maxBuyIn: string | null
  readonly rakePercent: string | null
  readonly rakeCap: string | null
  readonly isTrial: boolean
}

/** Rounds that cost a member nothing, as their vendor is asked for them. */
export interface FreeRounds {
  /** Ours, and the vendor’s key against giving twice: asked again, it answers what it answered first. */
  reference: string
  vendor: Vendor
  game: Game
  member: { id: bigint; account: string; currency: string }
  rounds: number
  /** Of each round. */
  stake: Money
  /** Epoch milliseconds: rounds not played by then expire. */
  expiresAt: number
}

export type FreeRoundsAnswer =
  | { outcome: 'granted' }
  /** Final: nothing was and will be given under this reference. */
  | { outcome: 'refused'; reason: string }
  /** Nobody can say whether the vendor heard. */
  | { outcome: 'unknown'; reason: string }

/** What a vendor says of free rounds that are over. */
export interface FreeRoundsReport {
  vendorId: number
  reference: string
  /** What they paid in all, in main units as the vendor wrote it. */
  won: string
}

/**
 * Where adapters bring it. `unknown`: there are no such rounds of this vendor’s. `conflict`: told before with another
 * amount. `malformed`: no amount of their currency.
 */
export interface FreeRoundsDesk {
  ended(app: App, report: FreeRoundsReport): Promise<'taken' | 'unknown' | 'conflict' | 'malformed'>
}

export const freeRoundsDeskPort = port<FreeRoundsDesk>('play.freeRoundsDesk')

/** How one protocol opens games. Calls of the vendor come by the adapter's own routes. */
export interface VendorProtocol {
  readonly protocol: VendorProtocolName
  /**
   * Answers where the member's browser goes. May call the vendor: never inside a transaction.
   * @throws LaunchRefused where the vendor does not open the game
   */
  launch(app: App, launch: Launch): Promise<{ url: string }>
  /**
   * The vendor's tables; undefined where there are none to tell of. Absent where the protocol knows no tables.
   * @throws LaunchRefused where the vendor says nothing of use
   */
  listRooms?(app: App, question: RoomsQuestion): Promise<readonly VendorRoom[] | undefined>
  /** Asks for free rounds; never inside a transaction. Absent where the protocol has none. */
  grantFreeRounds?(app: App, asked: FreeRounds): Promise<FreeRoundsAnswer>
  /** Of these rounds those that its game's page can show again. Absent where no page of the protocol's can. */
  shownAgain?(scope: Pick<Scope, 'use'>, db: Queryable, roundIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The same where rounds are shown at other addresses than their game's page, with what came of them. */
  recordsOf?(
    scope: Pick<Scope, 'use'>,
    db: Queryable,
    roundIds: readonly string[],
  ): Promise<ReadonlyMap<string, RoundRecord>>
}

/** What a game keeps of a round besides play's own record of it. */
export interface RoundRecord {
  /** Where it is shown again. */
  readonly url: string
  /** What came of it, for whoever looks at the round. */
  readonly detail: object
}

/** The vendor said no, or nothing: the member is told to try later; why is in the log. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused'
  /** What the vendor answered, if anything. */
  readonly said: { readonly status: number; readonly text: string } | undefined

  constructor(message: string, options: ErrorOptions & { said?: LaunchRefused['said'] } = {}) {
    super(message, options)
    this.said = options.said
  }
}

/** The table that was asked for is full or gone. */
export class RoomClosed extends LaunchRefused {
  override name = 'RoomClosed'
}

/** All protocols there are; wiring lists them. */
export const vendorProtocolsPort = port<readonly VendorProtocol[]>('vendor protocols')
