import { createHash } from 'node:crypto'
import { type Queryable, sql } from '../../platform/database.ts'

export const WINDOW_MILLISECONDS = 15 * 60_000

/**
 * What failures are counted by. `stranger`: guesses at one name from devices it does not know, all of them together, so
 * that changing address or device gives no new guesses. `device`: from one device the account knows. `address`: over all
 * names from one address. `question`: asking whether names are free. `present`: a member's present password, asked of who
 * is logged in already. `payment`: a member's payment password, likewise. `second-step`: what a log-in from a new place is
 * asked for besides, over all of a member's log-ins. `code-request`: codes asked for from one address. `code`: wrong codes
 * typed there.
 * `reset`: letters for a new password, by name and by who asks.
 */
export type AttemptKind =
  | 'stranger'
  | 'device'
  | 'address'
  | 'question'
  | 'present'
  | 'payment'
  | 'second-step'
  | 'code-request'
  | 'code'
  | 'reset'

export interface AttemptKey {
  kind: AttemptKind
  subject: string
}

/** Hashed: what somebody types as a name may be his password. */
function keyOf({ kind, subject }: AttemptKey): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`
}

export interface Attempts {
  failures: number
  /** Epoch milliseconds at which the count starts again. */
  windowEndsAt: number
}

/** How often each has failed within its window; 0 where it has not. */
export async function countAttempts(
  db: Queryable,
  keys: readonly AttemptKey[],
  now: number,
): Promise<Map<AttemptKind, Attempts>> {
  const texts = keys.map(keyOf)
  const rows = await db.many<{ key: string } & Attempts>(sql`
    select key, failures, window_ends_at as "windowEndsAt"
    from identity.attempt
    where key = any (${texts}::text[])
      and window_ends_at > ${new Date(now)}`)
  return new Map(
    keys.map(({ kind }, index) => {
      const row = rows.find((found) => found.key === texts[index])
      return [kind, { failures: row?.failures ?? 0, windowEndsAt: row?.windowEndsAt ?? now }]
    }),
  )
}

/**
 * Counts a failure before it has happened, in one statement: of a burst of guesses no more get through than the limit.
 * A success takes it back with `forgiveAttempt`.
 */
export async function beginAttempt(db: Queryable, key: AttemptKey, now: number): Promise<Attempts> {
  return db.one<Attempts>(sql`
    insert into identity.attempt as a (key, failures, window_ends_at)
    values (${keyOf(key)}, 1, ${new Date(now + WINDOW_MILLISECONDS)})
    on conflict (key) do update
    set failures = case when a.window_ends_at <= ${new Date(now)} then 1 else a.failures + 1 end,
        window_ends_at = case
          when a.window_ends_at <= ${new Date(now)} then excluded.window_ends_at
          else a.window_ends_at
        end
    returning failures, window_ends_at as "windowEndsAt"`)
}

/** `all`: the key starts afresh; `one`: only the last attempt is taken back. */
export async function forgiveAttempt(db: Queryable, key: AttemptKey, which: 'one' | 'all'): Promise<void> {
  await db.run(sql`
    update identity.attempt
    set failures = ${which === 'all' ? sql`0` : sql`greatest(failures - 1, 0)`}
    where key = ${keyOf(key)}`)
}

/** Called by a schedule. */
export async function forgetOldAttempts(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.attempt
    where window_ends_at <= ${new Date(now)}`)
}
