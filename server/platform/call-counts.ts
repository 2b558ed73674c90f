import { rememberingNonce, type SeenNonce } from './body-keys.ts'
import { commitsLater, empty, type Queryable, sql } from './database.ts'

const MINUTE = 60_000

export interface CountedCall {
  /** Calls of this minute, this one among them. */
  calls: number
  /** Until the minute is over. */
  milliseconds: number
  /** Whether the nonce that came with it was seen for the first time; true where none came. */
  isNonceNew: boolean
}

/**
 * Counts a call in the minute of this key, which begins with its first call, by the clock of the database. The nonce of its
 * body is remembered in the same statement, unless the call is one more than `most`. Call it outside of transactions: it
 * commits later. Counts do not outlast a crash, and a nonce forgotten in one can be sent once more by who read the body on
 * its way, while it is five minutes old.
 */
export function countCall(db: Queryable, key: string, most: number, nonce?: SeenNonce): Promise<CountedCall> {
  return db.one<CountedCall>(sql`
    with clock as materialized (
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now
    ),
    counted as (
      insert into platform.rate_limit as r (key, points, expire)
      select ${key}, 1, clock.now + ${MINUTE}::int
      from clock
      on conflict (key) do update
      set points = case when r.expire <= excluded.expire - ${MINUTE}::int then 1 else r.points + 1 end,
        expire = case when r.expire <= excluded.expire - ${MINUTE}::int then excluded.expire else r.expire end
      returning points, expire
    )
    ${nonce ? sql`, remembered as (${rememberingNonce(nonce, sql`counted where points <= ${most}::int`)})` : empty}
    select counted.points as calls, greatest(counted.expire - clock.now, 0)::int as milliseconds,
      ${nonce ? sql`exists (select from remembered)` : sql`true`} as "isNonceNew",
      ${commitsLater}
    from counted
    cross join clock`)
}

/** Forgets the minutes that are over. Called by a schedule. */
export async function forgetOldCounts(db: Queryable): Promise<void> {
  await db.run(sql`
    delete from platform.rate_limit
    where expire <= (extract(epoch from clock_timestamp()) * 1000)::bigint`)
}
