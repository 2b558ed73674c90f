import type { Pool } from '@croupier/games/book/pools.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** What a slip adds to one selection; ledger units. */
export interface Exposed {
  fixtureId: bigint
  selection: string
  staked: bigint
  most: bigint
}

/** Adds to what could be lost, in the order of the key; answers what it is then. A negative amount takes back. */
export function addExposure(
  tx: Tx,
  currency: string,
  added: readonly Exposed[],
): Promise<{ fixtureId: bigint; selection: string; most: bigint }[]> {
  return tx.many(sql`
    insert into book.exposure as e (fixture_id, currency, selection, staked, most)
    select a.fixture_id, ${currency}, a.selection, a.staked, a.most
    from unnest(
      ${added.map(({ fixtureId }) => fixtureId)}::bigint[], ${added.map(({ selection }) => selection)}::text[],
      ${added.map(({ staked }) => staked)}::bigint[], ${added.map(({ most }) => most)}::bigint[]
    ) a(fixture_id, selection, staked, most)
    order by a.fixture_id, a.selection
    on conflict (fixture_id, currency, selection) do update
    set staked = e.staked + excluded.staked, most = e.most + excluded.most
    returning fixture_id as "fixtureId", selection, most`)
}

interface ExposureRow {
  fixtureId: bigint
  currency: string
  selection: string
  staked: bigint
  most: bigint
}

export function exposuresOf(db: Queryable, fixtureIds: readonly bigint[]): Promise<ExposureRow[]> {
  return db.many<ExposureRow>(sql`
    select fixture_id as "fixtureId", currency, selection, staked, most from book.exposure
    where fixture_id = any(${[...fixtureIds]}::bigint[])
    order by fixture_id, currency, selection`)
}

/** What lies in the pool of a match in one currency, of what `exposuresOf` read. */
export function poolAmong(
  rows: readonly ExposureRow[],
  fixtureId: bigint,
  currency: string,
): Pool & { readonly draw: bigint } {
  const staked = (side: string) =>
    rows.find((row) => row.fixtureId === fixtureId && row.currency === currency && row.selection === `POOL:${side}`)
      ?.staked ?? 0n
  return { home: staked('home'), away: staked('away'), draw: staked('draw') }
}
