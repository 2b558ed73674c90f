import type { AuditLine } from '../../platform/audit-port.ts'
import { join, type Queryable, type Sql, sql, type Tx } from '../../platform/database.ts'
import { below } from '../../platform/page.ts'

export interface KeptLine extends AuditLine {
  seq: bigint
  at: number
  hash: Buffer
}

/** Appends to the chain; from here to commit, other appends wait. */
export async function appendLine(tx: Tx, line: AuditLine): Promise<void> {
  await tx.one(sql`
    select staff.append_audit(
      ${line.actor}, ${line.action}, ${line.outcome}, ${line.requestId}, ${line.ip}::text,
      ${JSON.stringify(line.details)}::jsonb) as seq`)
}

export interface AuditFilter {
  actor?: string | undefined
  action?: string | undefined
  from?: number | undefined
  until?: number | undefined
  before?: string | undefined
}

/** The newest lines that match, at most `count`. */
export async function listLines(db: Queryable, filter: AuditFilter, count: number): Promise<KeptLine[]> {
  const conditions: Sql[] = [below(sql`seq`, filter.before)]
  if (filter.actor !== undefined) conditions.push(sql`actor = ${filter.actor}`)
  if (filter.action !== undefined) conditions.push(sql`action = ${filter.action}`)
  if (filter.from !== undefined) conditions.push(sql`at >= ${new Date(filter.from)}`)
  if (filter.until !== undefined) conditions.push(sql`at < ${new Date(filter.until)}`)
  return db.many<KeptLine>(sql`
    select seq, at, actor, action, outcome, request_id as "requestId", ip, details, hash
    from staff.audit_line
    where ${join(conditions, ' and ')}
    order by seq desc
    limit ${count}`)
}

/** A line as the check needs it: what was hashed, and the two hashes. */
export interface ChainLine {
  seq: bigint
  content: string
  previousHash: Buffer
  hash: Buffer
}

/** The lines after `seq`, oldest first. The content is composed here and not by the function that wrote the hash. */
export async function readChain(db: Queryable, seq: bigint, count: number): Promise<ChainLine[]> {
  return db.many<ChainLine>(sql`
    select seq, previous_hash as "previousHash", hash,
      jsonb_build_array(
        seq, (extract(epoch from at) * 1000000)::bigint, actor, action, outcome, request_id, ip, details
      )::text as content
    from staff.audit_line
    where seq > ${seq}
    order by seq
    limit ${count}`)
}

export async function readChainEnd(db: Queryable): Promise<{ seq: bigint; hash: Buffer }> {
  return db.one(sql`
    select seq, hash
    from staff.audit_end`)
}

/** Makes the month of `moment` and the two after it. */
export async function makeMonths(db: Queryable, moment: number): Promise<void> {
  await db.many(sql`
    select staff.make_audit_month(${new Date(moment)}::timestamptz + make_interval(months => ahead))
    from generate_series(0, 2) ahead`)
}
