import type { ContractKind, ContractPeriod } from '@croupier/api/contracts/contract-terms.ts'
import { boundedAmount, empty, type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import type { Counting } from '../reckoning/counting.ts'
import { type Line, lineColumns, lineFrom } from './runs-store.ts'

export interface IncomeFilter {
  memberId: bigint
  kind: ContractKind | undefined
  from: number
  until: number
  after: string | undefined
  /** Rows left out before the first. */
  skipped: number
  limit: number
}

function linesWithin({ memberId, kind, from, until, after }: IncomeFilter) {
  return sql`
    l.member_id = ${memberId}
      ${kind === undefined ? empty : sql`and l.kind = ${kind}`}
      and r.starts_at < ${new Date(until)}
      and r.ends_at > ${new Date(from)}
      -- Of the many short periods only those in which something was.
      and (l.kind in ('daily', 'dividend') or l.gross <> 0 or l.net <> 0 or l.correction <> 0)
      and ${below(sql`l.id`, after)}`
}

/** How many lines there are of a filter, whatever its page. */
export async function countIncome(db: Queryable, filter: IncomeFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from contracts.line l
    join contracts.run r on r.id = l.run_id
    where ${linesWithin(filter)}`)
  return count
}

/** An agent's lines, newest first. */
export async function listIncome(
  db: Queryable,
  filter: IncomeFilter,
): Promise<(Line & { period: ContractPeriod; startsAt: number; endsAt: number })[]> {
  return db.many(sql`
    select ${lineColumns}, r.period, ${lineFrom} as "startsAt", r.ends_at as "endsAt"
    from contracts.line l
    join contracts.run r on r.id = l.run_id
    where ${linesWithin(filter)}
    order by l.id desc
    limit ${filter.limit}
    offset ${filter.skipped}`)
}

/** A line with the period of its run, and how that was counted. */
export async function findLine(
  db: Queryable,
  id: bigint,
): Promise<{ memberId: bigint; currency: string; startsAt: number; endsAt: number; counting: Counting } | undefined> {
  return db.maybe(sql`
    select l.member_id as "memberId", l.currency, ${lineFrom} as "startsAt", r.ends_at as "endsAt", r.counting
    from contracts.line l
    join contracts.run r on r.id = l.run_id
    where l.id = ${id}`)
}

/** What an agent can claim, was paid in all and owes. */
export async function incomeSums(
  db: Queryable,
  memberId: bigint,
  kind: ContractKind | undefined,
): Promise<{ claimable: bigint; paid: bigint; owed: bigint }> {
  const ofKind = kind === undefined ? empty : sql`and kind = ${kind}`
  return db.one(sql`
    select
      (select ${boundedAmount(sql`coalesce(sum(paid), 0)`)} from contracts.line
       where member_id = ${memberId} ${ofKind} and posting_key is not null and claim_id is null) as claimable,
      (select ${boundedAmount(sql`coalesce(sum(paid), 0)`)} from contracts.line
       where member_id = ${memberId} ${ofKind} and posting_key is not null) as paid,
      (select ${boundedAmount(sql`coalesce(sum(open), 0)`)} from contracts.receivable
       where member_id = ${memberId} ${ofKind} and open > 0) as owed`)
}

/** The kinds that an agent can claim something of. */
export async function claimableKinds(
  db: Queryable,
  memberId: bigint,
  kind: ContractKind | undefined,
): Promise<ContractKind[]> {
  const rows = await db.many<{ kind: ContractKind }>(sql`
    select distinct kind
    from contracts.line
    where member_id = ${memberId} ${kind === undefined ? empty : sql`and kind = ${kind}`}
      and posting_key is not null and claim_id is null and paid > 0
    order by kind`)
  return rows.map((row) => row.kind)
}

/** Lines of a kind that are paid and not claimed, locked. */
export async function lockClaimable(tx: Tx, memberId: bigint, kind: ContractKind): Promise<Line[]> {
  return tx.many<Line>(sql`
    select ${lineColumns}
    from contracts.line l
    where l.member_id = ${memberId} and l.kind = ${kind} and l.posting_key is not null and l.claim_id is null
    order by l.id
    for update`)
}

export interface NewClaim {
  memberId: bigint
  kind: ContractKind
  currency: string
  amount: bigint
  claimedAt: number
  postingKey: string
}

export async function insertClaim(tx: Tx, claim: NewClaim, lineIds: readonly bigint[]): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into contracts.claim (member_id, kind, currency, amount, claimed_at, posting_key)
    values (${claim.memberId}, ${claim.kind}, ${claim.currency}, ${claim.amount}, ${new Date(claim.claimedAt)},
            ${claim.postingKey})
    returning id`)
  await tx.run(sql`update contracts.line set claim_id = ${id} where id = any(${lineIds}::bigint[])`)
  return id
}

/** Claims of one line each, by the keys of their postings. */
export async function insertClaims(
  tx: Tx,
  { kind, currency, claimedAt }: Pick<NewClaim, 'kind' | 'currency' | 'claimedAt'>,
  claims: readonly (Pick<NewClaim, 'memberId' | 'amount' | 'postingKey'> & { lineId: bigint })[],
): Promise<ReadonlyMap<string, bigint>> {
  if (claims.length === 0) return new Map()
  const keys = claims.map(({ postingKey }) => postingKey)
  const rows = await tx.many<{ id: bigint; postingKey: string }>(sql`
    insert into contracts.claim (member_id, kind, currency, amount, claimed_at, posting_key)
    select c.member_id, ${kind}, ${currency}, c.amount, ${new Date(claimedAt)}, c.key
    from unnest(
      ${claims.map(({ memberId }) => memberId)}::bigint[], ${claims.map(({ amount }) => amount)}::bigint[], ${keys}::uuid[])
      with ordinality as c (member_id, amount, key, place)
    order by c.place
    returning id, posting_key as "postingKey"`)
  const ids = new Map(rows.map(({ id, postingKey }) => [postingKey, id]))
  await tx.run(sql`
    update contracts.line l
    set claim_id = c.id
    from unnest(${claims.map(({ lineId }) => lineId)}::bigint[], ${keys.map((key) => ids.get(key)!)}::bigint[]) as c (line_id, id)
    where l.id = c.line_id`)
  return ids
}
