import type { GameStatus } from '@croupier/api/games/game-types.ts'
import type { VendorProtocolName } from '@croupier/api/games/vendor-protocols.ts'

/** What the adapter of a vendor's protocol needs to know of the vendor. */
export interface VendorSettings {
  /** Where launches are asked for: the address of the vendor's game server. */
  launchUrl?: string
  /** How the vendor calls us. */
  casinoId?: string
  /** Origins whose pages the portal frames for this vendor's games. */
  frameOrigins: string[]
  /** Rounds in which nothing happens for so many hours are closed; absent: they wait for the vendor. */
  closeRoundsAfterHours?: number
}

/** When a vendor is looked after; epoch milliseconds, `until` not included. */
export interface MaintenancePeriod {
  from: number
  until: number
}

export interface Vendor {
  id: number
  /** The vassalage of the wire. */
  code: string
  name: string
  protocol: VendorProtocolName
  /** At this moment, planned maintenance included. */
  status: GameStatus
  settings: VendorSettings
  position: number
  /** Stands among the hot games, as one entry that opens the list of all its games. */
  isHot: boolean
  /** Where none of its games is offered: countries by ISO code, currencies. */
  closedCountries: readonly string[]
  closedCurrencies: readonly string[]
  /** Planned periods of maintenance, in order. */
  maintenance: readonly MaintenancePeriod[]
  /** The end of planned maintenance that is under way (epoch milliseconds); null otherwise. */
  maintenanceEndsAt: number | null
}

/** A vendor as operators set it, whatever the time. */
export type StoredVendor = Omit<Vendor, 'maintenanceEndsAt'>
