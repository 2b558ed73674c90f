import { hash } from 'node:crypto'
import { type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { waitForRoom } from '../../../platform/wait-for-room.ts'

export const WINDOW_MILLISECONDS = 15 * 60_000

/**
 * What failures are counted by. `stranger`: guesses at one name from devices it does not know, all of them together, so
 * that changing address or device gives no new guesses. `device`: from one device the account knows. `address`: over all
 * names from one address. `question`: asking whether names are free. `present`: a member's present password, asked of who
 * is logged in already. `payment`: a member's payment password, likewise. `second-step`: what a log-in from a new place is
 * asked for besides, over all of a member's log-ins. `code-request`: codes asked for from one address. `code`: wrong codes
 * typed there.
 * `reset`: letters for a new password, by whom they are sent to, and questions for them, by who asks.
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

/** Hashed: what somebody types as a name may be their password. */
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

/** Counts what is limited whatever comes of it, before it happens: of a burst no more get through than the limit. */
export async function beginAttempt(db: Queryable, key: AttemptKey, now: number): Promise<Attempts> {
  return db.one<Attempts>(sql`
    insert into identity.attempt as a (key, failures, window_ends_at)
    values (${textOfKey(key)}, 1, ${windowFrom(now)})
    on conflict (key) do update
    set ${oneMore(now)}
    returning failures, window_ends_at as "windowEndsAt"`)
}

/** What becomes of an attempt that is under way, beside one more of it. */
export function oneMoreUnderWay(now: number): Sql {
  return sql`under_way = case when a.window_ends_at <= ${new Date(now)} then 1 else a.under_way + 1 end`
}

export interface UnderWay extends Attempts {
  /** Of the failures, so many may still turn out to be right. */
  underWay: number
}

export interface TakenAttempt extends UnderWay {
  isTaken: boolean
}

async function takeNow(db: Queryable, key: AttemptKey, limit: number, now: number): Promise<TakenAttempt> {
  const taken = await db.maybe<UnderWay>(sql`
    insert into identity.attempt as a (key, failures, under_way, window_ends_at)
    values (${textOfKey(key)}, 1, 1, ${windowFrom(now)})
    on conflict (key) do update
    set ${oneMore(now)}, ${oneMoreUnderWay(now)}
    where a.window_ends_at <= ${new Date(now)} or a.failures < ${limit}
    returning failures, under_way as "underWay", window_ends_at as "windowEndsAt"`)
  if (taken) return { ...taken, isTaken: true }
  const full = await db.maybe<UnderWay>(sql`
    select failures, under_way as "underWay", window_ends_at as "windowEndsAt"
    from identity.attempt
    where key = ${textOfKey(key)}`)
  // Swept meanwhile: there is room.
  return full ? { ...full, isTaken: false } : takeNow(db, key, limit, now)
}

/**
 * Takes one of the wrong attempts that the limit leaves, before it is known whether it is one; `endAttempt` says what it
 * was. While all that are left are under way, waits for what becomes of them.
 */
export function takeAttempt(db: Queryable, key: AttemptKey, limit: number, now: number): Promise<TakenAttempt> {
  return waitForRoom(
    () => takeNow(db, key, limit, now),
    ({ isTaken, failures, underWay }) => !isTaken && failures - underWay < limit,
  )
}

/**
 * `right`: the key starts afresh; `undone`: this one attempt is taken back; `wrong`: it stays counted. Answers how many are
 * known to be wrong now.
 */
export async function endAttempt(
  db: Queryable,
  key: AttemptKey,
  outcome: 'right' | 'undone' | 'wrong',
): Promise<number> {
  const failures = {
    right: sql`0`,
    undone: sql`greatest(failures - 1, 0)`,
    wrong: sql`failures`,
  }[outcome]
  const row = await db.maybe<{ known: number }>(sql`
    update identity.attempt
    set failures = ${failures},
        under_way = greatest(under_way - 1, 0)
    where key = ${textOfKey(key)}
    returning greatest(failures - under_way, 0) as known`)
  return row?.known ?? 0
}

/** The key starts afresh, whatever was counted by it. */
export async function forgiveAttempts(db: Queryable, key: AttemptKey): Promise<void> {
  await db.run(sql`
    update identity.attempt
    set failures = 0
    where key = ${textOfKey(key)}`)
}

/** Until when those of these names, in lower case, are locked for strangers who have used up `limit` guesses. */
export async function lockedNames(
  db: Queryable,
  names: readonly string[],
  limit: number,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const nameOf = new Map(names.map((name) => [textOfKey({ kind: 'stranger', subject: name }), name]))
  const rows = await db.many<{ key: string; until: number }>(sql`
    select key, window_ends_at as until
    from identity.attempt
    where key = any(${[...nameOf.keys()]}::text[])
      and failures >= ${limit}
      and window_ends_at > ${new Date(now)}`)
  return new Map(rows.map(({ key, until }) => [nameOf.get(key) ?? '', until]))
}

/** Called by a schedule. */
export async function forgetOldAttempts(db: Queryable, now: number): Promise<number> {
  return db.run(sql`
    delete from identity.attempt
    where window_ends_at <= ${new Date(now)}`)
}
