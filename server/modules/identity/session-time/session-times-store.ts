import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { limitedEnd } from './session-limits-store.ts'

export interface SessionTimes {
  /** Epoch milliseconds. */
  startedAt: number
  endsAt: number
  isLimited: boolean
  /** When a reality check was last answered. */
  checkedAt: number | null
  /** What its member chose: null the house's interval, 0 none. */
  checkInterval: number | null
}

/** Of a session that is open; a trial, who has no profile, has chosen nothing. */
export async function sessionTimesOf(db: Queryable, sessionId: bigint): Promise<SessionTimes> {
  return db.one<SessionTimes>(sql`
    select s.started_at as "startedAt", s.expires_at as "endsAt", s.is_limited as "isLimited", s.checked_at as "checkedAt",
      p.check_interval as "checkInterval"
    from identity.session s
    left join identity.profile p on p.member_id = s.member_id
    where s.id = ${sessionId}`)
}

/** Gives the open sessions of a member the end that their limit makes; answers which are over by it. */
export async function limitSessionsOf(tx: Tx, memberId: bigint, hours: number, now: number): Promise<bigint[]> {
  const rows = await tx.many<{ id: bigint; isOver: boolean }>(sql`
    update identity.session s
    set expires_at = least(ends.longest, ends.limited), is_limited = coalesce(ends.limited < ends.longest, false)
    from (
      select o.id, o.started_at + make_interval(hours => ${hours}::int) as longest,
        ${limitedEnd(sql`o.member_id`, sql`o.started_at`, now)} as limited
      from identity.session o
      where o.member_id = ${memberId}
        and o.ended_at is null
        and o.expires_at > ${new Date(now)}
    ) ends
    where s.id = ends.id
    returning s.id, s.expires_at <= ${new Date(now)}::timestamptz as "isOver"`)
  return rows.filter(({ isOver }) => isOver).map(({ id }) => id)
}

export async function noteCheckAnswered(tx: Tx, sessionId: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update identity.session
    set checked_at = ${new Date(now)}
    where id = ${sessionId}`)
}

/** `interval`: 0 for no reality checks. */
export async function setCheckIntervalOf(tx: Tx, memberId: bigint, interval: number): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set check_interval = ${interval}
    where member_id = ${memberId}`)
}

/** Null: the house's. */
export async function chosenIntervalOf(db: Queryable, memberId: bigint): Promise<number | null> {
  const row = await db.maybe<{ interval: number | null }>(sql`
    select check_interval as interval
    from identity.profile
    where member_id = ${memberId}`)
  return row?.interval ?? null
}
