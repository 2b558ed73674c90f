import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type FixtureState = 'planned' | 'played' | 'settled' | 'void'

/** A match; moments in epoch milliseconds, chances in ten-thousandths of a step. */
export interface Fixture {
  id: bigint
  league: string
  number: string
  home: string
  away: string
  homeChance: number
  awayChance: number
  startsAt: number
  endsAt: number
  state: FixtureState
  isSuspended: boolean
  seedHash: string
  sealedSeed: string
  serverSeed: string | null
  homeScore: number | null
  awayScore: number | null
  /** What its pool keeps, in hundredths of a per cent, and what a draw pays, in hundredths: as it was planned. */
  poolMargin: number
  drawPrice: number
}

function columns(): Sql {
  return sql`
    f.id, f.league, f.number, f.home, f.away, f.home_chance as "homeChance", f.away_chance as "awayChance",
    f.starts_at as "startsAt", f.ends_at as "endsAt", f.state, f.is_suspended as "isSuspended",
    f.seed_hash as "seedHash", f.sealed_seed as "sealedSeed", f.server_seed as "serverSeed",
    f.home_score as "homeScore", f.away_score as "awayScore", f.pool_margin as "poolMargin",
    f.draw_price as "drawPrice"`
}

export type NewFixture = Omit<
  Fixture,
  'id' | 'league' | 'state' | 'isSuspended' | 'serverSeed' | 'homeScore' | 'awayScore'
>

/** Matches are planned once, whoever plans them. */
export async function insertFixtures(db: Queryable, league: string, fixtures: readonly NewFixture[]): Promise<void> {
  await db.run(sql`
    insert into book.fixture
      (league, number, home, away, home_chance, away_chance, starts_at, ends_at, seed_hash, sealed_seed, pool_margin,
       draw_price)
    select ${league}, f.number, f.home, f.away, f."homeChance", f."awayChance", to_timestamp(f."startsAt" / 1000.0),
           to_timestamp(f."endsAt" / 1000.0), f."seedHash", f."sealedSeed", f."poolMargin", f."drawPrice"
    from jsonb_to_recordset(${JSON.stringify(fixtures)}::jsonb)
      as f(number text, home text, away text, "homeChance" int, "awayChance" int, "startsAt" bigint, "endsAt" bigint,
           "seedHash" text, "sealedSeed" text, "poolMargin" int, "drawPrice" int)
    order by f."startsAt", f.number
    on conflict (league, number) do nothing`)
}

export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = await db.one<{ now: number }>(sql`select clock_timestamp() as now`)
  return now
}

/** When the last match that is planned of each league starts. */
export async function lastPlanned(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.many<{ league: string; startsAt: number }>(sql`
    select league, max(starts_at) as "startsAt" from book.fixture where state in ('planned', 'played') group by league`)
  return new Map(rows.map(({ league, startsAt }) => [league, startsAt]))
}

/** Matches of a league that run or are still to come, in the order in which they start. */
export function fixturesToCome(db: Queryable, league: string): Promise<Fixture[]> {
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where f.league = ${league} and f.state in ('planned', 'played')
    order by f.starts_at, f.id limit 100`)
}

/** Of one league, or of all. */
interface Page {
  before?: number | undefined
  most: number
}

/** Matches of a league that are over, the latest first. */
export function fixturesOver(db: Queryable, league: string, { before, most }: Page): Promise<Fixture[]> {
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where f.league = ${league} and f.state in ('settled', 'void') and f.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by f.id desc limit ${most}`)
}

/** Which matches an operator looks at: on their way, to come, or played. */
export type Stage = 'running' | 'coming' | 'over'

/** Those that run or come, from the one that starts first; `before` is the one that the page begins after. */
export function fixturesAhead(
  db: Queryable,
  stage: Exclude<Stage, 'over'>,
  { league, before, most }: Page & { league?: string | undefined },
): Promise<Fixture[]> {
  const ofLeague = league === undefined ? sql`true` : sql`f.league = ${league}`
  const started = stage === 'running' ? sql`f.starts_at <= clock_timestamp()` : sql`f.starts_at > clock_timestamp()`
  const later =
    before === undefined
      ? sql`true`
      : sql`(f.starts_at, f.id) > (select l.starts_at, l.id from book.fixture l where l.id = ${before})`
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where f.state = 'planned' and ${ofLeague} and ${started} and ${later}
    order by f.starts_at, f.id limit ${most}`)
}

/** Matches of any state, or those that are over, the latest first; of all leagues where none is named. */
export function fixturesBefore(
  db: Queryable,
  { league, isOver, before, most }: Page & { league?: string | undefined; isOver: boolean },
): Promise<Fixture[]> {
  const ofLeague = league === undefined ? sql`true` : sql`f.league = ${league}`
  const over = isOver ? sql`f.state <> 'planned'` : sql`true`
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where ${ofLeague} and ${over} and f.id < ${before ?? Number.MAX_SAFE_INTEGER}
    order by f.id desc limit ${most}`)
}

export function findFixtures(db: Queryable, ids: readonly bigint[]): Promise<Fixture[]> {
  return db.many<Fixture>(sql`select ${columns()} from book.fixture f where f.id = any(${[...ids]}::bigint[])`)
}

/**
 * The same, kept as they are until the transaction ends: who sells or cashes out is counted before a match is ended or
 * called off. In the order of their ids.
 */
export function keepFixtures(tx: Tx, ids: readonly bigint[]): Promise<Fixture[]> {
  return tx.many<Fixture>(sql`
    select ${columns()} from book.fixture f where f.id = any(${[...ids]}::bigint[]) order by f.id for share`)
}

/** Held alone until the transaction ends. */
export function holdFixture(tx: Tx, id: bigint): Promise<Fixture | undefined> {
  return tx.maybe<Fixture>(sql`select ${columns()} from book.fixture f where f.id = ${id} for update`)
}

/** Matches that have started and have no score yet. */
export function fixturesRunning(db: Queryable): Promise<Fixture[]> {
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where f.state = 'planned' and f.starts_at <= clock_timestamp()
    order by f.starts_at, f.id limit 200`)
}

/** Every match without a score, whether or not it has started. */
export async function fixturesPlanned(db: Queryable): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select f.id from book.fixture f where f.state = 'planned' order by f.id`)
  return rows.map(({ id }) => id)
}

/** Matches with a score, or void, on which slips may still wait. */
export function fixturesToSettle(db: Queryable): Promise<Fixture[]> {
  return db.many<Fixture>(sql`
    select ${columns()} from book.fixture f
    where f.id in (
      select id from book.fixture where state = 'played'
      union all
      select id from book.fixture where state = 'void' and settled_at is null
    )
    order by f.id limit 200`)
}

/** Writes how a match ended and reveals what it was played from; waits for whoever sells or cashes out on it. */
export async function markPlayed(
  db: Queryable,
  id: bigint,
  { home, away, serverSeed }: { home: number; away: number; serverSeed: string },
): Promise<void> {
  await db.run(sql`
    update book.fixture set state = 'played', home_score = ${home}, away_score = ${away}, server_seed = ${serverSeed}
    where id = ${id} and state = 'planned'`)
}

export async function markSettled(db: Queryable, id: bigint): Promise<void> {
  await db.run(sql`
    update book.fixture
    set state = case state when 'played' then 'settled' else state end, settled_at = clock_timestamp()
    where id = ${id} and settled_at is null and state in ('played', 'void')`)
}

export async function markVoid(tx: Tx, id: bigint, serverSeed: string): Promise<void> {
  await tx.run(sql`
    update book.fixture set state = 'void', server_seed = ${serverSeed} where id = ${id} and state = 'planned'`)
}

export async function setSuspended(tx: Tx, id: bigint, isSuspended: boolean): Promise<void> {
  await tx.run(sql`update book.fixture set is_suspended = ${isSuspended} where id = ${id}`)
}
