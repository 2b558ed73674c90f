import { createHash } from 'node:crypto'
import { type Queryable, sql } from '../../../platform/database.ts'

/** Only the hash is stored: whoever reads the table cannot answer for the browser. */
function hashOf(browser: string): Buffer {
  return createHash('sha256').update(browser).digest()
}

export interface PasskeyChallenge {
  /** The browser's cookie. */
  browser: string
  /** Who adds a key; null: a log-in. */
  memberId: bigint | null
}

export async function keepPasskeyChallenge(
  db: Queryable,
  asked: PasskeyChallenge & { challenge: string; expiresAt: number },
): Promise<void> {
  await db.run(sql`
    insert into identity.passkey_challenge (browser_hash, challenge, member_id, expires_at)
    values (${hashOf(asked.browser)}, ${asked.challenge}, ${asked.memberId}, ${new Date(asked.expiresAt)})`)
}

/** Uses a challenge up: it is answered once, by the browser it was given to, for what it was given for. */
export async function takePasskeyChallenge(
  db: Queryable,
  { browser, memberId }: PasskeyChallenge,
  now: number,
): Promise<string | undefined> {
  const row = await db.maybe<{ challenge: string }>(sql`
    delete from identity.passkey_challenge
    where browser_hash = ${hashOf(browser)}
      and member_id is not distinct from ${memberId}::bigint
      and expires_at > ${new Date(now)}
    returning challenge`)
  return row?.challenge
}

/** Called by a schedule. */
export async function forgetOldPasskeyChallenges(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.passkey_challenge
    where expires_at <= ${new Date(now)}`)
}
