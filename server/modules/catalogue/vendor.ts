import type { GameStatus, VendorProtocolName } from '@croupier/api/games/game-types.ts'

/** What the adapter of a vendor's protocol needs to know of him. */
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

export interface Vendor {
  id: number
  /** The vassalage of the wire. */
  code: string
  name: string
  protocol: VendorProtocolName
  status: GameStatus
  settings: VendorSettings
  position: number
  /** Stands among the hot games, as one entry that opens the list of all his games. */
  isHot: boolean
  /** Where none of his games is offered: countries by ISO code, currencies. */
  closedCountries: readonly string[]
  closedCurrencies: readonly string[]
}
