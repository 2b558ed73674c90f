import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

export type DeskState = 'open' | 'closing' | 'closed'

/** A table. Amounts are ledger units, moments epoch milliseconds. */
export interface Desk {
  id: bigint
  name: string
  currency: string
  isTrial: boolean
  seats: number
  smallBlind: bigint
  bigBlind: bigint
  minBuyIn: bigint
  maxBuyIn: bigint
  rake: number
  rakeCap: bigint
  state: DeskState
  version: bigint
  handId: string | null
  lastHandId: string | null
  hands: bigint
  raked: bigint
  button: number | null
  smallBlindSeat: number | null
  bigBlindSeat: number | null
  nextRoot: string
  nextSealedSeed: string
  nextHandAt: number | null
  openedAt: number
}

function columns(): Sql {
  return sql`
    d.id, d.name, d.currency, d.is_trial as "isTrial", d.seats, d.small_blind as "smallBlind", d.big_blind as "bigBlind",
    d.min_buy_in as "minBuyIn", d.max_buy_in as "maxBuyIn", d.rake, d.rake_cap as "rakeCap", d.state, d.version,
    d.hand_id::text as "handId", d.last_hand_id::text as "lastHandId", d.hands, d.raked, d.button,
    d.small_blind_seat as "smallBlindSeat", d.big_blind_seat as "bigBlindSeat", d.next_root as "nextRoot",
    d.next_sealed_seed as "nextSealedSeed", d.next_hand_at as "nextHandAt", d.opened_at as "openedAt"`
}

export type NewDesk = Pick<
  Desk,
  | 'name'
  | 'currency'
  | 'isTrial'
  | 'seats'
  | 'smallBlind'
  | 'bigBlind'
  | 'minBuyIn'
  | 'maxBuyIn'
  | 'rake'
  | 'rakeCap'
  | 'nextRoot'
  | 'nextSealedSeed'
>

export async function insertDesk(tx: Tx, desk: NewDesk): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into poker.desk
      (name, currency, is_trial, seats, small_blind, big_blind, min_buy_in, max_buy_in, rake, rake_cap, next_root,
       next_sealed_seed)
    values
      (${desk.name}, ${desk.currency}, ${desk.isTrial}, ${desk.seats}, ${desk.smallBlind}, ${desk.bigBlind},
       ${desk.minBuyIn}, ${desk.maxBuyIn}, ${desk.rake}, ${desk.rakeCap}, ${desk.nextRoot}, ${desk.nextSealedSeed})
    returning id`)
  return id
}

export function findDesk(db: Queryable, id: bigint): Promise<Desk | undefined> {
  return db.maybe<Desk>(sql`select ${columns()} from poker.desk d where d.id = ${id}`)
}

/** Whoever changes anything at a table holds it first, until the transaction ends. */
export function lockDesk(tx: Tx, id: bigint): Promise<Desk | undefined> {
  return tx.maybe<Desk>(sql`select ${columns()} from poker.desk d where d.id = ${id} for update`)
}

/** Which version a table is at, and the clock that its turns go by. */
export function versionOf(
  db: Queryable,
  id: bigint,
): Promise<{ version: bigint; isTrial: boolean; now: number } | undefined> {
  return db.maybe(sql`
    select version, is_trial as "isTrial", clock_timestamp() as now from poker.desk where id = ${id}`)
}

export async function databaseNow(db: Queryable): Promise<number> {
  const { now } = await db.one<{ now: number }>(sql`select clock_timestamp() as now`)
  return now
}

/** Tables that play or may, with how many sit at each. */
export function openDesks(
  db: Queryable,
  { currency, isTrial }: { currency: string; isTrial: boolean },
): Promise<(Desk & { players: number })[]> {
  return db.many(sql`
    select ${columns()}, (select count(*)::int from poker.seat s where s.desk_id = d.id) as players
    from poker.desk d
    where d.state = 'open' and d.currency = ${currency} and d.is_trial = ${isTrial}
    order by d.big_blind, d.id`)
}

/** Tables for operators, the latest first. */
export function desksBefore(
  db: Queryable,
  { state, before, most }: { state: DeskState | undefined; before: bigint | undefined; most: number },
): Promise<Desk[]> {
  const inState = state === undefined ? sql`true` : sql`d.state = ${state}`
  const earlier = before === undefined ? sql`true` : sql`d.id < ${before}`
  return db.many<Desk>(sql`
    select ${columns()} from poker.desk d where ${inState} and ${earlier} order by d.id desc limit ${most}`)
}

/** Tables the clock has to look at. */
export async function dueDesks(db: Queryable, most: number): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select id from poker.desk
    where due_at is not null and due_at <= clock_timestamp()
    order by due_at limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Tables at which a hand is played. */
export async function playingDesks(db: Queryable): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`select id from poker.desk where hand_id is not null order by id`)
  return rows.map(({ id }) => id)
}

/** Tables that play or may, on from an id. */
export async function desksFrom(db: Queryable, after: bigint, most: number): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select id from poker.desk where state <> 'closed' and id > ${after} order by id limit ${most}`)
  return rows.map(({ id }) => id)
}

const moment = (at: number | null) => (at === null ? null : new Date(at))

/** Writes what a look at a locked table changed of it. Its version tells everybody who looks. */
export async function keepDesk(tx: Tx, desk: Desk, dueAt: number | null): Promise<void> {
  await tx.run(sql`
    update poker.desk
    set state = ${desk.state}, version = version + 1, hand_id = ${desk.handId}::uuid,
        last_hand_id = ${desk.lastHandId}::uuid, hands = ${desk.hands}, raked = ${desk.raked}, button = ${desk.button},
        small_blind_seat = ${desk.smallBlindSeat}, big_blind_seat = ${desk.bigBlindSeat}, next_root = ${desk.nextRoot},
        next_sealed_seed = ${desk.nextSealedSeed}, next_hand_at = ${moment(desk.nextHandAt)}, due_at = ${moment(dueAt)},
        closed_at = case when ${desk.state} = 'closed' then coalesce(closed_at, clock_timestamp()) end
    where id = ${desk.id}`)
}

/** Commits a locked table to another deck for its next hand. */
export async function setNextDeck(tx: Tx, id: bigint, deck: { root: string; sealedSeed: string }): Promise<void> {
  await tx.run(sql`
    update poker.desk
    set next_root = ${deck.root}, next_sealed_seed = ${deck.sealedSeed}, version = version + 1
    where id = ${id}`)
}
