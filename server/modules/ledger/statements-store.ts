import { type Queryable, sql } from '../../platform/database.ts'

/** One line of an account's statement. Lines are numbered 1, 2, 3, … without gaps. */
export interface StatementLine {
  seq: bigint
  /** Signed units: what the account gained or lost. */
  amount: bigint
  balanceAfter: bigint
  /** The account on the other side. */
  contra: bigint
  key: string
  kind: number
  reference: string
  /** Epoch milliseconds. */
  postedAt: number
}

/** A place in a statement. The key is a hint that saves searching; any line carries both. */
export interface StatementPlace {
  seq: bigint
  key?: string
}

export type StatementRequest =
  | { account: bigint; limit: number; before?: StatementPlace }
  | { account: bigint; limit: number; after: StatementPlace | 'start' }

/**
 * A page of a guarded account's statement: newest first, the lines before a place; or, with `after`, oldest first, the
 * lines after it. Reading on never repeats or misses a line, whatever is posted meanwhile.
 */
export function statementPage(database: Queryable, request: StatementRequest): Promise<StatementLine[]> {
  const forwards = 'after' in request
  const edge = forwards ? (request.after === 'start' ? undefined : request.after) : request.before
  return database.many<StatementLine>(sql`
    select
      seq, amount, balance_after as "balanceAfter", contra_id as contra, key, kind, reference,
      posted_at as "postedAt"
    from ledger.statement(
      ${request.account}::bigint, ${edge?.seq ?? null}::bigint, ${edge?.key ?? null}::uuid, ${request.limit}::int,
      ${forwards}
    )`)
}
