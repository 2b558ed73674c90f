import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { SealedSeed } from './draw-seed.ts'

export interface Draw extends SealedSeed {
  clientSeed: string | null
  /** Of an envelope, once it is cut; ledger units. */
  pieces: readonly bigint[] | null
  taken: number
}

/** Tickets of one holder, `first` to `last`, both included. */
export interface TicketRange {
  first: number
  last: number
  memberId: bigint
  pseudonym: string
}

interface Row extends Omit<Draw, 'pieces'> {
  pieces: readonly string[] | null
}

const columns = sql`sealed, hash, client_seed as "clientSeed", pieces::text[] as pieces, taken`
const read = ({ pieces, ...rest }: Row): Draw => ({ ...rest, pieces: pieces && pieces.map(BigInt) })

export async function insertDraw(
  tx: Tx,
  promotionId: bigint,
  { sealed, hash }: SealedSeed,
  now: number,
): Promise<void> {
  await tx.run(sql`
    insert into promotions.draw (promotion_id, sealed, hash, made_at)
    values (${promotionId}, ${sealed}, ${hash}, ${new Date(now)})
    on conflict do nothing`)
}

export async function findDraw(db: Queryable, promotionId: bigint): Promise<Draw | undefined> {
  const row = await db.maybe<Row>(sql`select ${columns} from promotions.draw where promotion_id = ${promotionId}`)
  return row && read(row)
}

export async function lockDraw(tx: Tx, promotionId: bigint): Promise<Draw | undefined> {
  const row = await tx.maybe<Row>(sql`
    select ${columns}
    from promotions.draw
    where promotion_id = ${promotionId}
    for update`)
  return row && read(row)
}

export async function cutInto(tx: Tx, promotionId: bigint, pieces: readonly bigint[]): Promise<void> {
  await tx.run(sql`update promotions.draw set pieces = ${pieces}::bigint[] where promotion_id = ${promotionId}`)
}

export async function takePiece(tx: Tx, promotionId: bigint): Promise<void> {
  await tx.run(sql`update promotions.draw set taken = taken + 1 where promotion_id = ${promotionId}`)
}

/** Those of these envelopes whose every piece is taken. */
export async function emptyAmong(db: Queryable, promotionIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (promotionIds.length === 0) return new Set()
  const rows = await db.many<{ id: bigint }>(sql`
    select promotion_id as id
    from promotions.draw
    where promotion_id = any(${promotionIds}::bigint[]) and taken >= cardinality(pieces)`)
  return new Set(rows.map(({ id }) => id))
}

/** Keeps who holds which tickets, and what the list comes to. */
export async function keepTickets(
  tx: Tx,
  promotionId: bigint,
  clientSeed: string,
  ranges: readonly TicketRange[],
): Promise<void> {
  await tx.run(sql`update promotions.draw set client_seed = ${clientSeed} where promotion_id = ${promotionId}`)
  await tx.run(sql`
    insert into promotions.ticket_range (promotion_id, first, last, member_id, pseudonym)
    select ${promotionId}, *
    from unnest(
      ${ranges.map(({ first }) => first)}::bigint[], ${ranges.map(({ last }) => last)}::bigint[],
      ${ranges.map(({ memberId }) => memberId)}::bigint[], ${ranges.map(({ pseudonym }) => pseudonym)}::text[])`)
}

export async function keepPrizes(
  tx: Tx,
  promotionId: bigint,
  prizes: readonly { prize: number; ticket: number; memberId: bigint }[],
): Promise<void> {
  await tx.run(sql`
    insert into promotions.drawn_prize (promotion_id, prize, ticket, member_id)
    select ${promotionId}, *
    from unnest(
      ${prizes.map(({ prize }) => prize)}::int[], ${prizes.map(({ ticket }) => ticket)}::bigint[],
      ${prizes.map(({ memberId }) => memberId)}::bigint[])`)
}

export async function drawnPrizes(
  db: Queryable,
  promotionId: bigint,
): Promise<{ prize: number; ticket: number; memberId: bigint }[]> {
  const rows = await db.many<{ prize: number; ticket: bigint; memberId: bigint }>(sql`
    select prize, ticket, member_id as "memberId"
    from promotions.drawn_prize
    where promotion_id = ${promotionId}
    order by prize`)
  return rows.map(({ ticket, ...rest }) => ({ ...rest, ticket: Number(ticket) }))
}

/** Tickets in the order of their numbers, behind one. */
export async function ticketsAfter(
  db: Queryable,
  promotionId: bigint,
  after: number,
  limit: number,
): Promise<TicketRange[]> {
  const rows = await db.many<{ first: bigint; last: bigint; memberId: bigint; pseudonym: string }>(sql`
    select first, last, member_id as "memberId", pseudonym
    from promotions.ticket_range
    where promotion_id = ${promotionId} and first > ${after}
    order by first
    limit ${limit}`)
  return rows.map(({ first, last, ...rest }) => ({ ...rest, first: Number(first), last: Number(last) }))
}

/** The last ticket's number, and those of one member. */
export async function ticketsOf(
  db: Queryable,
  promotionId: bigint,
  memberId: bigint | undefined,
): Promise<{ count: number; own: { first: number; last: number } | null }> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select coalesce(max(last), 0) as count from promotions.ticket_range where promotion_id = ${promotionId}`)
  const own = await db.maybe<{ first: bigint; last: bigint }>(sql`
    select first, last
    from promotions.ticket_range
    where promotion_id = ${promotionId} and member_id = ${memberId ?? null}::bigint`)
  return { count: Number(count), own: own ? { first: Number(own.first), last: Number(own.last) } : null }
}
