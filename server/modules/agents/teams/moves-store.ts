import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

export interface Move {
  memberId: bigint
  /** The first day under the upline after. */
  day: string
  /** The upline before. */
  fromId: bigint
}

/** Keeps a member's uplines until a day; what was kept for that day before stays. */
export async function keepMove(tx: Tx, { memberId, day, fromId }: Move): Promise<void> {
  await tx.run(sql`
    insert into agents.move (member_id, day, from_id)
    values (${memberId}, ${day}::date, ${fromId})
    on conflict do nothing`)
}

/** Of these members, the earliest first. */
export async function movesOf(db: Queryable, memberIds: readonly bigint[]): Promise<Move[]> {
  return db.many<Move>(sql`
    select member_id as "memberId", day::text, from_id as "fromId"
    from agents.move
    where member_id = any(${memberIds}::bigint[])
    order by day`)
}
