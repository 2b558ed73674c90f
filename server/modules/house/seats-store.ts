import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import type { FirstSeeds, NewServerSeed } from './server-seed.ts'

/** A member at a game, for money or for play money. */
export interface Place {
  memberId: bigint
  game: string
  isDemo: boolean
}

export interface SeedPair {
  id: bigint
  sealed: string
  /** SHA-256 of the server seed. */
  hash: string
  clientSeed: string
  /** Nonces used up under it, by rounds and by bets that were refused once decided: the next nonce. */
  rounds: number
}

export interface Seat extends Place {
  pair: SeedPair
  nextHash: string
  lastRoundId: string | null
  /** The last round waits to be ended. */
  isRoundOpen: boolean
}

const at = ({ memberId, game, isDemo }: Place): Sql =>
  sql`s.member_id = ${memberId} and s.game = ${game} and s.is_demo = ${isDemo}`

const seatQuery = (place: Place): Sql => sql`
  select s.member_id as "memberId", s.game, s.is_demo as "isDemo", p.id as "pairId", p.server_seed as sealed,
         p.server_seed_hash as hash, p.client_seed as "clientSeed", p.rounds, n.server_seed_hash as "nextHash",
         s.last_round_id::text as "lastRoundId", s.open_since is not null as "isRoundOpen"
  from house.seat s
  join house.seed_pair p on p.id = s.seed_pair_id
  join house.seed_pair n on n.id = s.next_seed_pair_id
  where ${at(place)}`

type SeatRow = Place &
  Omit<SeedPair, 'id'> & { pairId: bigint; nextHash: string; lastRoundId: string | null; isRoundOpen: boolean }

function seatOf(row: SeatRow | undefined): Seat | undefined {
  if (!row) return undefined
  const { pairId, sealed, hash, clientSeed, rounds, ...seat } = row
  return { ...seat, pair: { id: pairId, sealed, hash, clientSeed, rounds } }
}

export async function findSeat(db: Queryable, place: Place): Promise<Seat | undefined> {
  return seatOf(await db.maybe<SeatRow>(seatQuery(place)))
}

/** Locks the seat: whatever else the member does at this game waits until the transaction ends. */
export async function lockSeat(tx: Tx, place: Place): Promise<Seat | undefined> {
  // The seat alone is locked first: a pair read in the same statement could be older than the lock.
  await tx.run(sql`select from house.seat s where ${at(place)} for update`)
  return findSeat(tx, place)
}

async function insertPair(tx: Tx, place: Place, { sealed, hash }: NewServerSeed): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into house.seed_pair (member_id, game, is_demo, server_seed, server_seed_hash)
    values (${place.memberId}, ${place.game}, ${place.isDemo}, ${sealed}, ${hash})
    returning id`)
  return id
}

async function activate(tx: Tx, pairId: bigint, clientSeed: string): Promise<void> {
  await tx.run(sql`
    update house.seed_pair
    set state = 'active', client_seed = ${clientSeed}
    where id = ${pairId}`)
}

/** Seats a member who has not played this game before. Of two calls at once the second finds the first's. */
export async function openSeat(tx: Tx, place: Place, seeds: FirstSeeds): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`seat ${place.memberId} ${place.game} ${place.isDemo}`}, 0))`)
  if (await findSeat(tx, place)) return
  const pairId = await insertPair(tx, place, seeds.first)
  const nextId = await insertPair(tx, place, seeds.next)
  await activate(tx, pairId, seeds.clientSeed)
  await tx.run(sql`
    insert into house.seat (member_id, game, is_demo, seed_pair_id, next_seed_pair_id)
    values (${place.memberId}, ${place.game}, ${place.isDemo}, ${pairId}, ${nextId})`)
}

/** Reveals the seat's pair and begins the one that was committed to; the seat is locked. */
export async function turnSeeds(tx: Tx, seat: Seat, clientSeed: string, next: NewServerSeed): Promise<void> {
  const nextId = await insertPair(tx, seat, next)
  await tx.run(sql`
    update house.seed_pair
    set state = 'revealed', revealed_at = clock_timestamp()
    where id = ${seat.pair.id}`)
  await tx.run(sql`
    update house.seed_pair p
    set state = 'active', client_seed = ${clientSeed}
    from house.seat s
    where ${at(seat)} and p.id = s.next_seed_pair_id`)
  await tx.run(sql`
    update house.seat s
    set seed_pair_id = s.next_seed_pair_id, next_seed_pair_id = ${nextId}
    where ${at(seat)}`)
}

/** Takes a nonce and puts the round on the seat; the seat is locked. */
export async function seatRound(tx: Tx, seat: Seat, roundId: string, isOpen: boolean): Promise<void> {
  await tx.run(sql`
    update house.seed_pair
    set rounds = rounds + 1
    where id = ${seat.pair.id}`)
  await tx.run(sql`
    update house.seat s
    set last_round_id = ${roundId}, open_since = case when ${isOpen} then clock_timestamp() end
    where ${at(seat)}`)
}

/** Leaves out a nonce that no round was played with; the seat is locked. */
export async function skipNonce(tx: Tx, { id }: SeedPair): Promise<void> {
  await tx.run(sql`
    update house.seed_pair
    set rounds = rounds + 1
    where id = ${id}`)
}

/** The seat's round was ended; the seat is locked. */
export async function clearSeat(tx: Tx, place: Place): Promise<void> {
  await tx.run(sql`
    update house.seat s
    set open_since = null
    where ${at(place)}`)
}

/** Where rounds wait to be ended that were opened at least so many hours ago, on from a place. */
export function openSeats(db: Queryable, after: Place | undefined, most: number, hours = 0): Promise<Place[]> {
  const further = after
    ? sql`(s.member_id, s.game, s.is_demo) > (${after.memberId}, ${after.game}, ${after.isDemo})`
    : sql`true`
  return db.many<Place>(sql`
    select s.member_id as "memberId", s.game, s.is_demo as "isDemo"
    from house.seat s
    where s.open_since <= clock_timestamp() - make_interval(hours => ${hours}::int) and ${further}
    order by s.member_id, s.game, s.is_demo
    limit ${most}`)
}

/**
 * Gives up seats at which no round is open, and reveals what they were committed to, also what nobody has played under yet.
 * Answers how many.
 */
export async function giveUpSeats(tx: Tx, most: number): Promise<number> {
  const seats = await tx.many<{ pairs: bigint[] }>(sql`
    delete from house.seat s
    where (s.member_id, s.game, s.is_demo) in (
      select o.member_id, o.game, o.is_demo from house.seat o
      where o.open_since is null
      order by o.member_id, o.game, o.is_demo limit ${most} for update)
    returning array[s.seed_pair_id, s.next_seed_pair_id] as pairs`)
  await tx.run(sql`
    update house.seed_pair
    set state = 'revealed', client_seed = coalesce(client_seed, ''), revealed_at = clock_timestamp()
    where id = any(${seats.flatMap(({ pairs }) => pairs)}::bigint[])`)
  return seats.length
}
