import { type ContractKind, contractKinds, type ContractPeriod } from '@croupier/api/contracts/contract-terms.ts'
import { boundedAmount, empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { above, below } from '../../../platform/page.ts'
import type { Counting } from '../reckoning/counting.ts'
import { kinds } from '../contracts-words.ts'
import { openPart } from './open-part.ts'

export interface RunKey {
  kind: ContractKind
  period: ContractPeriod
  currency: string
  /** Epoch milliseconds. */
  startsAt: number
  endsAt: number
}

export interface Run extends RunKey {
  id: bigint
  state: 'computed' | 'paid'
  madeAt: number
  /** As it was when it was settled. */
  counting: Counting
}

/** Ledger units. */
export interface NewLine {
  memberId: bigint
  inputs: Record<string, unknown>
  gross: bigint
  net: bigint
  correction: bigint
  netted: bigint
  paid: bigint
  carry: bigint
  /** Who above in the run bears it, the next one first; null: of a time when that was not kept. */
  uplineIds: readonly bigint[] | null
}

export interface Line extends NewLine {
  id: bigint
  runId: bigint
  kind: ContractKind
  currency: string
  correctedNet: bigint
  isPosted: boolean
  isClaimed: boolean
}

const runColumns: Sql = sql`
  r.id, r.kind, r.period, r.currency, r.starts_at as "startsAt", r.ends_at as "endsAt", r.state, r.made_at as "madeAt",
  r.counting`
export const lineColumns: Sql = sql`
  l.id, l.run_id as "runId", l.member_id as "memberId", l.kind, l.currency, l.inputs, l.gross, l.net, l.correction,
  l.corrected_net as "correctedNet", l.netted, l.paid, l.carry, l.upline_ids as "uplineIds",
  l.posting_key is not null as "isPosted",
  l.claim_id is not null as "isClaimed"`

/** From when a line counts: its run's beginning, or that of a contract that began within it. */
export const lineFrom: Sql = sql`coalesce((l.inputs->>'from')::timestamptz, r.starts_at)`

/** One run of a kind and currency at a time: what is owed is kept back in their order. */
export async function lockRuns(tx: Tx, kinds: readonly ContractKind[], currency: string): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtext('contracts.run ' || kind || ' ' || ${currency}))
    from unnest(${kinds}::text[]) kind`)
}

/** The run that settled an instant of a period, or the key of what around it no run has settled. */
export async function runAt(
  db: Queryable,
  key: RunKey,
  at: number,
): Promise<{ run: Run } | { run: undefined; key: RunKey }> {
  const settled = await db.many<Run>(sql`
    select ${runColumns}
    from contracts.run r
    where r.kind = ${key.kind}
      and r.period = ${key.period}
      and r.currency = ${key.currency}
      and r.starts_at < ${new Date(key.endsAt)}
      and r.ends_at > ${new Date(key.startsAt)}`)
  const found = openPart(key, at, settled)
  return found.run ? { run: found.run } : { run: undefined, key: { ...key, ...found.open } }
}

export async function findRunById(db: Queryable, id: bigint): Promise<Run | undefined> {
  return db.maybe<Run>(sql`select ${runColumns} from contracts.run r where r.id = ${id}`)
}

export async function insertRun(tx: Tx, key: RunKey, counting: Counting, now: number): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into contracts.run (kind, period, currency, starts_at, ends_at, state, made_at, looked_at, counting)
    values (${key.kind}, ${key.period}, ${key.currency}, ${new Date(key.startsAt)}, ${new Date(key.endsAt)},
            'computed', ${new Date(now)}, ${new Date(now)}, ${JSON.stringify(counting)}::jsonb)
    returning id`)
  return id
}

export async function insertLines(
  tx: Tx,
  runId: bigint,
  { kind, currency }: RunKey,
  lines: readonly NewLine[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.many<{ id: bigint; memberId: bigint }>(sql`
    insert into contracts.line
      (run_id, member_id, kind, currency, inputs, gross, net, correction, corrected_net, netted, paid, carry, upline_ids)
    select ${runId}::bigint, l.member_id, ${kind}, ${currency}, l.inputs, l.gross, l.net, l.correction, l.net, l.netted,
      l.paid, l.carry, l.upline_ids::bigint[]
    from unnest(
      ${lines.map(({ memberId }) => memberId)}::bigint[], ${lines.map(({ inputs }) => JSON.stringify(inputs))}::jsonb[],
      ${lines.map(({ gross }) => gross)}::bigint[], ${lines.map(({ net }) => net)}::bigint[],
      ${lines.map(({ correction }) => correction)}::bigint[], ${lines.map(({ netted }) => netted)}::bigint[],
      ${lines.map(({ paid }) => paid)}::bigint[], ${lines.map(({ carry }) => carry)}::bigint[],
      ${lines.map(({ uplineIds }) => uplineIds && `{${uplineIds.join(',')}}`)}::text[])
      as l (member_id, inputs, gross, net, correction, netted, paid, carry, upline_ids)
    order by l.member_id
    returning id, member_id as "memberId"`)
  return new Map(rows.map(({ id, memberId }) => [memberId, id]))
}

/** What the last dividend of each, that ended where this begins, left to be made up for; whatever its length. */
export async function carriesOf(
  db: Queryable,
  { kind, currency, startsAt }: Pick<RunKey, 'kind' | 'currency' | 'startsAt'>,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.many<{ memberId: bigint; carry: bigint }>(sql`
    select l.member_id as "memberId", l.carry
    from contracts.run r
    join contracts.line l on l.run_id = r.id
    where r.kind = ${kind} and r.currency = ${currency}
      and r.ends_at = ${new Date(startsAt)}
      and l.carry <> 0
      and l.member_id = any(${memberIds}::bigint[])`)
  return new Map(rows.map(({ memberId, carry }) => [memberId, carry]))
}

/** Lines of a run that are to be paid, locked; those that somebody else pays at this moment are left to them. */
export async function lockUnpaid(tx: Tx, runId: bigint, limit: number): Promise<Line[]> {
  return tx.many<Line>(sql`
    select ${lineColumns}
    from contracts.line l
    where l.run_id = ${runId} and l.paid > 0 and l.posting_key is null
    order by l.id
    limit ${limit}
    for update`)
}

export async function markPosted(tx: Tx, postings: readonly { id: bigint; key: string }[]): Promise<void> {
  await tx.run(sql`
    update contracts.line l
    set posting_key = p.key
    from unnest(${postings.map(({ id }) => id)}::bigint[], ${postings.map(({ key }) => key)}::uuid[]) as p (id, key)
    where l.id = p.id`)
}

export async function markPaid(tx: Tx, runId: bigint): Promise<void> {
  await tx.run(sql`update contracts.run set state = 'paid' where id = ${runId}`)
}

export interface PageOfLines {
  after?: string | undefined
  limit?: number | undefined
}

export async function linesOf(db: Queryable, runId: bigint, { after, limit }: PageOfLines = {}): Promise<Line[]> {
  return db.many<Line>(sql`
    select ${lineColumns}
    from contracts.line l
    where l.run_id = ${runId}
      and ${above(sql`l.id`, after)}
    order by l.id
    ${limit === undefined ? empty : sql`limit ${limit}`}`)
}

export async function paidInRun(db: Queryable, runIds: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.many<{ runId: bigint; paid: bigint }>(sql`
    select run_id as "runId", ${boundedAmount(sql`sum(paid)`)} as paid
    from contracts.line
    where run_id = any(${runIds}::bigint[])
    group by run_id`)
  return new Map(rows.map(({ runId, paid }) => [runId, paid]))
}

/** Newest first. */
export async function listRuns(
  db: Queryable,
  { kind, after, limit }: { kind: ContractKind | undefined; after: string | undefined; limit: number },
): Promise<Run[]> {
  return db.many<Run>(sql`
    select ${runColumns}
    from contracts.run r
    where true
      ${kind === undefined ? empty : sql`and r.kind = ${kind}`}
      and ${below(sql`r.id`, after)}
    order by r.id desc
    limit ${limit}`)
}

/** What these rows say was moved, for the ledger's proof to compare with the journal. */
export const contractTotals: Sql = sql`
  select ${kinds.paid}::smallint as kind, currency as unit, sum(paid)::numeric as amount
  from contracts.line
  where posting_key is not null
  group by currency
  union all
  select ${kinds.claimed}::smallint, currency, sum(amount)::numeric
  from contracts.claim
  group by currency`

/**
 * A ruling on a round that closed then touches the runs of its periods: they are looked at again. A run that is being
 * written is waited for: it may have read what the round came to before.
 */
export async function touchRuns(tx: Tx, currency: string, closedAt: number): Promise<void> {
  await lockRuns(tx, contractKinds, currency)
  await tx.run(sql`
    update contracts.run
    set looked_at = 'epoch'
    where currency = ${currency}
      and starts_at <= ${new Date(closedAt)}
      and ends_at > ${new Date(closedAt)}`)
}

/**
 * Earlier runs of a kind that rulings have touched since they were looked at, of every length: of the one that somebody's
 * contract had before, there may never be a run again.
 * @param betsSince since when bets are kept, in epoch milliseconds: what was settled by bets that are forgotten stays, for
 * nothing is left to reckon it by
 */
export async function touchedRuns(db: Queryable, key: RunKey, betsSince: number): Promise<Run[]> {
  return db.many<Run>(sql`
    select ${runColumns}
    from contracts.run r
    where r.kind = ${key.kind} and r.currency = ${key.currency}
      and r.ends_at <= ${new Date(key.endsAt)}
      and r.looked_at = 'epoch'
      and (r.kind <> 'realtime' or r.starts_at >= ${new Date(betsSince)})
    order by r.ends_at, r.id`)
}

export async function markLooked(tx: Tx, runId: bigint, now: number): Promise<void> {
  await tx.run(sql`update contracts.run set looked_at = ${new Date(now)} where id = ${runId}`)
}

/** Runs that take over what one left: those that begin where it ended, or in which contracts do. */
export async function runsCarryingFrom(db: Queryable, { kind, currency, endsAt }: RunKey): Promise<Run[]> {
  return db.many<Run>(sql`
    select ${runColumns}
    from contracts.run r
    where r.kind = ${kind}
      and r.currency = ${currency}
      and (r.counting->>'carriesLosses')::boolean
      and r.starts_at <= ${new Date(endsAt)}
      and r.ends_at > ${new Date(endsAt)}`)
}

/** The next settlement looks at these again. */
export async function lookAgain(tx: Tx, runIds: readonly bigint[]): Promise<void> {
  if (runIds.length === 0) return
  await tx.run(sql`update contracts.run set looked_at = 'epoch' where id = any(${runIds}::bigint[])`)
}

/** What lines come to and leave by now; what they were settled by stays. */
export async function correctLines(
  tx: Tx,
  runId: bigint,
  lines: ReadonlyMap<bigint, { after: bigint; carry: bigint }>,
): Promise<void> {
  if (lines.size === 0) return
  const corrected = [...lines.values()]
  await tx.run(sql`
    update contracts.line l
    set corrected_net = n.net, carry = n.carry
    from unnest(
      ${[...lines.keys()]}::bigint[], ${corrected.map(({ after }) => after)}::bigint[],
      ${corrected.map(({ carry }) => carry)}::bigint[]) as n (member_id, net, carry)
    where l.run_id = ${runId} and l.member_id = n.member_id`)
}
