import type { importKinds } from '@croupier/api/games/catalogue-imports.ts'
import { empty, type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { gameColumns } from '../catalogue-store.ts'
import type { ImportLine } from './compare-import.ts'
import { slicesOf } from './in-slices.ts'
import type { Game } from '../games/game.ts'

export interface NewImport {
  id: string
  madeAt: number
  baseVersion: bigint
  closesGone: boolean
  unchanged: number
  lines: readonly ImportLine[]
}

export async function vendorCodes(db: Queryable): Promise<Set<string>> {
  const vendors = await db.many<{ code: string }>(sql`
    select code
    from catalogue.vendor`)
  return new Set(vendors.map(({ code }) => code))
}

/** Every game of these vendors, as it is stored. */
export async function gamesOfVendors(db: Queryable, codes: readonly string[]): Promise<Game[]> {
  return db.many<Game>(sql`
    select ${gameColumns}
    from catalogue.game g
    join catalogue.vendor v on v.id = g.vendor_id
    where v.code = any(${codes})
    order by g.node_id`)
}

export async function insertImport(tx: Tx, made: NewImport): Promise<void> {
  await tx.run(sql`
    insert into catalogue.import (id, made_at, base_version, closes_gone, unchanged)
    values (${made.id}, ${new Date(made.madeAt)}, ${made.baseVersion}, ${made.closesGone}, ${made.unchanged})`)
  // In slices: fifty thousand lines written as one text would hold up all that this process serves.
  for (const lines of slicesOf(made.lines)) {
    await tx.run(sql`
      insert into catalogue.import_line (import_id, line, kind, vendor_code, code, before, after)
      select ${made.id}, x.line, x.kind, x.vendor, x.code, x.before, x.after
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as x(line int, kind text, vendor text, code text, before jsonb, after jsonb)`)
  }
}

export interface StoredImport {
  baseVersion: bigint
  appliedAt: number | null
}

/** The import, so that nobody else applies it until the transaction ends. */
export async function lockImport(tx: Tx, id: string): Promise<StoredImport | undefined> {
  return tx.maybe<StoredImport>(sql`
    select base_version as "baseVersion", applied_at as "appliedAt"
    from catalogue.import
    where id = ${id}
    for update`)
}

/** Writes every game of an import in one statement; answers how many. */
export async function writeImport(tx: Tx, id: string, now: number, version: bigint): Promise<number> {
  const written = await tx.run(sql`
    insert into catalogue.game
      (vendor_id, code, name, names, type, status, is_demo_capable, has_bonus_buy, is_hot, is_new, art, icon_url, large_icon_url,
       min_bet, rtp, lines, volatility, position, closed_countries, closed_currencies, added_at, version)
    select v.id, l.code, x.name, x.names, x.type, x.status, x."isDemoCapable", coalesce(x."hasBonusBuy", false), x."isHot", x."isNew", x.art, x."iconUrl",
      x."largeIconUrl", x."minBet", x.rtp, x.lines, x.volatility, x.position, x."closedCountries",
      x."closedCurrencies", ${new Date(now)}, ${version}
    from catalogue.import_line l
    join catalogue.vendor v on v.code = l.vendor_code
    cross join lateral jsonb_to_record(l.after) as x(
      name text, names jsonb, type text, status text, "isDemoCapable" boolean, "hasBonusBuy" boolean, "isHot" boolean, "isNew" boolean,
      art text, "iconUrl" text, "largeIconUrl" text, "minBet" numeric, rtp numeric, lines smallint, volatility text,
      position int, "closedCountries" text[], "closedCurrencies" text[]
    )
    where l.import_id = ${id}
      and l.after is not null
    order by l.line
    on conflict (vendor_id, code) do update
    set name = excluded.name,
        names = excluded.names,
        type = excluded.type,
        status = excluded.status,
        is_demo_capable = excluded.is_demo_capable,
        has_bonus_buy = excluded.has_bonus_buy,
        is_hot = excluded.is_hot,
        is_new = excluded.is_new,
        art = excluded.art,
        icon_url = excluded.icon_url,
        large_icon_url = excluded.large_icon_url,
        min_bet = excluded.min_bet,
        rtp = excluded.rtp,
        lines = excluded.lines,
        volatility = excluded.volatility,
        position = excluded.position,
        closed_countries = excluded.closed_countries,
        closed_currencies = excluded.closed_currencies,
        version = excluded.version`)
  await tx.run(sql`
    update catalogue.import
    set applied_at = ${new Date(now)}
    where id = ${id}`)
  return written
}

export async function isImport(db: Queryable, id: string): Promise<boolean> {
  return (await db.maybe(sql`select from catalogue.import where id = ${id}`)) !== undefined
}

export interface LinesAsked {
  importId: string
  kind: (typeof importKinds)[number] | undefined
  /** The line where the page before ended. */
  after: string | undefined
  limit: number
}

export async function listImportLines(db: Queryable, asked: LinesAsked): Promise<ImportLine[]> {
  const { importId, kind, after, limit } = asked
  return db.many<ImportLine>(sql`
    select line, kind, vendor_code as vendor, code, before, after
    from catalogue.import_line
    where import_id = ${importId}
      ${kind === undefined ? empty : sql`and kind = ${kind}`}
      ${after === undefined ? empty : sql`and line > ${after}::int`}
    order by line
    limit ${limit}`)
}

/** Forgets imports that nobody applied within a day. */
export async function forgetOldImports(db: Queryable): Promise<number> {
  return db.run(sql`
    delete from catalogue.import
    where applied_at is null
      and made_at < now() - interval '1 day'`)
}
