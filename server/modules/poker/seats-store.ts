import { type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'

/** Who sits where at a table. */
export interface Seat {
  seat: number
  memberId: bigint
  account: string
  purse: bigint
  /** Ledger units, as before the hand that is played. */
  stack: bigint
  isOut: boolean
  outSince: number | null
  isLeaving: boolean
  owes: boolean
  /** Milliseconds. */
  timeBank: number
  ip: string
  satAt: number
}

function columns(): Sql {
  return sql`
    s.seat, s.member_id as "memberId", s.account, s.purse, s.stack, s.is_out as "isOut", s.out_since as "outSince",
    s.is_leaving as "isLeaving", s.owes, s.time_bank as "timeBank", s.ip, s.sat_at as "satAt"`
}

export function seatsAt(db: Queryable, deskId: bigint): Promise<Seat[]> {
  return db.many<Seat>(sql`select ${columns()} from poker.seat s where s.desk_id = ${deskId} order by s.seat`)
}

export function seatsAtAll(db: Queryable, deskIds: readonly bigint[]): Promise<(Seat & { deskId: bigint })[]> {
  return db.many(sql`
    select s.desk_id as "deskId", ${columns()} from poker.seat s
    where s.desk_id = any(${[...deskIds]}::bigint[]) order by s.desk_id, s.seat`)
}

/** Tables at which a member sits, with what lies before them there. */
export function seatsOf(db: Queryable, memberId: bigint): Promise<{ deskId: bigint; stack: bigint }[]> {
  return db.many(sql`select desk_id as "deskId", stack from poker.seat where member_id = ${memberId}`)
}

export async function insertSeat(
  tx: Tx,
  deskId: bigint,
  seat: Omit<Seat, 'isOut' | 'outSince' | 'isLeaving' | 'satAt'>,
): Promise<void> {
  await tx.run(sql`
    insert into poker.seat (desk_id, seat, member_id, account, purse, stack, owes, time_bank, ip)
    values (${deskId}, ${seat.seat}, ${seat.memberId}, ${seat.account}, ${seat.purse}, ${seat.stack}, ${seat.owes},
            ${seat.timeBank}, ${seat.ip})`)
}

/** Writes what a look at a locked table changed of its seats; those that are not named are given up. */
export async function keepSeats(tx: Tx, deskId: bigint, seats: readonly Seat[]): Promise<void> {
  const kept = seats.map(({ seat, stack, isOut, outSince, isLeaving, owes, timeBank }) => ({
    seat,
    stack: String(stack),
    isOut,
    outSince: outSince === null ? null : new Date(outSince).toISOString(),
    isLeaving,
    owes,
    timeBank,
  }))
  await tx.run(sql`
    delete from poker.seat
    where desk_id = ${deskId} and seat <> all (${seats.map(({ seat }) => seat)}::int[])`)
  await tx.run(sql`
    update poker.seat s
    set stack = k.stack, is_out = k."isOut", out_since = k."outSince", is_leaving = k."isLeaving", owes = k.owes,
        time_bank = k."timeBank"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
      as k(seat int, stack bigint, "isOut" boolean, "outSince" timestamptz, "isLeaving" boolean, owes boolean,
           "timeBank" int)
    where s.desk_id = ${deskId} and s.seat = k.seat`)
}

/** What a member took along when they left this table, where that was after `since` and they have not come back; else 0. */
export async function leftWith(db: Queryable, deskId: bigint, memberId: bigint, since: number): Promise<bigint> {
  const newest = await db.maybe<{ kind: Movement['kind']; amount: bigint }>(sql`
    select kind, amount from poker.movement
    where desk_id = ${deskId} and member_id = ${memberId} and at > ${new Date(since)}
    order by at desc limit 1`)
  return newest?.kind === 'out' ? newest.amount : 0n
}

export interface Movement {
  id: string
  deskId: bigint
  memberId: bigint
  kind: 'in' | 'out'
  currency: string
  amount: bigint
}

export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  for (const { id, deskId, memberId, kind, currency, amount } of movements) {
    await tx.run(sql`
      insert into poker.movement (id, desk_id, member_id, kind, currency, amount)
      values (${id}::uuid, ${deskId}, ${memberId}, ${kind}, ${currency}, ${amount})`)
  }
}
