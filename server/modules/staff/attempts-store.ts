import { createHash } from 'node:crypto'
import { type Queryable, sql } from '../../platform/database.ts'
import { waitForRoom } from '../../platform/wait-for-room.ts'

const WINDOW_MILLISECONDS = 15 * 60_000

/**
 * Failures allowed within a window.
 * - `strangers`: on one name, from all addresses it never came in from, together: a guesser has many addresses.
 * - `familiar`: on one name, from one address it did come in from: strangers cannot lock an operator out at work.
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
  /** `until`: epoch milliseconds. `mayChange`: some of what was counted is under way and may turn out to be right. */
  | { isAllowed: false; until: number; mayChange: boolean }

async function takeNow(db: Queryable, kind: AttemptKind, subject: string, now: number): Promise<Attempt> {
  const key = keyOf(kind, subject)
  const isOver = sql`a.window_ends_at <= ${new Date(now)}`
  const taken = await db.run(sql`
    insert into staff.attempt as a (key, failures, under_way, window_ends_at)
    values (${key}, 1, 1, ${new Date(now + WINDOW_MILLISECONDS)})
    on conflict (key) do update
    set failures = case when ${isOver} then 1 else a.failures + 1 end,
        under_way = case when ${isOver} then 1 else a.under_way + 1 end,
        window_ends_at = case when ${isOver} then excluded.window_ends_at else a.window_ends_at end
    where ${isOver} or a.failures < ${LIMITS[kind]}`)
  if (taken === 1) return { isAllowed: true }
  const full = await db.maybe<{ known: number; until: number }>(sql`
    select failures - under_way as known, window_ends_at as until
    from staff.attempt
    where key = ${key}`)
  // Swept meanwhile: there is room.
  if (!full) return takeNow(db, kind, subject, now)
  return { isAllowed: false, until: full.until, mayChange: full.known < LIMITS[kind] }
}

/**
 * Counts a failure before it has happened: of a burst of guesses no more get through than the limit. `endAttempt` says what
 * it was. While all that the limit leaves are under way, waits for what becomes of them: right ones do not keep out others.
 */
export function beginAttempt(db: Queryable, kind: AttemptKind, subject: string, now: number): Promise<Attempt> {
  return waitForRoom(
    () => takeNow(db, kind, subject, now),
    (attempt) => !attempt.isAllowed && attempt.mayChange,
  )
}

/** `right`: the key starts afresh; `undone`: only this attempt is taken back; `wrong`: it stays counted. */
export async function endAttempt(
  db: Queryable,
  kind: AttemptKind,
  subject: string,
  outcome: 'right' | 'undone' | 'wrong',
): Promise<void> {
  const failures = { right: sql`0`, undone: sql`greatest(failures - 1, 0)`, wrong: sql`failures` }[outcome]
  await db.run(sql`
    update staff.attempt
    set failures = ${failures},
        under_way = greatest(under_way - 1, 0)
    where key = ${keyOf(kind, subject)}`)
}

/** Called by a schedule. */
export async function forgetOldAttempts(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from staff.attempt
    where window_ends_at <= ${new Date(now)}`)
}
