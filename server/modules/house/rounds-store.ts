import { Ratio } from '@croupier/basis/ratio.ts'
import type { BookEvent } from '@croupier/games/index.ts'
import { type Database, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** A round of an in-house game. Amounts are ledger units. */
export interface HouseRound {
  id: string
  memberId: bigint
  /** The game session it was played in. */
  sessionId: string
  vendorId: number
  gameNodeId: number
  game: string
  version: string
  mode: string
  choice: unknown
  currency: string
  isDemo: boolean
  seedPairId: bigint
  nonce: number
  /** The bet; the stake is it times the mode's cost. */
  amount: bigint
  stake: bigint
  payout: bigint
  /** Of the bet, exact. */
  multiplier: Ratio
  /** Empty where the round has a book: round-book.ts fills them in. */
  events: readonly BookEvent[]
  /** Of an imported game: where its events stand. */
  bookId: bigint | null
  /** Index of the last event that was shown. */
  shown: number | null
  /** Of an imported game: how far it is in its client's own words, where those were said last and are no index. */
  mark: string | null
  state: 'open' | 'closed'
}

/** A round as it begins. */
export type UnshownRound = Omit<HouseRound, 'shown' | 'mark'>

/** `numeric` comes as text. */
type RoundRow = Omit<HouseRound, 'multiplier' | 'bookId'> & {
  numerator: bigint
  denominator: bigint
  bookId: string | null
}

const columns = (): Sql => sql`
  r.id::text, r.member_id as "memberId", r.session_id::text as "sessionId", r.vendor_id as "vendorId",
  r.node_id as "gameNodeId", r.game, r.version, r.mode, r.choice, r.currency, r.is_demo as "isDemo",
  r.seed_pair_id as "seedPairId", r.nonce, r.amount, r.stake, r.payout, r.multiplier_numerator as numerator,
  r.multiplier_denominator as denominator, r.events, r.book_id as "bookId", r.shown, r.mark,
  r.state`

function roundOf({ numerator, denominator, bookId, ...round }: RoundRow): HouseRound {
  return {
    ...round,
    multiplier: new Ratio(numerator, denominator),
    bookId: bookId === null ? null : BigInt(bookId),
  }
}

/** Events that stand in a book are not kept again. */
export async function insertRound(tx: Tx, round: UnshownRound): Promise<void> {
  await tx.run(sql`
    insert into house.round
      (id, member_id, session_id, vendor_id, node_id, game, version, mode, choice, currency, is_demo, seed_pair_id, nonce,
       amount, stake, payout, multiplier_numerator, multiplier_denominator, events, book_id, state, opened_at,
       closed_at)
    values
      (${round.id}, ${round.memberId}, ${round.sessionId}, ${round.vendorId}, ${round.gameNodeId}, ${round.game},
       ${round.version}, ${round.mode}, ${JSON.stringify(round.choice)}::jsonb, ${round.currency}, ${round.isDemo},
       ${round.seedPairId}, ${round.nonce}, ${round.amount}, ${round.stake}, ${round.payout},
       ${round.multiplier.numerator}, ${round.multiplier.denominator},
       ${JSON.stringify(round.bookId === null ? round.events : [])}::jsonb, ${round.bookId}, ${round.state},
       clock_timestamp(), case when ${round.state === 'closed'} then clock_timestamp() end)`)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Undefined for anything that is no id of a round of ours. */
export async function findHouseRound(db: Queryable, id: string): Promise<HouseRound | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await db.maybe<RoundRow>(sql`
    select ${columns()}
    from house.round r
    where r.id = ${id}`)
  return row && roundOf(row)
}

export async function closeRound(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    update house.round
    set state = 'closed', closed_at = clock_timestamp()
    where id = ${id}`)
}

/** Which game and version each of these rounds was played in; `isImported` where its events stand in a book. */
export function gamesOfRounds(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; game: string; version: string; isImported: boolean }[]> {
  return db.many(sql`
    select r.id::text, r.game, r.version, r.book_id is not null as "isImported"
    from house.round r
    where r.id = any(${ids}::uuid[])`)
}

/** Remembers how far an open round was shown, never back again. */
export async function markShown(db: Queryable, id: string, shown: number): Promise<void> {
  await db.run(sql`
    update house.round
    set shown = greatest(shown, ${shown}::int), mark = null
    where id = ${id} and state = 'open'`)
}

/** Remembers what the client of an imported game says of how far an open round is. */
export async function markRound(db: Queryable, id: string, mark: string): Promise<void> {
  await db.run(sql`
    update house.round
    set mark = ${mark}
    where id = ${id} and state = 'open'`)
}

/** The seeds a round came from; `serverSeed` is sealed. */
export interface RoundSeedPair {
  sealed: string
  hash: string
  clientSeed: string
  isRevealed: boolean
}

export function seedPairOf(db: Queryable, { seedPairId }: HouseRound): Promise<RoundSeedPair> {
  return db.one<RoundSeedPair>(sql`
    select server_seed as sealed, server_seed_hash as hash, client_seed as "clientSeed", state = 'revealed' as "isRevealed"
    from house.seed_pair
    where id = ${seedPairId}`)
}

/** Makes the daily partitions up to a week ahead. At every start and once an hour; repeating is harmless. */
export async function makeHousePartitions(database: Database): Promise<void> {
  await database.run(sql`call house.make_partitions()`)
}
