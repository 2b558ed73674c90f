import { createHash } from 'node:crypto'
import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'

/** Only the hash is stored: whoever reads the table cannot answer for the browser. */
function hashOf(browser: string): Buffer {
  return createHash('sha256').update(browser).digest()
}

export interface PasskeyChallenge {
  /** The browser's cookie. */
  browser: string
  /** The member who adds a key; null: a log-in. */
  memberId: bigint | null
}

export async function keepPasskeyChallenge(
  tx: Tx,
  asked: PasskeyChallenge & { challenge: string; expiresAt: number },
): Promise<void> {
  await tx.run(sql`
    insert into identity.passkey_challenge (browser_hash, challenge, member_id, expires_at)
    values (${hashOf(asked.browser)}, ${asked.challenge}, ${asked.memberId}, ${new Date(asked.expiresAt)})`)
}

function isGiven({ browser, memberId }: PasskeyChallenge, now: number): Sql {
  return sql`
    browser_hash = ${hashOf(browser)}
    and member_id is not distinct from ${memberId}::bigint
    and expires_at > ${new Date(now)}`
}

/** What the browser was given to sign, for this. */
export async function findPasskeyChallenge(
  db: Queryable,
  given: PasskeyChallenge,
  now: number,
): Promise<string | undefined> {
  const row = await db.maybe<{ challenge: string }>(sql`
    select challenge
    from identity.passkey_challenge
    where ${isGiven(given, now)}`)
  return row?.challenge
}

/** Uses a challenge up: it is answered once. False where it was. */
export async function takePasskeyChallenge(db: Queryable, given: PasskeyChallenge, now: number): Promise<boolean> {
  const taken = await db.run(sql`
    delete from identity.passkey_challenge
    where ${isGiven(given, now)}`)
  return taken === 1
}

/** Called by a schedule. */
export async function forgetOldPasskeyChallenges(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.passkey_challenge
    where expires_at <= ${new Date(now)}`)
}
