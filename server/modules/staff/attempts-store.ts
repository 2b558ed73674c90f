import { createHash } from 'node:crypto'
import { type Queryable, sql } from '../../platform/database.ts'

const WINDOW_MILLISECONDS = 15 * 60_000

/**
 * Failures allowed within a window.
 * - `strangers`: on one name, from all addresses it never came in from, together: a guesser has many addresses.
 * - `familiar`: on one name, from one address it did come in from: strangers cannot lock an operator out at his desk.
 * - `address`: from one address, over all names.
 * - `code`, `password`: by whoever has the password, or the open session, already.
 */
const LIMITS = { strangers: 10, familiar: 10, address: 60, code: 10, password: 10 } as const

export type AttemptKind = keyof typeof LIMITS

/** What was typed as a name may be a password, so no name is stored. */
function keyOf(kind: AttemptKind, subject: string): string {
  return `${kind}:${createHash('sha256').update(subject).digest('base64url')}`
}

export type Attempt =
  | { isAllowed: true }
  /** `until`: epoch milliseconds. */
  | { isAllowed: false; until: number }

/**
 * Counts a failure before it has happened, in one statement: of a burst of guesses no more get through than the limit.
 * A success takes it back with `forgive`.
 */
export async function beginAttempt(db: Queryable, kind: AttemptKind, subject: string, now: number): Promise<Attempt> {
  const row = await db.one<{ failures: number; until: number }>(sql`
    insert into staff.attempt as a (key, failures, window_ends_at)
    values (${keyOf(kind, subject)}, 1, ${new Date(now + WINDOW_MILLISECONDS)})
    on conflict (key) do update
    set failures = case when a.window_ends_at <= ${new Date(now)} then 1 else a.failures + 1 end,
        window_ends_at = case
          when a.window_ends_at <= ${new Date(now)} then excluded.window_ends_at
          else a.window_ends_at
        end
    returning failures, window_ends_at as until`)
  return row.failures <= LIMITS[kind] ? { isAllowed: true } : { isAllowed: false, until: row.until }
}

/** `all`: the key starts afresh; otherwise only the last attempt is taken back. */
export async function forgive(db: Queryable, kind: AttemptKind, subject: string, all: boolean): Promise<void> {
  await db.run(sql`
    update staff.attempt
    set failures = ${all ? sql`0` : sql`greatest(failures - 1, 0)`}
    where key = ${keyOf(kind, subject)}`)
}

/** Called by a schedule. */
export async function forgetOldAttempts(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from staff.attempt
    where window_ends_at <= ${new Date(now)}`)
}
