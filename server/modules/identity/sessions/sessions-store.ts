import { createHash, randomBytes } from 'node:crypto'
import type { PasswordDue } from '@croupier/api/identity/limits.ts'
import type { MemberSession } from '../../../platform/actor.ts'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import { sessionOf } from '../members/member.ts'
import { limitedEnd } from '../session-time/session-limits-store.ts'

/** Only the hash is stored: a stolen table opens nothing. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export interface NewSession {
  /** How long it may last, used or not. */
  hours: number
  now: number
  ip: string | null
  userAgent: string | null
}

/** A token, which nobody can read again. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Part of a statement: opens a session of whose `member_id` stands in `whose`; returns its id and that. */
export function openingSession(whose: Sql, token: string, session: NewSession): Sql {
  const now = new Date(session.now)
  const expiresAt = new Date(session.now + session.hours * 3_600_000)
  return sql`
    insert into identity.session (token_hash, member_id, started_at, seen_at, expires_at, is_limited, ip, user_agent)
    select ${hashOf(token)}::bytea, w.member_id, ${now}::timestamptz, ${now}::timestamptz,
      least(${expiresAt}::timestamptz, own.ends_at), coalesce(own.ends_at < ${expiresAt}::timestamptz, false),
      ${session.ip}::text, ${session.userAgent}::text
    from ${whose} w
    cross join lateral (select ${limitedEnd(sql`w.member_id`, sql`${now}::timestamptz`, session.now)} as ends_at) own
    returning id, member_id`
}

/** Keeps with a session that another password is due before anything else; null: none any more. */
export async function markPasswordDue(
  tx: Tx,
  sessionId: bigint,
  due: Exclude<PasswordDue, 'first'> | null,
): Promise<void> {
  await tx.run(sql`
    update identity.session
    set password_due = ${due}
    where id = ${sessionId}`)
}

export interface SessionRules {
  /** Epoch milliseconds. */
  now: number
  idleMinutes: number
}

/** `seen_at` is written this seldom, so that most calls only read; often enough for the shortest idle time. */
function seenBefore({ now, idleMinutes }: SessionRules): Date {
  return new Date(now - Math.min(60_000, (idleMinutes * 60_000) / 4))
}

/** The one condition under which a session, named `s` in the statement, still counts; its member must be active besides. */
export function isInTime({ now, idleMinutes }: SessionRules): Sql {
  return sql`
    s.ended_at is null
      and s.expires_at > ${new Date(now).toISOString()}::timestamptz
      and s.seen_at > ${new Date(now - idleMinutes * 60_000).toISOString()}::timestamptz`
}

function isStanding(rules: SessionRules): Sql {
  return sql`
    ${isInTime(rules)}
      and exists (select from identity.member m where m.id = s.member_id and m.state = 'active')`
}

/**
 * Part of a statement: the ids among those that `asked` selects whose sessions still count. Whatever was opened from a
 * session asks it again at every use, so that no way of ending a session can forget it. Lateral, with a limit: every
 * plan of it reads the index alone.
 */
export function standingSessions(asked: Sql, rules: SessionRules): Sql {
  return sql`
    select found.id
    from (${asked}) asked (id)
    cross join lateral (select s.id from identity.session s where s.id = asked.id and ${isStanding(rules)} limit 1) found`
}

/** Whoever plays is not idle: marks the sessions that `asked` selects as used now, those of them that still count. */
export async function markSessionsSeen(db: Queryable, asked: Sql, rules: SessionRules): Promise<void> {
  await db.run(sql`
    update identity.session s
    set seen_at = ${new Date(rules.now)}
    from (${asked}) asked (id)
    where s.id = asked.id
      and s.seen_at <= ${seenBefore(rules)}::timestamptz
      and ${isInTime(rules)}`)
}

/**
 * The sessions of these tokens that still count, each in its token's place: one select by primary keys, one more where a
 * cashier is among them, and a write a session once a minute.
 */
export async function findMemberSessions(
  db: Queryable,
  tokens: readonly string[],
  rules: SessionRules,
): Promise<(MemberSession | undefined)[]> {
  const hashes = tokens.map(hashOf)
  const columns = sql`
    s.id as "sessionId", s.seen_at as "seenAt", m.id, m.account, m.type, m.currency, m.cashier_of as "cashierOf",
    case when m.must_change_password then 'first' else s.password_due end as "passwordDue"`
  const standing = (hash: Sql) => sql`
    from identity.session s
    join identity.member m on m.id = s.member_id
    where s.token_hash = ${hash}
      and ${isInTime(rules)}
      and m.state = 'active'
    limit 1`
  const rows = await db.many<{
    /** Of its token, from 1; absent where one alone was asked for. */
    place?: number
    sessionId: bigint
    seenAt: number
    id: bigint
    account: string
    type: number
    currency: string
    cashierOf: bigint | null
    passwordDue: PasswordDue | null
  }>(
    // A list is planned anew at each call, since its length changes the plan; one token, as almost always, never is.
    hashes.length === 1
      ? sql`select ${columns} ${standing(sql`${hashes[0]}::bytea`)}`
      : sql`
        select asked.place::int as place, found.*
        from unnest(${hashes}::bytea[]) with ordinality asked (hash, place)
        cross join lateral (select ${columns} ${standing(sql`asked.hash`)}) found`,
  )
  const agents = await activeAgents(
    db,
    rows.flatMap(({ cashierOf }) => cashierOf ?? []),
  )
  const standingRows = rows.filter(({ cashierOf }) => cashierOf === null || agents.has(cashierOf))
  const sessions: (MemberSession | undefined)[] = tokens.map(() => undefined)
  for (const row of standingRows) {
    const cashierOf = row.cashierOf === null ? undefined : agents.get(row.cashierOf)
    sessions[(row.place ?? 1) - 1] = sessionOf(row, row.sessionId, cashierOf)
  }
  const unseen = standingRows.filter(({ seenAt }) => seenAt <= seenBefore(rules).getTime())
  // One by one: two processes that wrote several in another order would wait for each other.
  await Promise.all(unseen.map(({ place = 1 }) => markSeen(db, hashes[place - 1]!, rules)))
  return sessions
}

/** The agents among these members whose cashiers may still act for them. */
async function activeAgents(
  db: Queryable,
  ids: readonly bigint[],
): Promise<Map<bigint, NonNullable<MemberSession['cashierOf']>>> {
  if (ids.length === 0) return new Map()
  const agents = await db.many<{ memberId: bigint; account: string; type: number }>(sql`
    select id as "memberId", account, type
    from identity.member
    where id = any(${[...ids]}::bigint[])
      and state = 'active'`)
  return new Map(agents.map((agent) => [agent.memberId, agent]))
}

async function markSeen(db: Queryable, hash: Buffer, rules: SessionRules): Promise<void> {
  await db.run(sql`
    update identity.session
    set seen_at = ${new Date(rules.now)}
    where token_hash = ${hash}
      and seen_at < ${new Date(rules.now)}`)
}

/** Why a session ended before its time. */
export type SessionEnd =
  | 'logged-out'
  | 'replaced'
  | 'frozen'
  | 'password-changed'
  | 'revoked'
  | 'closed'
  | 'break'
  | 'kicked'
  /** Nobody ends it then, and it is not kept: its time is over by its member's own limit. */
  | 'time-limit'

export async function endSession(tx: Tx, sessionId: bigint, now: number, reason: SessionEnd): Promise<void> {
  await tx.run(sql`
    update identity.session
    set ended_at = ${new Date(now)}, end_reason = ${reason}
    where id = ${sessionId}
      and ended_at is null`)
}

/** Why the session of a token was ended; null where nobody ended it, undefined where there never was one. */
export async function endOfSession(db: Queryable, token: string, now: number): Promise<string | null | undefined> {
  const row = await db.maybe<{ reason: string | null }>(sql`
    select coalesce(end_reason, case when is_limited and expires_at <= ${new Date(now)} then ${'time-limit' satisfies SessionEnd} end) as reason
    from identity.session
    where token_hash = ${hashOf(token)}`)
  return row?.reason
}

/** Ends one of a member's sessions; false where there is no such open one. */
export async function endSessionOf(
  tx: Tx,
  memberId: bigint,
  sessionId: bigint,
  now: number,
  reason: SessionEnd,
): Promise<boolean> {
  const ended = await tx.run(sql`
    update identity.session
    set ended_at = ${new Date(now)}, end_reason = ${reason}
    where id = ${sessionId}
      and member_id = ${memberId}
      and ended_at is null
      and expires_at > ${new Date(now)}`)
  return ended === 1
}

/** Ends a member's sessions, but for the one named; answers how many there were. */
export async function endSessionsOf(
  tx: Tx,
  memberId: bigint,
  now: number,
  reason: SessionEnd,
  except?: bigint,
): Promise<number> {
  return tx.run(sql`
    update identity.session
    set ended_at = ${new Date(now)}, end_reason = ${reason}
    where member_id = ${memberId}
      and ended_at is null
      and expires_at > ${new Date(now)}
      and id is distinct from ${except ?? null}::bigint`)
}

/** Keeps with a session which remembered browser's credential opened it. */
export async function markRememberedSeries(tx: Tx, sessionId: bigint, seriesHash: Buffer): Promise<void> {
  await tx.run(sql`
    update identity.session
    set remembered_series = ${seriesHash}
    where id = ${sessionId}`)
}

/** Ends the sessions that a remembered browser's credential opened, at whichever of its uses; answers which there were. */
export async function endSessionsOfSeries(tx: Tx, seriesHash: Buffer, now: number): Promise<bigint[]> {
  const ended = await tx.many<{ id: bigint }>(sql`
    update identity.session
    set ended_at = ${new Date(now)}, end_reason = ${'revoked' satisfies SessionEnd}
    where remembered_series = ${seriesHash}
      and ended_at is null
      and expires_at > ${new Date(now)}
    returning id`)
  return ended.map(({ id }) => id)
}

export interface ListedSession {
  id: bigint
  /** Epoch milliseconds. */
  startedAt: number
  seenAt: number
  expiresAt: number
  ip: string | null
  userAgent: string | null
}

/** A member's sessions that still count, newest first, below `before`. */
export async function openSessionsOf(
  db: Queryable,
  memberId: bigint,
  rules: SessionRules,
  page: { before: string | undefined; limit: number },
): Promise<ListedSession[]> {
  return db.many<ListedSession>(sql`
    select id, started_at as "startedAt", seen_at as "seenAt", expires_at as "expiresAt", ip, user_agent as "userAgent"
    from identity.session s
    where member_id = ${memberId}
      and ${below(sql`id`, page.before)}
      and ${isInTime(rules)}
    order by id desc
    limit ${page.limit}`)
}

/**
 * Which of these sessions no longer count: ended, run out (`isByLimit`: by their member's own limit), or left idle. Open
 * sockets are looked over with it.
 */
export async function memberSessionsOver(
  db: Queryable,
  sessionIds: readonly bigint[],
  rules: SessionRules,
): Promise<{ id: bigint; isByLimit: boolean }[]> {
  const asked = sql`select unnest(${sessionIds}::bigint[])`
  return db.many<{ id: bigint; isByLimit: boolean }>(sql`
    select o.id, exists (
      select
      from identity.session s
      where s.id = o.id and s.ended_at is null and s.is_limited and s.expires_at <= ${new Date(rules.now)}
    ) as "isByLimit"
    from (
      (${asked})
      except
      (${standingSessions(asked, rules)})
    ) o (id)`)
}

/** Forgets sessions that ended or ran out a month ago. Called by a schedule. */
export async function forgetOldSessions(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.session
    where expires_at < ${new Date(now - 30 * 86_400_000)}`)
}
