import { hash } from 'node:crypto'
import { type Queryable, type Sql, sql } from '../../../platform/database.ts'

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
export function textOfKey({ kind, subject }: AttemptKey): string {
  return `${kind}:${hash('sha256', subject, 'base64url')}`
}

export interface Attempts {
  failures: number
  /** Epoch milliseconds at which the count starts again. */
  windowEndsAt: number
}

/** When a window that begins now ends. */
export function windowFrom(now: number): Date {
  return new Date(now + WINDOW_MILLISECONDS)
}

/** What happens to the row `a` of an attempt that was counted before: one more, or the first of a new window. */
export function oneMore(now: number): Sql {
  return sql`
    failures = case when a.window_ends_at <= ${new Date(now)} then 1 else a.failures + 1 end,
    window_ends_at = case when a.window_ends_at <= ${new Date(now)} then excluded.window_ends_at else a.window_ends_at end`
}

/**
 * Counts a failure before it has happened, in one statement: of a burst of guesses no more get through than the limit.
 * A success takes it back with `forgiveAttempt`.
 */
export async function beginAttempt(db: Queryable, key: AttemptKey, now: number): Promise<Attempts> {
  return db.one<Attempts>(sql`
    insert into identity.attempt as a (key, failures, window_ends_at)
    values (${textOfKey(key)}, 1, ${windowFrom(now)})
    on conflict (key) do update
    set ${oneMore(now)}
    returning failures, window_ends_at as "windowEndsAt"`)
}

/** `all`: the key starts afresh; `one`: only the last attempt is taken back. */
export async function forgiveAttempt(db: Queryable, key: AttemptKey, which: 'one' | 'all'): Promise<void> {
  await db.run(sql`
    update identity.attempt
    set failures = ${which === 'all' ? sql`0` : sql`greatest(failures - 1, 0)`}
    where key = ${textOfKey(key)}`)
}

/** Called by a schedule. */
export async function forgetOldAttempts(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.attempt
    where window_ends_at <= ${new Date(now)}`)
}
