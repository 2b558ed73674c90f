import { PUSH_BROWSERS_MOST } from '@croupier/api/messages/push/push-limits.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** A browser that a member lets tell them of messages. */
export interface PushBrowser {
  id: bigint
  memberId: bigint
  endpoint: string
  p256dh: string
  authSealed: string
  language: string
}

export interface NewPushBrowser extends Omit<PushBrowser, 'id'> {
  sessionId: bigint
  at: number
}

/** Keeps whom a browser tells: whoever agreed in it last. A member's oldest goes where they have too many. */
export async function keepBrowser(tx: Tx, browser: NewPushBrowser): Promise<void> {
  const { memberId, sessionId, endpoint, p256dh, authSealed, language, at } = browser
  await tx.run(sql`
    insert into messages.push_browser (member_id, session_id, endpoint, p256dh, auth_sealed, language, agreed_at)
    values (${memberId}, ${sessionId}, ${endpoint}, ${p256dh}, ${authSealed}, ${language}, ${new Date(at)})
    on conflict (endpoint) do update
    set member_id = excluded.member_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth_sealed = excluded.auth_sealed, language = excluded.language, agreed_at = excluded.agreed_at`)
  await tx.run(sql`
    delete from messages.push_browser
    where member_id = ${memberId}
      and id not in (
        select id
        from messages.push_browser
        where member_id = ${memberId}
        order by agreed_at desc, id desc
        limit ${PUSH_BROWSERS_MOST})`)
}

export async function isBrowserKept(db: Queryable, memberId: bigint, endpoint: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select id
    from messages.push_browser
    where endpoint = ${endpoint}
      and member_id = ${memberId}`)
  return row !== undefined
}

export async function dropBrowser(tx: Tx, memberId: bigint, endpoint: string): Promise<void> {
  await tx.run(sql`
    delete from messages.push_browser
    where endpoint = ${endpoint}
      and member_id = ${memberId}`)
}

/** Those of one session, or of all of a member's but one. */
export async function dropBrowsersOf(
  tx: Tx,
  memberId: bigint,
  sessions: { only: bigint } | { except: bigint | null },
): Promise<void> {
  const which =
    'only' in sessions
      ? sql`session_id = ${sessions.only}`
      : sql`session_id is distinct from ${sessions.except}::bigint`
  await tx.run(sql`
    delete from messages.push_browser
    where member_id = ${memberId}
      and ${which}`)
}

/** The browsers of those whom messages were written to. */
export async function browsersOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<{ id: bigint; memberId: bigint }[]> {
  return db.many(sql`
    select id, member_id as "memberId"
    from messages.push_browser
    where member_id = any(${memberIds}::bigint[])`)
}

/** Holds a browser while it is decided what becomes of it. */
export async function lockBrowser(tx: Tx, id: string): Promise<PushBrowser | undefined> {
  return tx.maybe<PushBrowser>(sql`
    select id, member_id as "memberId", endpoint, p256dh, auth_sealed as "authSealed", language
    from messages.push_browser
    where id = ${id}::bigint
    for update`)
}

export async function noteAsked(tx: Tx, id: bigint, at: number): Promise<void> {
  await tx.run(sql`update messages.push_browser set asked_at = ${new Date(at)} where id = ${id}`)
}

export async function noteTold(tx: Tx, id: bigint, at: number): Promise<void> {
  await tx.run(sql`update messages.push_browser set told_at = ${new Date(at)} where id = ${id}`)
}

/** Forgets a browser that its service knows no more, unless it was agreed to anew meanwhile. */
export async function dropGone(tx: Tx, { id, endpoint, p256dh }: PushBrowser): Promise<void> {
  await tx.run(sql`
    delete from messages.push_browser
    where id = ${id}
      and endpoint = ${endpoint}
      and p256dh = ${p256dh}`)
}
