import * as z from 'zod/mini'
import { gameStatuses, gameTypes, volatilities } from './game-types.ts'
import { vendorProtocolNames } from './vendor-protocols.ts'

/** A game as the portal's lists show it; the names of the fields are those that clients of these calls read. */
export const gameEntry = z.strictObject({
  /** Our number of the game; 0 where the entry stands for a vendor. */
  nodeId: z.number(),
  /** As its vendor calls it. */
  gameId: z.string(),
  gameName: z.string(),
  nodeName: z.string(),
  /** The name in the reader's language. */
  displayName: z.string(),
  /** The vendor's code. */
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.enum(gameTypes),
  /** Addresses of pictures; empty where the front end draws the picture that `art` names. */
  defaultIcon: z.string(),
  showIcon: z.string(),
  iconUrl: z.string(),
  lagerIcon: z.string(),
  /** Key of a drawn picture; null: one seeded by the game. */
  art: z.nullable(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** `VASSALAGE`: the entry stands for all games of its vendor, and opens their list. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  isDemoCapable: z.boolean(),
  /** Its bonus can be bought. */
  hasBonusBuy: z.boolean(),
  /** Played with money in a wallet its vendor keeps, and not from the main wallet. */
  keepsWallet: z.boolean(),
  /** Shown, and not to be started just now. */
  isMaintenance: z.boolean(),
  /** When that ends, epoch milliseconds; null where nobody said. */
  maintenanceEndsAt: z.nullable(z.number()),
  /** What is printed on the game: main units, percent. */
  minBet: z.nullable(z.string()),
  rtp: z.nullable(z.string()),
  lines: z.nullable(z.number()),
  volatility: z.nullable(z.enum(volatilities)),
})
export type GameEntry = z.output<typeof gameEntry>

/** A page of games. `next` reads on where `pageNum` would shift under changes. */
export const pageFields = {
  pageNum: z.number(),
  pageSize: z.number(),
  totalPages: z.number(),
  totalCount: z.number(),
  next: z.nullable(z.string()),
}

/** A vendor within a category. */
export const vendorEntry = z.strictObject({
  vassalage: z.string(),
  displayName: z.string(),
  gameType: z.enum(gameTypes),
  gameCount: z.number(),
  isMaintenance: z.boolean(),
})

const instant = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

/** When a vendor is in maintenance: epoch milliseconds, `until` not included. */
export const maintenancePeriod = z.strictObject({ from: instant, until: instant })

/** A vendor as operators see it; its secret is never shown. */
export const staffVendor = z.strictObject({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  protocol: z.enum(vendorProtocolNames),
  status: z.enum(gameStatuses),
  launchUrl: z.nullable(z.string()),
  casinoId: z.nullable(z.string()),
  frameOrigins: z.array(z.string()),
  hasSecret: z.boolean(),
  position: z.number(),
  isHot: z.boolean(),
  closedCountries: z.array(z.string()),
  closedCurrencies: z.array(z.string()),
  /** Rounds in which nothing happens for so many hours are closed; null: they wait for the vendor. */
  closeRoundsAfterHours: z.nullable(z.number()),
  /** What is planned, in order. */
  maintenance: z.array(maintenancePeriod),
  /** The vendor is in planned maintenance until then. */
  maintenanceEndsAt: z.nullable(z.number()),
  gameCount: z.number(),
})

/** A game as operators see it. */
export const staffGame = z.strictObject({
  nodeId: z.number(),
  vendor: z.string(),
  code: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()),
  type: z.enum(gameTypes),
  status: z.enum(gameStatuses),
  isDemoCapable: z.boolean(),
  hasBonusBuy: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  art: z.nullable(z.string()),
  iconUrl: z.nullable(z.string()),
  largeIconUrl: z.nullable(z.string()),
  minBet: z.nullable(z.string()),
  rtp: z.nullable(z.string()),
  lines: z.nullable(z.number()),
  volatility: z.nullable(z.enum(volatilities)),
  position: z.number(),
  closedCountries: z.array(z.string()),
  closedCurrencies: z.array(z.string()),
  addedAt: z.number(),
})
