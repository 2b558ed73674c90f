import type { GameType } from '@croupier/api/games/game-types.ts'
import type { VendorAccount } from './account.ts'

/** Who sells games at the sandbox, and how many of which kind. */
export interface InventedVendor {
  readonly code: string
  readonly name: string
  readonly games: Readonly<Partial<Record<GameType, number>>>
}

/**
 * Twenty-eight studios besides the sandbox's own. Some codes are those that portals of this kind know; names and titles are
 * invented, and each of their games is played at the sandbox.
 */
export const inventedVendors: readonly InventedVendor[] = [
  { code: 'JL', name: 'Juniper Lane', games: { RNG: 550, FISH: 40 } },
  { code: 'PG', name: 'Paper Garden', games: { RNG: 590 } },
  { code: 'JDB', name: 'Jade Bay', games: { RNG: 460, FISH: 50 } },
  { code: 'CQ9', name: 'Copper Quay', games: { RNG: 500, FISH: 30 } },
  { code: 'FC', name: 'Fernwood', games: { RNG: 410, FISH: 50 } },
  { code: 'PT', name: 'Pine Tower', games: { RNG: 670, LIVE: 40 } },
  { code: 'EG2', name: 'Ember Hall', games: { LIVE: 120 } },
  { code: 'BGS', name: 'Blue Gull Studio', games: { RNG: 290, FISH: 40 } },
  { code: 'IMES', name: 'Iron Mesa', games: { ESPORTS: 120 } },
  { code: 'DS88', name: 'Dusk Spur', games: { COCKFIGHT: 70 } },
  { code: 'TEAHOUSE', name: 'Teahouse Reels', games: { RNG: 430 } },
  { code: 'RICKSHAW', name: 'Rickshaw Works', games: { RNG: 450 } },
  { code: 'SUNDARI', name: 'Sundari Play', games: { RNG: 410, PVP: 30 } },
  { code: 'COPPERTOWN', name: 'Coppertown', games: { RNG: 390 } },
  { code: 'LONGBOAT', name: 'Longboat', games: { RNG: 370, FISH: 40 } },
  { code: 'NINEHILLS', name: 'Nine Hills', games: { RNG: 380 } },
  { code: 'QUILLWORK', name: 'Quillwork', games: { RNG: 360 } },
  { code: 'OLDMILL', name: 'Old Mill', games: { RNG: 360 } },
  { code: 'STARWELL', name: 'Starwell', games: { RNG: 350 } },
  { code: 'REDFERN', name: 'Redfern & Daughters', games: { RNG: 340 } },
  { code: 'TIDEWATER', name: 'Tidewater', games: { RNG: 330, FISH: 50 } },
  { code: 'HILLTOP', name: 'Hilltop Mechanics', games: { RNG: 330 } },
  { code: 'WILLOW', name: 'Willow Street', games: { RNG: 320 } },
  { code: 'ATLASREELS', name: 'Atlas Reels', games: { RNG: 1110 } },
  { code: 'VELVET', name: 'Velvet Hall', games: { LIVE: 140, PVP: 30 } },
  { code: 'GOALPOST', name: 'Goalpost', games: { SPORTS: 120 } },
  { code: 'SEVENDRAW', name: 'Seven Draw', games: { LOTT: 80, ELOTT: 80 } },
  { code: 'CHECKERS', name: 'Chequered Hall', games: { PVP: 60, BINGO: 80 } },
]

/** How the house and they know each other. Public: the sandbox listens on this machine alone. */
export const inventedAccounts: readonly VendorAccount[] = inventedVendors.map(({ code, name }) => ({
  code,
  name,
  protocol: 'softswiss',
  casinoId: 'lumen',
  secret: `sandbox-${code.toLowerCase()}-and-lumen-share-this`,
}))
