import { type Queryable, sql } from '../../platform/database.ts'
import { type StatementLine, statementPage } from './statements-store.ts'

/** A posting notes its moment and may then wait for its account: lines so near to each other may stand the other way. */
export const WAIT_MILLISECONDS = 60_000

const STEP = 200

/** Where a moment stands in the numbers of a statement. */
export interface MomentInStatement {
  /** How many lines were posted before it. */
  count: bigint
  /** The number of the last line that was posted before it. */
  last: bigint
  /** Every line up to this number was posted before it. */
  sure: bigint
}

/** A line that was posted so long before a moment that all lines before it were, too; the nearest by its key. */
function surelyBefore(db: Queryable, account: bigint, moment: number) {
  const sure = new Date(moment - WAIT_MILLISECONDS)
  return db.maybe<{ seq: bigint; key: string }>(sql`
    select seq, key
    from ledger.journal
    where account_id = ${account} and key < ledger.key_at(${sure}) and posted_at <= ${sure}
    order by key desc
    limit 1`)
}

/**
 * Where a moment stands in a guarded account's statement. Lines are numbered without gaps in the order in which they got the
 * account, and by and large in the order of their moments: from a line that is surely before, lines are read until one is
 * surely after. Moment in epoch milliseconds.
 */
export async function momentInStatement(db: Queryable, account: bigint, moment: number): Promise<MomentInStatement> {
  const balance = await db.maybe<{ seq: bigint; isPast: boolean }>(sql`
    select seq, now() < ${new Date(moment)} as "isPast"
    from ledger.balance
    where account_id = ${account}`)
  if (!balance) return { count: 0n, last: 0n, sure: 0n }
  if (balance.isPast) return { count: balance.seq, last: balance.seq, sure: balance.seq }
  const base = await surelyBefore(db, account, moment)
  const sure = base?.seq ?? 0n
  let count = sure
  let last = sure
  let edge: { seq: bigint; key: string } | undefined = base
  for (;;) {
    const lines: StatementLine[] = await statementPage(db, { account, limit: STEP, after: edge ?? 'start' })
    for (const { seq, postedAt } of lines) {
      if (postedAt >= moment) continue
      count += 1n
      last = seq
    }
    edge = lines.at(-1)
    if (lines.length < STEP || lines.at(-1)!.postedAt >= moment + WAIT_MILLISECONDS) return { count, last, sure }
  }
}
