import type { Dealt } from '@croupier/games/tables/tables.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type RoundState = 'planned' | 'played' | 'settled' | 'void'

/** A round; moments in epoch milliseconds. */
export interface Round {
  id: bigint
  gameCode: string
  number: string
  opensAt: number
  closesAt: number
  endsAt: number
  state: RoundState
  heldAt: number | null
  seedHash: string
  sealedSeed: string
  laPartage: boolean
  serverSeed: string | null
  dealt: Dealt | null
}

function columns(): Sql {
  return sql`
    r.id, r.game_code as "gameCode", r.number, r.opens_at as "opensAt", r.closes_at as "closesAt", r.ends_at as "endsAt",
    r.state, r.held_at as "heldAt", r.seed_hash as "seedHash", r.sealed_seed as "sealedSeed",
    r.la_partage as "laPartage", r.server_seed as "serverSeed", r.dealt`
}

export type NewRound = Omit<Round, 'id' | 'state' | 'heldAt' | 'serverSeed' | 'dealt'>

/** Rounds are planned once, whoever plans them; none of a table that is stopped. */
export async function insertRound(db: Queryable, round: NewRound): Promise<void> {
  await db.run(sql`
    insert into tables.round
      (game_code, number, opens_at, closes_at, ends_at, seed_hash, sealed_seed, la_partage)
    select ${round.gameCode}, ${round.number}, to_timestamp(${round.opensAt}::float8 / 1000),
           to_timestamp(${round.closesAt}::float8 / 1000), to_timestamp(${round.endsAt}::float8 / 1000),
           ${round.seedHash}, ${round.sealedSeed}, ${round.laPartage}
    where not exists (select from tables.pause p where p.game_code = ${round.gameCode})
    on conflict (game_code, number) do nothing`)
}

export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = await db.one<{ now: number }>(sql`select clock_timestamp() as now`)
  return now
}

/** The round of each table that was planned last. */
export function lastRounds(db: Queryable, codes: readonly string[]): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()}
    from unnest(${[...codes]}::text[]) c(code)
    cross join lateral (
      select * from tables.round o where o.game_code = c.code order by o.id desc limit 1
    ) r`)
}

/** Of each table the round that runs, or that ran last. */
export function currentRounds(db: Queryable, codes: readonly string[]): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()}
    from unnest(${[...codes]}::text[]) c(code)
    cross join lateral (
      select * from tables.round o
      where o.game_code = c.code and o.opens_at <= clock_timestamp()
      order by o.id desc limit 1
    ) r`)
}

/** Who has bets on each round: how many members. */
export async function playersOn(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.many<{ id: bigint; players: number }>(sql`
    select s.round_id as id, count(distinct s.member_id)::int as players
    from tables.slip s where s.round_id = any(${[...ids]}::bigint[]) and s.state <> 'void'
    group by s.round_id`)
  return new Map(rows.map(({ id, players }) => [id, players]))
}

/** Rounds of each table that were dealt, the latest first. */
export function dealtRounds(db: Queryable, codes: readonly string[], most: number): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()}
    from unnest(${[...codes]}::text[]) with ordinality c(code, n)
    cross join lateral (
      select * from tables.round o
      where o.game_code = c.code and o.state in ('played', 'settled')
      order by o.id desc limit ${most}
    ) r
    order by c.n, r.id desc`)
}

/** The round before another of its table; undefined of the first. */
export function roundBefore(db: Queryable, { gameCode, id }: Round): Promise<Round | undefined> {
  return db.maybe<Round>(sql`
    select ${columns()} from tables.round r
    where r.game_code = ${gameCode} and r.id < ${id}
    order by r.id desc limit 1`)
}

interface Page {
  before?: number | undefined
  most: number
}

/** Rounds of a table that are over, the latest first. */
export function roundsOver(db: Queryable, gameCode: string, { before, most }: Page): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()} from tables.round r
    where r.game_code = ${gameCode} and r.state in ('played', 'settled', 'void')
      and r.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.id desc limit ${most}`)
}

/** Rounds that have opened, the latest first; of all tables where none is named. */
export function roundsBefore(
  db: Queryable,
  { gameCode, withBets, before, most }: Page & { gameCode?: string | undefined; withBets: boolean },
): Promise<Round[]> {
  const ofTable = gameCode === undefined ? sql`true` : sql`r.game_code = ${gameCode}`
  const played = withBets ? sql`exists (select from tables.slip s where s.round_id = r.id)` : sql`true`
  return db.many<Round>(sql`
    select ${columns()} from tables.round r
    where ${ofTable} and ${played} and r.opens_at <= clock_timestamp() and r.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by r.id desc limit ${most}`)
}

export function findRounds(db: Queryable, ids: readonly bigint[]): Promise<Round[]> {
  return db.many<Round>(sql`select ${columns()} from tables.round r where r.id = any(${[...ids]}::bigint[])`)
}

/**
 * Those who bet or take back share a round, those who hold, end or call it off have it alone; whoever comes first is first.
 * Locks of the row itself would keep the latter out for as long as bets come.
 */
const turn = sql`hashtextextended('tables.round ' || w.id, 0)`

/** Kept as it is until the transaction ends: whoever bets or takes back is counted before it is ended or called off. */
export async function keepRound(tx: Tx, id: bigint): Promise<Round | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock_shared(${turn}) from (select ${id}::bigint as id) w`)
  return tx.maybe<Round>(sql`select ${columns()} from tables.round r where r.id = ${id} for share`)
}

/** Waits until nobody bets on rounds or takes back, and lets nobody begin before the transaction ends. */
export async function waitForBets(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(${turn}) from (select id from unnest(${[...ids]}::bigint[]) id order by id) w`)
}

/** Held alone until the transaction ends. */
export async function holdRound(tx: Tx, id: bigint): Promise<Round | undefined> {
  await waitForBets(tx, [id])
  return tx.maybe<Round>(sql`select ${columns()} from tables.round r where r.id = ${id} for update`)
}

export const isHeld = ({ state, heldAt }: Round): boolean => state === 'planned' && heldAt !== null

/** Rounds that are held: of each table one or two. */
export async function heldRounds(db: Queryable): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select id from tables.round where state = 'planned' and held_at is not null order by id`)
  return rows.map(({ id }) => id)
}

/** Rounds whose time is over and that are not written down as played. */
export function roundsToEnd(db: Queryable): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()} from tables.round r
    where r.state = 'planned' and r.held_at is null and r.ends_at <= clock_timestamp()
    order by r.ends_at, r.id limit 200`)
}

/** Rounds that were played, or called off, on which slips may still wait. */
export function roundsToSettle(db: Queryable): Promise<Round[]> {
  return db.many<Round>(sql`
    select ${columns()} from tables.round r
    where r.state = 'played' or (r.state = 'void' and r.settled_at is null)
    order by r.id limit 200`)
}

/** Writes what was dealt and reveals what it was dealt from; waits for whoever bets or takes back. */
export async function markPlayed(
  tx: Tx,
  id: bigint,
  { dealt, serverSeed }: { dealt: Dealt; serverSeed: string },
): Promise<void> {
  await waitForBets(tx, [id])
  await tx.run(sql`
    update tables.round set state = 'played', dealt = ${JSON.stringify(dealt)}::jsonb, server_seed = ${serverSeed}
    where id = ${id} and state = 'planned' and held_at is null and ends_at <= clock_timestamp()`)
}

export async function markSettled(db: Queryable, id: bigint): Promise<void> {
  await db.run(sql`
    update tables.round
    set state = case state when 'played' then 'settled' else state end, settled_at = clock_timestamp()
    where id = ${id} and settled_at is null and state in ('played', 'void')`)
}

/** Calls a round off; when tells what lay on it then from what was taken back before. */
export async function markVoid(tx: Tx, id: bigint, serverSeed: string): Promise<void> {
  await tx.run(sql`
    update tables.round set state = 'void', held_at = clock_timestamp(), server_seed = ${serverSeed}
    where id = ${id} and state = 'planned'`)
}

const IDLE_DAYS = 7

/**
 * Forgets rounds that nobody bet on, a week after they were over: five tables deal fourteen thousand a day. Roads need the
 * last of them, and of what was bet on every round is kept.
 */
export async function forgetIdleRounds(db: Queryable): Promise<void> {
  await db.run(sql`
    delete from tables.round r
    where r.id in (
      select o.id from tables.round o
      where o.state in ('settled', 'void') and o.ends_at < clock_timestamp() - make_interval(days => ${IDLE_DAYS})
        and not exists (select from tables.slip s where s.round_id = o.id)
      order by o.ends_at limit 20000
    )`)
}
