import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { socialHash } from './social-browser.ts'
import type { SocialPerson } from '../social-port.ts'

export interface SocialAttempt {
  provider: string
  redirectUri: string
  /** The member who wants to bind; null: a log-in. */
  memberId: bigint | null
  /** Epoch milliseconds. */
  begunAt: number
}

export async function keepSocialAttempt(
  tx: Tx,
  attempt: SocialAttempt & { state: string; browser: string; expiresAt: number },
): Promise<void> {
  await tx.run(sql`
    insert into identity.social_attempt
      (state_hash, browser_hash, provider, redirect_uri, member_id, begun_at, expires_at)
    values
      (${socialHash(attempt.state)}, ${socialHash(attempt.browser)}, ${attempt.provider}, ${attempt.redirectUri},
       ${attempt.memberId}, ${new Date(attempt.begunAt)}, ${new Date(attempt.expiresAt)})`)
}

/** Uses an attempt up: a state answers once, and only the browser that was sent away with it. */
export async function takeSocialAttempt(
  db: Queryable,
  { state, browser, provider, now }: { state: string; browser: string; provider: string; now: number },
): Promise<SocialAttempt | undefined> {
  return db.maybe<SocialAttempt>(sql`
    delete from identity.social_attempt
    where state_hash = ${socialHash(state)}
      and browser_hash = ${socialHash(browser)}
      and provider = ${provider}
      and expires_at > ${new Date(now)}
    returning provider, redirect_uri as "redirectUri", member_id as "memberId", begun_at as "begunAt"`)
}

export interface SocialTicket extends Omit<SocialPerson, 'username' | 'answeredOnce'> {
  provider: string
  /** The member who wants to bind; null: a registration. */
  memberId: bigint | null
}

export async function keepSocialTicket(
  tx: Tx,
  kept: SocialTicket & { ticket: string; browser: string; expiresAt: number },
): Promise<void> {
  await tx.run(sql`
    insert into identity.social_ticket
      (ticket_hash, browser_hash, provider, issuer, subject, name, email, member_id, expires_at)
    values
      (${socialHash(kept.ticket)}, ${socialHash(kept.browser)}, ${kept.provider}, ${kept.issuer}, ${kept.subject},
       ${kept.name}, ${kept.email}, ${kept.memberId}, ${new Date(kept.expiresAt)})`)
}

/** A ticket as it is shown: by this browser, for this member or for a registration. */
export interface ShownTicket {
  ticket: string
  browser: string
  memberId: bigint | null
  now: number
}

function isShown({ ticket, browser, memberId, now }: ShownTicket): Sql {
  return sql`
    ticket_hash = ${socialHash(ticket)}
    and browser_hash = ${socialHash(browser)}
    and member_id is not distinct from ${memberId}::bigint
    and expires_at > ${new Date(now)}`
}

const ticketColumns = sql`provider, issuer, subject, name, email, member_id as "memberId"`

export async function findSocialTicket(db: Queryable, shown: ShownTicket): Promise<SocialTicket | undefined> {
  return db.maybe<SocialTicket>(sql`
    select ${ticketColumns}
    from identity.social_ticket
    where ${isShown(shown)}`)
}

/** Uses a ticket up, in the transaction that does what it is for. */
export async function takeSocialTicket(tx: Tx, shown: ShownTicket): Promise<SocialTicket | undefined> {
  return tx.maybe<SocialTicket>(sql`
    delete from identity.social_ticket
    where ${isShown(shown)}
    returning ${ticketColumns}`)
}

/** Notes that an answer has been given; false where it was given before. */
export async function noteSocialAnswer(db: Queryable, answer: string, expiresAt: number): Promise<boolean> {
  const noted = await db.run(sql`
    insert into identity.social_answer (answer_hash, expires_at)
    values (${socialHash(answer)}, ${new Date(expiresAt)})
    on conflict do nothing`)
  return noted === 1
}

export async function isSocialAnswerNoted(db: Queryable, answer: string): Promise<boolean> {
  const noted = await db.maybe(sql`
    select
    from identity.social_answer
    where answer_hash = ${socialHash(answer)}`)
  return noted !== undefined
}

/** Called by a schedule. */
export async function forgetOldSocialAttempts(db: Queryable, now: number): Promise<void> {
  await db.run(sql`
    delete from identity.social_attempt
    where expires_at <= ${new Date(now)}`)
  await db.run(sql`
    delete from identity.social_ticket
    where expires_at <= ${new Date(now)}`)
  await db.run(sql`
    delete from identity.social_answer
    where expires_at <= ${new Date(now)}`)
}
