import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { KeptSessionLimit, SessionLimit } from './session-time.ts'

/** Of a member's limits the last that has begun, or what has not. */
function limitRow(memberId: Sql, now: number, isComing: boolean): Sql {
  return sql`
    select l.minutes, l.begins_at
    from identity.session_limit l
    where l.member_id = ${memberId}
      and l.dropped_at is null
      and (l.begins_at > ${new Date(now)}::timestamptz) = ${isComing}
    order by l.id desc
    limit 1`
}

/**
 * When the limit of a member ends a session that began at a moment; null where none does. One that is coming is longer than
 * the one it takes the place of, and counts for the session where it begins before that would have ended it.
 */
export function limitedEnd(memberId: Sql, startedAt: Sql, now: number): Sql {
  return sql`(
    select ${startedAt} + make_interval(mins =>
      case when coming.begins_at <= ${startedAt} + make_interval(mins => present.minutes) then coming.minutes else present.minutes end)
    from (${limitRow(memberId, now, false)}) present
    left join (${limitRow(memberId, now, true)}) coming on true
  )`
}

export async function sessionLimitOf(db: Queryable, memberId: bigint, now: number): Promise<KeptSessionLimit> {
  const id = sql`${memberId}::bigint`
  const { minutes, nextMinutes, nextAt } = await db.one<{
    minutes: SessionLimit
    nextMinutes: SessionLimit
    nextAt: number | null
  }>(sql`
    select present.minutes, coming.minutes as "nextMinutes", coming.begins_at as "nextAt"
    from (select) one
    left join (${limitRow(id, now, false)}) present on true
    left join (${limitRow(id, now, true)}) coming on true`)
  return { minutes, next: nextAt === null ? undefined : { minutes: nextMinutes, beginsAt: nextAt } }
}

/** Keeps what a member asks for, and drops what they asked for before and has not begun. */
export async function keepSessionLimit(
  tx: Tx,
  limit: { memberId: bigint; minutes: SessionLimit; now: number; beginsAt: number },
): Promise<void> {
  const { memberId, minutes, now, beginsAt } = limit
  await tx.run(sql`
    update identity.session_limit
    set dropped_at = ${new Date(now)}
    where member_id = ${memberId}
      and begins_at > ${new Date(now)}
      and dropped_at is null`)
  await tx.run(sql`
    insert into identity.session_limit (member_id, minutes, asked_at, begins_at)
    values (${memberId}, ${minutes}, ${new Date(now)}, ${new Date(beginsAt)})`)
}
