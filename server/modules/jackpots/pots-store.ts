import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'
import type { SealedSeed } from './jackpot-seed.ts'

/** By what a run is filled and hit; amounts in ledger units, the share in hundredths of a per cent. */
export interface RunTerms {
  share: number
  seed: bigint
  lowest: bigint
  ceiling: bigint
  /** Whose games fill it; empty: everybody's. */
  vendors: readonly string[]
}

/** What an operator opened. */
export interface PotTerms extends RunTerms {
  code: string
  currency: string
  titles: Readonly<Record<string, string>>
}

/** A pot with its open run, by whose terms it is played. */
export interface Pot extends PotTerms, SealedSeed {
  /** The terms of the run after this one. */
  next: RunTerms
  isRunning: boolean
  runId: bigint
  run: number
  /** In ten-thousandths of ledger units. */
  gathered: bigint
}

function columns(): Sql {
  return sql`
    p.code, p.currency, p.titles, r.share, r.seed, r.lowest, r.ceiling, r.vendors, p.is_running as "isRunning",
    p.share as "nextShare", p.seed as "nextSeed", p.lowest as "nextLowest", p.ceiling as "nextCeiling",
    p.vendors as "nextVendors",
    r.id as "runId", r.number as run, r.gathered::text as gathered, r.seed_hash as "seedHash",
    r.sealed_seed as "sealedSeed"`
}

interface Row extends Omit<Pot, 'gathered' | 'next'> {
  gathered: string
  nextShare: number
  nextSeed: bigint
  nextLowest: bigint
  nextCeiling: bigint
  nextVendors: readonly string[]
}

function potOf({ gathered, nextShare, nextSeed, nextLowest, nextCeiling, nextVendors, ...pot }: Row): Pot {
  const next = { share: nextShare, seed: nextSeed, lowest: nextLowest, ceiling: nextCeiling, vendors: nextVendors }
  return { ...pot, gathered: BigInt(gathered), next }
}

/** Answers false where another pot has the code. */
export async function insertPot(tx: Tx, pot: PotTerms): Promise<boolean> {
  const inserted = await tx.maybe(sql`
    insert into jackpots.pot (code, currency, titles, share, seed, lowest, ceiling, vendors)
    values (${pot.code}, ${pot.currency}, ${JSON.stringify(pot.titles)}::jsonb, ${pot.share}, ${pot.seed}, ${pot.lowest},
            ${pot.ceiling}, ${[...pot.vendors]}::text[])
    on conflict (code) do nothing
    returning code`)
  return inserted !== undefined
}

/** Begins a run under what its pot says of the next. */
export async function beginRun(tx: Tx, code: string, number: number, seed: SealedSeed): Promise<void> {
  await tx.run(sql`
    insert into jackpots.run (pot_code, number, seed_hash, sealed_seed, share, seed, lowest, ceiling, vendors)
    select p.code, ${number}::int, ${seed.seedHash}, ${seed.sealedSeed}, p.share, p.seed, p.lowest, p.ceiling, p.vendors
    from jackpots.pot p where p.code = ${code}`)
}

/** Every pot, or one currency's that run. */
export async function potsOf(db: Queryable, running?: { currency: string }): Promise<Pot[]> {
  const which = running === undefined ? sql`true` : sql`p.is_running and p.currency = ${running.currency}`
  const rows = await db.many<Row>(sql`
    select ${columns()} from jackpots.pot p join jackpots.run r on r.pot_code = p.code and r.won_at is null
    where ${which}
    order by r.ceiling desc, p.code`)
  return rows.map(potOf)
}

export async function findPot(db: Queryable, code: string): Promise<Pot | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns()} from jackpots.pot p join jackpots.run r on r.pot_code = p.code and r.won_at is null
    where p.code = ${code}`)
  return row && potOf(row)
}

async function hold(tx: Tx, which: Sql): Promise<Pot[]> {
  const rows = await tx.many<Row>(sql`
    select ${columns()} from jackpots.pot p join jackpots.run r on r.pot_code = p.code and r.won_at is null
    where ${which}
    order by p.code for update of r, p`)
  return rows.map(potOf)
}

/** Pots that run, with their open runs: held until the transaction ends, so that none is laid to rest while it is hit. */
export const holdRunning = (tx: Tx): Promise<Pot[]> => hold(tx, sql`p.is_running`)

/** The same of all pots, also those laid to rest. */
export const holdAll = (tx: Tx): Promise<Pot[]> => hold(tx, sql`true`)

/** Commits an open run to another seed; it is held. */
export async function setSeed(tx: Tx, runId: bigint, { seedHash, sealedSeed }: SealedSeed): Promise<void> {
  await tx.run(sql`
    update jackpots.run set seed_hash = ${seedHash}, sealed_seed = ${sealedSeed}
    where id = ${runId} and won_at is null`)
}

/** Says what holds from the next run on; the one that is open keeps its own. */
export async function setNextTerms(tx: Tx, code: string, terms: RunTerms): Promise<void> {
  await tx.run(sql`
    update jackpots.pot
    set share = ${terms.share}, seed = ${terms.seed}, lowest = ${terms.lowest}, ceiling = ${terms.ceiling},
        vendors = ${[...terms.vendors]}::text[]
    where code = ${code}`)
}

export async function setRunning(tx: Tx, code: string, isRunning: boolean): Promise<void> {
  await tx.run(sql`update jackpots.pot set is_running = ${isRunning} where code = ${code}`)
}

export async function gather(tx: Tx, runId: bigint, parts: bigint): Promise<void> {
  await tx.run(sql`update jackpots.run set gathered = gathered + ${String(parts)}::numeric where id = ${runId}`)
}

export interface Hit {
  runId: bigint
  memberId: bigint
  roundId: string
  amount: bigint
  serverSeed: string
}

export async function endRun(tx: Tx, hit: Hit): Promise<void> {
  await tx.run(sql`
    update jackpots.run
    set member_id = ${hit.memberId}, round_id = ${hit.roundId}::uuid, amount = ${hit.amount},
        server_seed = ${hit.serverSeed}, won_at = clock_timestamp()
    where id = ${hit.runId} and won_at is null`)
}

export interface Win {
  id: bigint
  code: string
  titles: Readonly<Record<string, string>>
  currency: string
  run: number
  memberId: bigint
  amount: bigint
  lowest: bigint
  ceiling: bigint
  seedHash: string
  serverSeed: string
  wonAt: number
}

/** Runs that were hit, the latest first. */
export function winsBefore(
  db: Queryable,
  before: { at: number; id: bigint } | undefined,
  most: number,
): Promise<Win[]> {
  const earlier = below(sql`r.won_at, r.id`, before && sql`${new Date(before.at)}, ${before.id}`)
  return db.many<Win>(sql`
    select r.id, p.code, p.titles, p.currency, r.number as run, r.member_id as "memberId", r.amount, r.lowest, r.ceiling,
           r.seed_hash as "seedHash", r.server_seed as "serverSeed", r.won_at as "wonAt"
    from jackpots.run r join jackpots.pot p on p.code = r.pot_code
    where r.won_at is not null and ${earlier}
    order by r.won_at desc, r.id desc limit ${most}`)
}

/** How often each pot was hit, and what that came to. */
export async function winsByPot(db: Queryable): Promise<ReadonlyMap<string, { wins: number; won: bigint }>> {
  const rows = await db.many<{ code: string; wins: number; won: bigint }>(sql`
    select pot_code as code, count(*)::int as wins, sum(amount)::bigint as won
    from jackpots.run where won_at is not null group by pot_code`)
  return new Map(rows.map(({ code, ...of }) => [code, of]))
}
