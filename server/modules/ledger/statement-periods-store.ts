import { empty, join, type Queryable, type Sql, sql } from '../../platform/database.ts'
import type { StatementLine } from './statements-store.ts'

export interface StatementPeriod {
  account: bigint
  /** Epoch milliseconds; `until` is not included. */
  from: number
  until: number
  /** Kinds to show; all of them where absent. */
  kinds?: { readonly only: readonly number[] } | { readonly but: readonly number[] } | undefined
}

export interface StatementPeriodPage {
  /** The line the page before ended with. */
  before?: { seq: bigint; postedAt: number } | undefined
  /** Lines to pass over, for who asks by number. */
  skipped: number
  limit: number
}

/** A key is accepted for two days, and ten minutes early: no line's key is further than that from its posting. */
const KEY_LATE_MILLISECONDS = 2 * 86_400_000
const KEY_EARLY_MILLISECONDS = 10 * 60_000
const HOUR_MILLISECONDS = 3_600_000
/** A posting notes its moment and may then wait for its account: lines so near to each other may stand the other way. */
const WAIT_MILLISECONDS = 60_000

function isWanted({ account, kinds }: StatementPeriod, from: number, until: number): Sql {
  const conditions = [
    sql`j.account_id = ${account}`,
    sql`j.key >= ledger.key_at(${new Date(Math.max(0, from - KEY_LATE_MILLISECONDS))})`,
    sql`j.key < ledger.key_at(${new Date(until + KEY_EARLY_MILLISECONDS)})`,
    sql`j.posted_at >= ${new Date(from)}`,
    sql`j.posted_at < ${new Date(until)}`,
  ]
  if (kinds && 'only' in kinds) conditions.push(sql`j.kind = any(${kinds.only}::smallint[])`)
  if (kinds && 'but' in kinds) conditions.push(sql`j.kind <> all(${kinds.but}::smallint[])`)
  return join(conditions, ' and ')
}

/**
 * Lines of a guarded account within a period, newest first. Lines are numbered by and large in the order of their moments,
 * so the search begins at the period's end and widens until the page is full: a page of a busy account reads hours, not months;
 * a kind that is rare reads the whole period, once.
 */
export async function statementWithin(
  db: Queryable,
  period: StatementPeriod,
  { before, skipped, limit }: StatementPeriodPage,
): Promise<StatementLine[]> {
  const until = before === undefined ? period.until : Math.min(period.until, before.postedAt + WAIT_MILLISECONDS)
  for (let reach = HOUR_MILLISECONDS; ; reach *= 8) {
    const from = Math.max(period.from, until - reach)
    const found = await db.many<StatementLine>(sql`
      select
        j.seq, j.amount, j.balance_after as "balanceAfter", j.contra_id as contra, j.key, j.kind, j.reference,
        j.posted_at as "postedAt"
      from ledger.journal j
      where ${isWanted(period, from, until)}
        ${before === undefined ? empty : sql`and j.seq < ${before.seq}`}
      order by j.seq desc
      offset ${skipped}
      limit ${limit}`)
    const last = found.at(-1)
    const isWhole = found.length === limit && last !== undefined && last.postedAt >= from + WAIT_MILLISECONDS
    if (isWhole || from <= period.from) return found
  }
}

/** How many lines the period has; reads each of them. */
export async function countStatement(db: Queryable, period: StatementPeriod): Promise<bigint> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from ledger.journal j
    where ${isWanted(period, period.from, period.until)}`)
  return count
}
