import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type DrawState = 'planned' | 'open' | 'closed' | 'drawn' | 'settled' | 'void'

/** One draw; moments in epoch milliseconds. */
export interface Draw {
  id: bigint
  gameCode: string
  numero: string
  opensAt: number
  closesAt: number
  drawsAt: number
  state: DrawState
  seedHash: string | null
  sealedSeed: string | null
  root: string | null
  serverSeed: string | null
  drawn: string[] | null
  revision: number
}

function columns(): Sql {
  return sql`
    d.id, d.game_code as "gameCode", d.numero, d.opens_at as "opensAt", d.closes_at as "closesAt",
    d.draws_at as "drawsAt", d.state, d.seed_hash as "seedHash", d.sealed_seed as "sealedSeed", d.root,
    d.server_seed as "serverSeed", d.drawn, d.revision`
}

export interface NewDraw {
  numero: string
  opensAt: number
  closesAt: number
  drawsAt: number
  seedHash: string | null
  sealedSeed: string | null
}

/** Draws are planned once, whoever plans them. */
export async function insertDraws(db: Queryable, gameCode: string, draws: readonly NewDraw[]): Promise<void> {
  await db.run(sql`
    insert into lottery.draw (game_code, numero, opens_at, closes_at, draws_at, seed_hash, sealed_seed)
    select ${gameCode}, d.numero, to_timestamp(d."opensAt" / 1000.0), to_timestamp(d."closesAt" / 1000.0),
           to_timestamp(d."drawsAt" / 1000.0), d."seedHash", d."sealedSeed"
    from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb)
      as d(numero text, "opensAt" bigint, "closesAt" bigint, "drawsAt" bigint, "seedHash" text, "sealedSeed" text)
    on conflict (game_code, numero) do nothing`)
}

export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = await db.one<{ now: number }>(sql`select clock_timestamp() as now`)
  return now
}

/** The last draw that is planned of each game, the highest number of those that draw by the minute, and how many are not yet over. */
export function lastPlanned(
  db: Queryable,
): Promise<{ gameCode: string; numero: string | null; drawsAt: number; closesAt: number; ahead: number }[]> {
  return db.many(sql`
    select game_code as "gameCode", max(numero) filter (where length(numero) > 8) as numero, max(draws_at) as "drawsAt", max(closes_at) as "closesAt",
           (count(*) filter (where closes_at > clock_timestamp()))::int as ahead
    from lottery.draw
    where draws_at > clock_timestamp() - interval '45 days'
    group by game_code`)
}

/** Draws that are not yet sold out are opened when it is time. */
export function openDue(db: Queryable): Promise<{ gameCode: string; numero: string }[]> {
  return db.many(sql`
    update lottery.draw set state = 'open'
    where state = 'planned' and opens_at <= clock_timestamp() and closes_at > clock_timestamp()
    returning game_code as "gameCode", numero`)
}

export function dueToClose(db: Queryable): Promise<Draw[]> {
  return db.many<Draw>(sql`
    select ${columns()} from lottery.draw d
    where d.state in ('planned', 'open') and d.closes_at <= clock_timestamp()
    order by d.closes_at limit 200`)
}

export function dueToDraw(db: Queryable): Promise<Draw[]> {
  return db.many<Draw>(sql`
    select ${columns()} from lottery.draw d
    where d.state = 'closed' and d.draws_at <= clock_timestamp()
    order by d.draws_at limit 200`)
}

export function dueToSettle(db: Queryable): Promise<Draw[]> {
  return db.many<Draw>(sql`
    select ${columns()} from lottery.draw d where d.state = 'drawn' order by d.draws_at limit 200`)
}

/** Sale takes it shared, closing alone: whoever was checked in time is counted, whenever it commits. */
export async function lockDraw(tx: Tx, drawId: bigint, isShared: boolean): Promise<void> {
  await tx.run(
    isShared
      ? sql`select pg_advisory_xact_lock_shared(hashtextextended(${`lottery draw ${drawId}`}, 0))`
      : sql`select pg_advisory_xact_lock(hashtextextended(${`lottery draw ${drawId}`}, 0))`,
  )
}

/** The same of many, shared, in the order of their ids. */
export async function lockDraws(tx: Tx, drawIds: readonly bigint[]): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock_shared(hashtextextended('lottery draw ' || d.id, 0))
    from (select id from unnest(${[...drawIds]}::bigint[]) id order by id) d`)
}

/** Of these draws those that are still sold, by the database's clock; in the order of their ids. */
export function findAllOnSale(tx: Tx, drawIds: readonly bigint[]): Promise<Draw[]> {
  return tx.many<Draw>(sql`
    select ${columns()} from lottery.draw d
    where d.id = any(${[...drawIds]}::bigint[]) and d.state in ('planned', 'open') and clock_timestamp() < d.closes_at
    order by d.id`)
}

/** A draw that is still sold, by the database's clock. */
export function findOnSale(tx: Tx, drawId: bigint): Promise<Draw | undefined> {
  return tx.maybe<Draw>(sql`
    select ${columns()} from lottery.draw d
    where d.id = ${drawId} and d.state in ('planned', 'open') and clock_timestamp() < d.closes_at`)
}

export function findDraw(db: Queryable, gameCode: string, numero: string): Promise<Draw | undefined> {
  return db.maybe<Draw>(sql`
    select ${columns()} from lottery.draw d where d.game_code = ${gameCode} and d.numero = ${numero}`)
}

/** The draws that are named so, each in its name's place. */
export async function findDraws(
  db: Queryable,
  named: readonly { gameCode: string; numero: string }[],
): Promise<(Draw | undefined)[]> {
  const found = await db.many<Draw & { place: number }>(sql`
    select asked.place::int as place, ${columns()}
    from unnest(${named.map(({ gameCode }) => gameCode)}::text[], ${named.map(({ numero }) => numero)}::text[])
      with ordinality asked (game_code, numero, place)
    join lottery.draw d on d.game_code = asked.game_code and d.numero = asked.numero`)
  const draws: (Draw | undefined)[] = named.map(() => undefined)
  for (const { place, ...draw } of found) draws[place - 1] = draw
  return draws
}

export function findDrawById(db: Queryable, drawId: bigint): Promise<Draw | undefined> {
  return db.maybe<Draw>(sql`select ${columns()} from lottery.draw d where d.id = ${drawId}`)
}

export async function markClosed(tx: Tx, drawId: bigint, root: string | null): Promise<boolean> {
  const closed = await tx.run(sql`
    update lottery.draw set state = 'closed', root = ${root} where id = ${drawId} and state in ('planned', 'open')`)
  return closed > 0
}

export async function markDrawn(
  db: Queryable,
  drawId: bigint,
  { drawn, serverSeed }: { drawn: readonly string[]; serverSeed: string | null },
): Promise<boolean> {
  const marked = await db.run(sql`
    update lottery.draw
    set state = 'drawn', drawn = ${[...drawn]}::text[], server_seed = ${serverSeed}, drawn_at = clock_timestamp()
    where id = ${drawId} and state = 'closed'`)
  return marked > 0
}

/** In their order, so that the orders of the draw are read along their index and the others not at all. */
const nobodyWaits = sql`
  (
    select o.id from lottery.placed_order o
    where o.draw_id = d.id and o.state = 'waiting'
    order by o.id limit 1
  ) is null`

/** Over, unless an order still waits, or its result was corrected since it was read. */
export async function markSettled(db: Queryable, { id, revision }: Pick<Draw, 'id' | 'revision'>): Promise<boolean> {
  const settled = await db.run(sql`
    update lottery.draw d set state = 'settled', settled_at = clock_timestamp()
    where d.id = ${id} and d.state = 'drawn' and d.revision = ${revision}
      and ${nobodyWaits}`)
  return settled > 0
}

/** Without a result still. */
export const mayBeVoid = (state: DrawState): boolean => ['planned', 'open', 'closed'].includes(state)

export async function markVoid(tx: Tx, drawId: bigint): Promise<boolean> {
  const marked = await tx.run(sql`
    update lottery.draw set state = 'void', settled_at = clock_timestamp()
    where id = ${drawId} and state in ('planned', 'open', 'closed')`)
  return marked > 0
}

/** Void draws of which stakes may still have to come back. */
export function dueToRefund(db: Queryable): Promise<{ id: bigint }[]> {
  return db.many(sql`select d.id from lottery.draw d where d.state = 'void' and d.refunded_at is null order by d.id`)
}

/** Every stake of a void draw is back, unless an order still waits. */
export async function markRefunded(db: Queryable, drawId: bigint): Promise<void> {
  await db.run(sql`
    update lottery.draw d set refunded_at = clock_timestamp()
    where d.id = ${drawId} and d.state = 'void' and d.refunded_at is null and ${nobodyWaits}`)
}

/** What is on sale and what comes after it, of each game: the first so many that have not closed. */
export function upcoming(db: Queryable, gameCodes: readonly string[], most: number): Promise<Draw[]> {
  return db.many<Draw>(sql`
    select n.*
    from unnest(${[...gameCodes]}::text[]) as g(code)
    cross join lateral (
      select ${columns()} from lottery.draw d
      where d.game_code = g.code and d.state in ('planned', 'open') and d.closes_at > clock_timestamp()
      order by d.draws_at limit ${most}
    ) n`)
}

/** The last results of each game, the latest first. */
export function latestDrawn(db: Queryable, gameCodes: readonly string[], most: number): Promise<Draw[]> {
  return db.many<Draw>(sql`
    select n.*
    from unnest(${[...gameCodes]}::text[]) as g(code)
    cross join lateral (
      select ${columns()} from lottery.draw d
      where d.game_code = g.code and d.drawn is not null
      order by d.draws_at desc limit ${most}
    ) n`)
}

/** Draws of a game that are closed or over, or that were or are on sale, the latest first; on from before a numero. */
export function drawsBefore(
  db: Queryable,
  gameCode: string,
  of: 'over' | 'ever on sale',
  { before, most }: { before: string | undefined; most: number },
): Promise<Draw[]> {
  const isOne =
    of === 'over'
      ? sql`d.state in ('closed', 'drawn', 'settled', 'void')`
      : sql`(d.state <> 'planned' or d.opens_at <= clock_timestamp())`
  return db.many<Draw>(sql`
    select ${columns()} from lottery.draw d
    where d.game_code = ${gameCode} and ${isOne}
      and (${before ?? null}::text is null or d.numero < ${before ?? null}::text)
    order by d.numero desc limit ${most}`)
}

export interface ReportedResult {
  source: string
  drawn: string[]
}

export async function reportResult(
  db: Queryable,
  drawId: bigint,
  { source, drawn }: { source: string; drawn: readonly string[] },
): Promise<void> {
  await db.run(sql`
    insert into lottery.reported_result (draw_id, source, drawn) values (${drawId}, ${source}, ${[...drawn]}::text[])
    on conflict (draw_id, source) do update set drawn = excluded.drawn, reported_at = clock_timestamp()`)
}

export function reportedResults(
  db: Queryable,
  drawIds: readonly bigint[],
): Promise<(ReportedResult & { drawId: bigint })[]> {
  return db.many(sql`
    select draw_id as "drawId", source, drawn from lottery.reported_result
    where draw_id = any(${[...drawIds]}::bigint[]) order by draw_id, source`)
}

export async function reviseResult(tx: Tx, drawId: bigint, drawn: readonly string[]): Promise<void> {
  await tx.run(sql`
    update lottery.draw set drawn = ${[...drawn]}::text[], revision = revision + 1, state = 'drawn'
    where id = ${drawId}`)
}

export async function insertCorrection(
  tx: Tx,
  correction: { drawId: bigint; revision: number; drawnBefore: readonly string[]; reason: string; madeBy: string },
): Promise<void> {
  await tx.run(sql`
    insert into lottery.correction (draw_id, revision, drawn_before, reason, made_by)
    values (${correction.drawId}, ${correction.revision}, ${[...correction.drawnBefore]}::text[], ${correction.reason},
            ${correction.madeBy})`)
}

/** Draws of each game that are closed and overdue by a minute. */
export function overdueByGame(db: Queryable): Promise<{ gameCode: string; count: number }[]> {
  return db.many(sql`
    select game_code as "gameCode", count(*)::int as count
    from lottery.draw
    where state = 'closed' and draws_at < clock_timestamp() - interval '1 minute'
    group by game_code`)
}
