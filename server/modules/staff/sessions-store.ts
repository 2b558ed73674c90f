import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@croupier/api/staff/roles.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'

export const SESSION_MILLISECONDS = 12 * 3_600_000

/** Only the hash is stored: a stolen table opens nothing. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Opens a session and gives its token, which nobody can read again. */
export async function openSession(
  tx: Tx,
  session: { operatorId: bigint; now: number; ip: string | null; userAgent: string | null },
): Promise<{ token: string; expiresAt: number }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = session.now + SESSION_MILLISECONDS
  const now = new Date(session.now)
  await tx.run(sql`
    insert into staff.session (token_hash, operator_id, started_at, seen_at, expires_at, ip, user_agent)
    values (${hashOf(token)}, ${session.operatorId}, ${now}, ${now}, ${new Date(expiresAt)}, ${session.ip},
            ${session.userAgent})`)
  return { token, expiresAt }
}

const FAMILIAR_MILLISECONDS = 90 * 86_400_000

/** Whether somebody of this name came in from this network lately: an address of IPv6 changes within it by the day. */
export async function isFamiliarNetwork(
  db: Queryable,
  account: string,
  network: string,
  now: number,
): Promise<boolean> {
  const rows = await db.many<{ ip: string }>(sql`
    select distinct s.ip
    from staff.session s
    join staff.operator o on o.id = s.operator_id
    where o.account = ${account}
      and s.ip is not null
      and s.started_at > ${new Date(now - FAMILIAR_MILLISECONDS)}`)
  return rows.some(({ ip }) => networkOf(ip) === network)
}

export interface SessionRow {
  sessionId: bigint
  staffId: bigint
  account: string
  role: Role
  mustChangePassword: boolean
  hasTotp: boolean
  seenAt: number
}

/** One select on the primary key: the session, if it still counts, with its operator. */
export async function findOpenSession(
  db: Queryable,
  token: string,
  now: number,
  idleMinutes: number,
): Promise<SessionRow | undefined> {
  return db.maybe<SessionRow>(sql`
    select s.id as "sessionId", s.operator_id as "staffId", s.seen_at as "seenAt", o.account, o.role,
      o.must_change_password as "mustChangePassword", o.totp_sealed is not null as "hasTotp"
    from staff.session s
    join staff.operator o on o.id = s.operator_id
    where s.token_hash = ${hashOf(token)}
      and s.ended_at is null
      and s.expires_at > ${new Date(now)}
      and s.seen_at > ${new Date(now - idleMinutes * 60_000)}
      and o.disabled_at is null`)
}

/** Which of these sessions no longer count: ended, run out, or left idle. Open sockets are looked over with it. */
export async function staffSessionsOver(
  db: Queryable,
  sessionIds: readonly bigint[],
  now: number,
  idleMinutes: number,
): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select asked.id
    from unnest(${sessionIds}::bigint[]) asked(id)
    where not exists (
      select
      from staff.session s
      join staff.operator o on o.id = s.operator_id
      where s.id = asked.id
        and s.ended_at is null
        and s.expires_at > ${new Date(now)}
        and s.seen_at > ${new Date(now - idleMinutes * 60_000)}
        and o.disabled_at is null)`)
  return rows.map((row) => row.id)
}

export async function markSeen(db: Queryable, sessionId: bigint, now: number): Promise<void> {
  await db.run(sql`
    update staff.session
    set seen_at = ${new Date(now)}
    where id = ${sessionId}
      and seen_at < ${new Date(now)}`)
}

export async function endSession(tx: Tx, sessionId: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update staff.session
    set ended_at = ${new Date(now)}
    where id = ${sessionId}
      and ended_at is null`)
}

/** Ends an operator's sessions, but for the one named. */
export async function endSessionsOf(tx: Tx, operatorId: bigint, now: number, except?: bigint): Promise<void> {
  await tx.run(sql`
    update staff.session
    set ended_at = ${new Date(now)}
    where operator_id = ${operatorId}
      and ended_at is null
      and id is distinct from ${except ?? null}::bigint`)
}

export interface SessionFacts {
  expiresAt: number
  previousLogin: { at: number; ip: string | null } | null
}

/** A session's end, and the log-in before it: an operator sees when somebody else was there. */
export async function describeSession(db: Queryable, sessionId: bigint): Promise<SessionFacts> {
  const row = await db.one<{ expiresAt: number; previousAt: number | null; previousIp: string | null }>(sql`
    select s.expires_at as "expiresAt", p.started_at as "previousAt", p.ip as "previousIp"
    from staff.session s
    left join lateral (
      select started_at, ip
      from staff.session
      where operator_id = s.operator_id
        and id < s.id
      order by id desc
      limit 1
    ) p on true
    where s.id = ${sessionId}`)
  return {
    expiresAt: row.expiresAt,
    previousLogin: row.previousAt === null ? null : { at: row.previousAt, ip: row.previousIp },
  }
}
