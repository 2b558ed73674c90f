import { createHash, randomBytes } from 'node:crypto'
import { forcedLogout } from '@croupier/api/live/forced-logout.ts'
import type { LiveMessage } from '@croupier/api/live/live-message.ts'
import type { SessionEndReason } from '@croupier/api/live/session-end.ts'
import * as z from 'zod/mini'
import { type Queryable, sql, type Tx } from './database.ts'

export type AccountKind = 'member' | 'staff'

/** The recipient of a message. */
export type Audience =
  | { readonly to: 'everyone' | 'staff' }
  | { readonly to: 'member' | 'session' | 'operator' | 'operator-session'; readonly id: bigint }
  /** Whoever's socket follows it. */
  | { readonly to: 'chat-room'; readonly id: bigint }
  | { readonly to: 'lotteries' }

/** The audience as the stream names it: `member:12`. */
export function audienceName(audience: Audience): string {
  return 'id' in audience ? `${audience.to}:${audience.id}` : audience.to
}

/** An audience that a member's socket may follow of its own accord. */
const FOLLOWED = /^(?:chat-room:[1-9]\d{0,9}|lotteries)$/

export function mayBeFollowed(audience: unknown): audience is string {
  return typeof audience === 'string' && FOLLOWED.test(audience)
}

/**
 * Tells open sockets, once the transaction commits. For what a page should show at once; what must not be lost is kept
 * elsewhere, since a client that is not connected hears nothing.
 */
export async function tell<Payload>(
  tx: Tx,
  audience: Audience,
  message: LiveMessage<string, Payload>,
  payload: Payload,
): Promise<void> {
  await tx.run(sql`
    insert into platform.live_message (audience, type, payload)
    values (${audienceName(audience)}, ${message.type}, ${JSON.stringify(z.parse(message.payload, payload))}::jsonb)`)
}

/** `tell` for many at once, where nothing else is being written: one statement, however many are told. */
export async function tellMany<Payload>(
  db: Queryable,
  message: LiveMessage<string, Payload>,
  told: readonly { audience: Audience; payload: Payload }[],
): Promise<void> {
  const payloads = told.map(({ payload }) => JSON.stringify(z.parse(message.payload, payload)))
  await db.run(sql`
    insert into platform.live_message (audience, type, payload)
    select t.audience, ${message.type}, t.payload
    from unnest(${told.map(({ audience }) => audienceName(audience))}::text[], ${payloads}::jsonb[]) t(audience, payload)`)
}

/** Tells a member's sockets that their sessions have ended, except the one named; they close. */
export async function tellSessionsEnded(
  tx: Tx,
  member: { memberId: bigint; exceptSessionId: bigint | null },
  reason: SessionEndReason,
): Promise<void> {
  const audience = audienceName({ to: 'member', id: member.memberId })
  await tx.run(sql`
    insert into platform.live_message (audience, except_session_id, type, payload)
    values (${audience}, ${member.exceptSessionId}, ${forcedLogout.type}, ${JSON.stringify({ reason })}::jsonb)`)
}

/** Tells the sockets of a session that it has ended; they close. Called by whoever ends it, in that transaction. */
export async function tellSessionEnded(
  tx: Tx,
  session: { kind: AccountKind; sessionId: bigint },
  reason: SessionEndReason,
): Promise<void> {
  const to = session.kind === 'member' ? 'session' : 'operator-session'
  await tell(tx, { to, id: session.sessionId }, forcedLogout, { reason })
}

const TICKET_SECONDS = 30

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

export interface TicketHolder {
  kind: AccountKind
  accountId: bigint
  sessionId: bigint
}

/** A ticket for one socket. Only its hash is kept. */
export async function issueTicket(tx: Tx, holder: TicketHolder): Promise<{ ticket: string; expiresAt: number }> {
  const ticket = randomBytes(32).toString('base64url')
  const { expiresAt } = await tx.one<{ expiresAt: number }>(sql`
    insert into platform.live_ticket (hash, kind, account_id, session_id, expires_at)
    values (${hashOf(ticket)}, ${holder.kind}, ${holder.accountId}, ${holder.sessionId},
            now() + make_interval(secs => ${TICKET_SECONDS}))
    returning expires_at as "expiresAt"`)
  return { ticket, expiresAt }
}

/** Takes a ticket in: whose it is, or undefined where it is unknown, used, or too old. */
export async function redeemTicket(db: Queryable, ticket: string): Promise<TicketHolder | undefined> {
  return db.maybe<TicketHolder>(sql`
    delete from platform.live_ticket
    where hash = ${hashOf(ticket)}
      and expires_at > now()
    returning kind, account_id as "accountId", session_id as "sessionId"`)
}

/** Forgets messages that every socket has seen and tickets nobody used. Called by a schedule. */
export async function forgetOldLiveMessages(db: Queryable): Promise<number> {
  await db.run(sql`
    delete from platform.live_ticket
    where expires_at < now()`)
  return db.run(sql`
    delete from platform.live_message
    where (xid, id) in (
      select xid, id
      from platform.live_message
      where at < now() - interval '5 minutes'
      order by xid, id
      limit 50000)`)
}
