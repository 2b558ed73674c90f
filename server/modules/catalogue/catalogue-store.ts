import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import type { Game } from './games/game.ts'
import type { StoredVendor } from './vendors/vendor.ts'

/** A vendor as stored, with the sealed secret, which leaves this module only unsealed. */
export interface SealedVendor extends StoredVendor {
  sealedSecret: string | null
}

/** Which catalogue it is, and which count of its games' players. */
export interface CatalogueVersion {
  version: bigint
  popularityCounted: bigint
  /** By the database's clock, epoch milliseconds. */
  now: number
}

export async function catalogueVersion(db: Queryable): Promise<CatalogueVersion> {
  return db.one<CatalogueVersion>(sql`
    select version, popularity_counted as "popularityCounted", clock_timestamp() as now
    from catalogue.version`)
}

/** Locks the catalogue against other changes until the transaction ends, so that versions appear in order. */
export async function nextVersion(tx: Tx): Promise<bigint> {
  const { version } = await tx.one<{ version: bigint }>(sql`
    update catalogue.version
    set version = version + 1
    returning version`)
  return version
}

export const vendorColumns = sql`
  v.id::int, v.code, v.name, v.protocol, v.status, v.settings, v.sealed_secret as "sealedSecret", v.position,
  v.is_hot as "isHot", v.closed_countries as "closedCountries", v.closed_currencies as "closedCurrencies",
  v.maintenance`

export const gameColumns = sql`
  g.node_id::int as "nodeId", g.vendor_id::int as "vendorId", v.code as "vendorCode", g.code, g.name, g.names, g.type,
  g.status, g.is_demo_capable as "isDemoCapable", g.has_bonus_buy as "hasBonusBuy", g.is_hot as "isHot", g.is_new as "isNew", g.art,
  g.icon_url as "iconUrl", g.large_icon_url as "largeIconUrl", round(g.min_bet, greatest(2, min_scale(g.min_bet)))::text as "minBet",
  g.rtp::text, g.lines, g.volatility, g.position, g.closed_countries as "closedCountries",
  g.closed_currencies as "closedCurrencies", g.added_at as "addedAt"`

export async function vendorsChangedSince(db: Queryable, version: bigint): Promise<SealedVendor[]> {
  return db.many<SealedVendor>(sql`
    select ${vendorColumns}
    from catalogue.vendor v
    where v.version > ${version}`)
}

export async function gamesChangedSince(db: Queryable, version: bigint): Promise<Game[]> {
  return db.many<Game>(sql`
    select ${gameColumns}
    from catalogue.game g
    join catalogue.vendor v on v.id = g.vendor_id
    where g.version > ${version}`)
}
