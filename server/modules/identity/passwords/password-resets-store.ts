import { createHash, randomBytes } from 'node:crypto'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/** Only the hash is stored: a stolen table opens nothing. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whose link it is, and the address its letter goes to. */
export interface PasswordReset {
  memberId: bigint
  email: string
}

/** What the letter of a new link holds. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Keeps the member's link, in the place of one they may have. */
export async function keepPasswordReset(
  tx: Tx,
  { memberId, email }: PasswordReset,
  { token, expiresAt }: { token: string; expiresAt: number },
): Promise<void> {
  await tx.run(sql`
    insert into identity.password_reset (member_id, email, token_hash, expires_at)
    values (${memberId}, ${email}, ${hashOf(token)}, ${new Date(expiresAt)})
    on conflict (member_id) do update
    set email = excluded.email,
        token_hash = excluded.token_hash,
        expires_at = excluded.expires_at`)
}

/** What this link is for, where it still counts. */
export async function findPasswordReset(db: Queryable, token: string, now: number): Promise<PasswordReset | undefined> {
  return db.maybe<PasswordReset>(sql`
    select member_id as "memberId", email
    from identity.password_reset
    where token_hash = ${hashOf(token)}
      and expires_at > ${new Date(now)}`)
}

/** Uses the link up: of two who come with it, one is let in. */
export async function takePasswordReset(tx: Tx, token: string, now: number): Promise<boolean> {
  const taken = await tx.run(sql`
    delete from identity.password_reset
    where token_hash = ${hashOf(token)}
      and expires_at > ${new Date(now)}`)
  return taken === 1
}

/** A password that was changed leaves no older way to change it. */
export async function dropPasswordReset(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from identity.password_reset
    where member_id = ${memberId}`)
}

/** Called by a schedule. */
export async function forgetOldPasswordResets(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.password_reset
    where expires_at <= ${new Date(now)}`)
}
