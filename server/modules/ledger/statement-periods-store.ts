import { empty, join, type Queryable, type Sql, sql } from '../../platform/database.ts'
import { momentInStatement, WAIT_MILLISECONDS } from './statement-moments-store.ts'
import { type StatementLine, statementPage } from './statements-store.ts'

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

/** Bets and wins (`play.bet`, `play.win`): nearly every line of who plays. All others have an index of their own. */
const COMMON_KINDS = [40, 41]
/** As that index says it: in numbers that stand in the text, for a parameter is not known to be one of them. */
const IS_UNCOMMON = sql`j.kind <> 40 and j.kind <> 41`

/** Whether none of the wanted lines is a bet or a win. */
function areUncommon({ kinds }: StatementPeriod): boolean {
  if (kinds === undefined) return false
  return COMMON_KINDS.every((kind) => ('only' in kinds ? !kinds.only.includes(kind) : kinds.but.includes(kind)))
}

function isWanted(period: StatementPeriod, from: number, until: number): Sql {
  const { account, kinds } = period
  const conditions = [
    sql`j.account_id = ${account}`,
    sql`j.key >= ledger.key_at(${new Date(Math.max(0, from - KEY_LATE_MILLISECONDS))})`,
    sql`j.key < ledger.key_at(${new Date(until + KEY_EARLY_MILLISECONDS)})`,
    sql`j.posted_at >= ${new Date(from)}`,
    sql`j.posted_at < ${new Date(until)}`,
  ]
  if (kinds && 'only' in kinds) conditions.push(sql`j.kind = any(${kinds.only}::smallint[])`)
  if (kinds && 'but' in kinds) conditions.push(sql`j.kind <> all(${kinds.but}::smallint[])`)
  if (areUncommon(period)) conditions.push(IS_UNCOMMON)
  return join(conditions, ' and ')
}

/**
 * Lines of a guarded account within a period, newest first. Lines of every kind are numbered without gaps, so a page is a
 * range of numbers, and what it costs does not grow with the statement.
 */
export async function statementWithin(
  db: Queryable,
  period: StatementPeriod,
  page: StatementPeriodPage,
): Promise<StatementLine[]> {
  if (period.kinds !== undefined) return someKindsWithin(db, period, page)
  const { account, from, until } = period
  const { limit } = page
  const found: StatementLine[] = []
  let { before, skipped } = page
  if (before === undefined) {
    const end = await momentInStatement(db, account, until)
    // Below where lines may stand the other way, numbers alone say how many there are.
    const jump = skipped > Number(end.last - end.sure) ? BigInt(skipped) : undefined
    const first = jump === undefined ? end.last : end.count - jump
    if (jump !== undefined) skipped = 0
    before = { seq: first + 1n, postedAt: Math.min(until, Date.now()) }
    if (first < 1n) return []
  }
  for (;;) {
    const wanted = limit - found.length + skipped
    const lines: StatementLine[] = await statementPage(db, {
      account,
      limit: wanted,
      before: await placeOf(db, before),
    })
    for (const line of lines) {
      if (line.postedAt < from || line.postedAt >= until) continue
      if (skipped > 0) skipped -= 1
      else found.push(line)
    }
    const last = lines.at(-1)
    // Lines that were posted within a minute of each other may stand the other way, so what is too early may be the first.
    const isOver = lines.length < wanted || last === undefined || last.postedAt < from - WAIT_MILLISECONDS
    if (isOver || found.length === limit) return found
    before = last
  }
}

/** A line's place with the key that is likely near it: it saves searching. */
async function placeOf(
  db: Queryable,
  { seq, postedAt, key }: { seq: bigint; postedAt: number; key?: string },
): Promise<{ seq: bigint; key: string }> {
  if (key !== undefined) return { seq, key }
  const near = await db.one<{ key: string }>(sql`select ledger.key_at(${new Date(postedAt)}) as key`)
  return { seq, key: near.key }
}

/**
 * The same of some kinds. Where bets and wins are not among them, the others are found by their own index, all through the
 * period. Where they are: lines are numbered by and large in the order of their moments, so the search begins at the period's
 * end and widens until the page is full.
 */
async function someKindsWithin(
  db: Queryable,
  period: StatementPeriod,
  { before, skipped, limit }: StatementPeriodPage,
): Promise<StatementLine[]> {
  const until = before === undefined ? period.until : Math.min(period.until, before.postedAt + WAIT_MILLISECONDS)
  for (let reach = areUncommon(period) ? until - period.from : HOUR_MILLISECONDS; ; reach *= 8) {
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

/** How many lines the period has: told by numbers where every kind is wanted; otherwise each of the wanted is read. */
export async function countStatement(db: Queryable, period: StatementPeriod): Promise<bigint> {
  if (period.kinds === undefined) {
    const end = await momentInStatement(db, period.account, period.until)
    const start = await momentInStatement(db, period.account, period.from)
    return end.count - start.count
  }
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from ledger.journal j
    where ${isWanted(period, period.from, period.until)}`)
  return count
}
