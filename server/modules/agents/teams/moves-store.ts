import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Move {
  memberId: bigint
  /** The first day under the upline after. */
  day: string
  /** The upline before. */
  fromId: bigint
  /** Epoch milliseconds. */
  at: number
}

/**
 * Keeps a member's upline until a day; of several moves for it the first one's upline and the last one's moment. Who is back
 * by then has not moved: nearly all of the day is in figures of the upline they are back with.
 */
export async function keepMove(tx: Tx, { memberId, day, fromId, at }: Move, toId: bigint): Promise<void> {
  await tx.run(sql`
    insert into agents.move (member_id, day, from_id, moved_at)
    values (${memberId}, ${day}::date, ${fromId}, ${new Date(at)})
    on conflict (member_id, day) do update set moved_at = excluded.moved_at`)
  await tx.run(sql`
    delete from agents.move
    where member_id = ${memberId} and day = ${day}::date and from_id = ${toId}`)
}

/** Of these members, the earliest first. */
export async function movesOf(db: Queryable, memberIds: readonly bigint[]): Promise<Move[]> {
  return db.many<Move>(sql`
    select member_id as "memberId", day::text, from_id as "fromId", moved_at as at
    from agents.move
    where member_id = any(${memberIds}::bigint[])
    order by day`)
}
