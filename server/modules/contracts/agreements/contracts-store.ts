import type { contractEnds, contractStates } from '@croupier/api/contracts/contract-answers.ts'
import type { ContractKind, ContractPeriod, ContractTerms } from '@croupier/api/contracts/contract-terms.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

export type ContractState = (typeof contractStates)[number]
export type ContractEnd = (typeof contractEnds)[number]

export interface NewContract {
  terms: ContractTerms
  uplineId: bigint
  downlineId: bigint
  currency: string
  period: ContractPeriod
  proposedBy: string
  proposedAt: number
}

export interface Contract extends NewContract {
  id: bigint
  kind: ContractKind
  version: number
  state: ContractState
  decidedAt: number | null
  effectiveFrom: number | null
  effectiveUntil: number | null
  endReason: ContractEnd | null
  terminationBy: bigint | null
}

type Row = Omit<Contract, 'terms'> & { tiers: unknown }

const columns: Sql = sql`
  c.id, c.kind, c.upline_id as "uplineId", c.downline_id as "downlineId", c.currency, c.period, c.tiers, c.version, c.state,
  c.proposed_by as "proposedBy", c.proposed_at as "proposedAt", c.decided_at as "decidedAt",
  c.effective_from as "effectiveFrom", c.effective_until as "effectiveUntil", c.end_reason as "endReason",
  c.termination_by as "terminationBy"`

function contractOf({ tiers, ...row }: Row): Contract {
  return { ...row, terms: { kind: row.kind, tiers } as ContractTerms }
}

/** Writes a proposal; undefined where one of this kind is open already. */
export async function insertContract(tx: Tx, contract: NewContract): Promise<Contract | undefined> {
  const { terms, uplineId, downlineId, currency, period, proposedBy, proposedAt } = contract
  const row = await tx.maybe<Row>(sql`
    insert into contracts.contract as c
      (kind, upline_id, downline_id, currency, period, tiers, version, state, proposed_by, proposed_at)
    select ${terms.kind}, ${uplineId}, ${downlineId}, ${currency}, ${period}, ${JSON.stringify(terms.tiers)}::jsonb,
      1 + count(*)::int, 'proposed', ${proposedBy}, ${new Date(proposedAt)}::timestamptz
    from contracts.contract v
    where v.downline_id = ${downlineId} and v.kind = ${terms.kind}
    on conflict (downline_id, kind) where state = 'proposed' do nothing
    returning ${columns}`)
  return row && contractOf(row)
}

export async function lockContract(tx: Tx, id: bigint): Promise<Contract | undefined> {
  const row = await tx.maybe<Row>(sql`select ${columns} from contracts.contract c where c.id = ${id} for update`)
  return row && contractOf(row)
}

/** One change of contracts at a time: they hang together down the branch. */
export async function lockContracts(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('contracts.change'))`)
}

export interface ContractChange {
  state?: ContractState
  decidedAt?: number
  effectiveFrom?: number
  effectiveUntil?: number
  endReason?: ContractEnd
  terminationBy?: bigint | null
}

export async function changeContract(tx: Tx, id: bigint, change: ContractChange): Promise<Contract> {
  const moment = (name: 'decidedAt' | 'effectiveFrom' | 'effectiveUntil', column: Sql) =>
    change[name] === undefined ? column : sql`${new Date(change[name])}::timestamptz`
  const row = await tx.one<Row>(sql`
    update contracts.contract c
    set state = coalesce(${change.state ?? null}, c.state),
      decided_at = ${moment('decidedAt', sql`c.decided_at`)},
      effective_from = ${moment('effectiveFrom', sql`c.effective_from`)},
      effective_until = ${moment('effectiveUntil', sql`c.effective_until`)},
      end_reason = coalesce(${change.endReason ?? null}, c.end_reason),
      termination_by = ${change.terminationBy === undefined ? sql`c.termination_by` : sql`${change.terminationBy}::bigint`}
    where c.id = ${id}
    returning ${columns}`)
  return contractOf(row)
}

/** Until when contracts that ended pay this downline by this kind; undefined where they never did. */
export async function paidUntil(
  db: Queryable,
  { downlineId, kind }: Pick<Contract, 'downlineId' | 'kind'>,
): Promise<number | undefined> {
  const row = await db.maybe<{ until: number }>(sql`
    select c.effective_until as until
    from contracts.contract c
    where c.downline_id = ${downlineId}
      and c.kind = ${kind}
      and c.effective_until > c.effective_from
    order by c.effective_until desc
    limit 1`)
  return row?.until
}

/** Those of a kind by which a member is paid or pays, that ended and still pay what ends after this moment. */
export async function endedAfter(db: Queryable, memberId: bigint, kind: ContractKind, at: number): Promise<Contract[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where (c.downline_id = ${memberId} or c.upline_id = ${memberId})
      and c.kind = ${kind}
      and c.state = 'ended'
      and c.effective_until > ${new Date(at)}`)
  return rows.map(contractOf)
}

/** Under which downlines are paid at a moment, or what an upline pays by then. */
export async function payingAt(
  db: Queryable,
  party: { downlineIds: readonly bigint[] } | { uplineId: bigint },
  kind: ContractKind,
  at: number,
): Promise<Contract[]> {
  const isOf =
    'uplineId' in party
      ? sql`c.upline_id = ${party.uplineId}`
      : sql`c.downline_id = any(${party.downlineIds}::bigint[])`
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where ${isOf}
      and c.kind = ${kind}
      and c.effective_from <= ${new Date(at)}
      and (c.effective_until is null or c.effective_until > ${new Date(at)})
    order by c.id`)
  return rows.map(contractOf)
}

/** The contract of a kind that binds a downline now; it may begin to count only later. */
export async function activeContract(
  db: Queryable,
  downlineId: bigint,
  kind: ContractKind,
): Promise<Contract | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns}
    from contracts.contract c
    where c.downline_id = ${downlineId} and c.kind = ${kind} and c.state = 'active'`)
  return row && contractOf(row)
}

/** What is proposed to a downline and waits for an answer. */
export async function openProposal(
  db: Queryable,
  downlineId: bigint,
  kind: ContractKind,
): Promise<Contract | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns}
    from contracts.contract c
    where c.downline_id = ${downlineId} and c.kind = ${kind} and c.state = 'proposed'`)
  return row && contractOf(row)
}

/** Those by which these are paid now. */
export async function activeOf(db: Queryable, downlineIds: readonly bigint[], kind: ContractKind): Promise<Contract[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where c.downline_id = any(${downlineIds}::bigint[]) and c.kind = ${kind} and c.state = 'active'`)
  return rows.map(contractOf)
}

/** Those that uplines pay now. */
export async function activeBelow(
  db: Queryable,
  uplineIds: readonly bigint[],
  kind: ContractKind,
): Promise<Contract[]> {
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where c.upline_id = any(${uplineIds}::bigint[]) and c.kind = ${kind} and c.state = 'active'
    order by c.id`)
  return rows.map(contractOf)
}

export interface RunOf {
  kind: ContractKind
  period: ContractPeriod
  currency: string
  endsAt: number
}

/** The contracts that stood when a period ended, in no order. */
export async function standingAt(db: Queryable, { kind, period, currency, endsAt }: RunOf): Promise<Contract[]> {
  const end = new Date(endsAt)
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where c.kind = ${kind}
      and c.period = ${period}
      and c.currency = ${currency}
      and c.effective_from < ${end}
      and (c.effective_until is null or c.effective_until >= ${end})`)
  return rows.map(contractOf)
}

/** Which kinds and currencies have contracts of these lengths that stood when a period ended. */
export async function runsDue(
  db: Queryable,
  period: ContractPeriod,
  endsAt: number,
): Promise<{ kind: ContractKind; currency: string }[]> {
  const end = new Date(endsAt)
  return db.many(sql`
    select distinct kind, currency
    from contracts.contract
    where period = ${period}
      and effective_from < ${end}
      and (effective_until is null or effective_until >= ${end})
    order by kind, currency`)
}

/**
 * Ends of periods that are to be settled before this one and are not: those up to which contracts of other lengths pay
 * whom contracts that begin within it pay from there, and, of what carries on, the period just before.
 */
export async function unsettledBefore(
  db: Queryable,
  { kind, period, currency, startsAt, endsAt }: RunOf & { startsAt: number },
  carriesOn: boolean,
): Promise<{ period: ContractPeriod; until: number }[]> {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return db.many(sql`
    with before as (
      select o.period, o.effective_until as until
      from contracts.contract c
      join contracts.contract o on o.downline_id = c.downline_id and o.kind = c.kind
      where c.kind = ${kind}
        and c.period = ${period}
        and c.currency = ${currency}
        and c.effective_from >= ${start}
        and c.effective_from < ${end}
        and (c.effective_until is null or c.effective_until >= ${end})
        and o.period <> c.period
        and o.effective_from < o.effective_until
        and o.effective_until = c.effective_from
      union
      select period, ${start}::timestamptz
      from contracts.contract
      where ${carriesOn}
        and kind = ${kind}
        and period = ${period}
        and currency = ${currency}
        and effective_from < ${start}
        and (effective_until is null or effective_until >= ${start})
    )
    select period, until
    from before
    where not exists (
      select from contracts.run r
      where r.kind = ${kind} and r.currency = ${currency} and r.period = before.period and r.ends_at = before.until)`)
}

/** Of which lengths a kind has contracts in a currency. */
export async function lengthsOf(db: Queryable, kind: ContractKind, currency: string): Promise<ContractPeriod[]> {
  const rows = await db.many<{ period: ContractPeriod }>(sql`
    select distinct period
    from contracts.contract
    where kind = ${kind} and currency = ${currency} and effective_from is not null`)
  return rows.map(({ period }) => period)
}

export interface ContractFilter {
  memberId?: bigint | undefined
  side?: 'mine' | 'team' | undefined
  kind?: ContractKind | undefined
  isOpen: boolean
  after: string | undefined
  limit: number
}

/** Newest first. */
export async function listContracts(db: Queryable, filter: ContractFilter): Promise<Contract[]> {
  const { memberId, side, kind, isOpen, after, limit } = filter
  const isOf =
    memberId === undefined
      ? empty
      : side === 'mine'
        ? sql`and c.downline_id = ${memberId}`
        : side === 'team'
          ? sql`and c.upline_id = ${memberId}`
          : sql`and (c.downline_id = ${memberId} or c.upline_id = ${memberId})`
  const rows = await db.many<Row>(sql`
    select ${columns}
    from contracts.contract c
    where true
      ${isOf}
      ${kind === undefined ? empty : sql`and c.kind = ${kind}`}
      ${isOpen ? sql`and c.state in ('proposed', 'active')` : empty}
      and ${below(sql`c.id`, after)}
    order by c.id desc
    limit ${limit}`)
  return rows.map(contractOf)
}

/** How a member stands to each kind, for the menus of their centre. */
export async function kindsOf(
  db: Queryable,
  memberId: bigint,
): Promise<{ kind: ContractKind; isProposed: boolean; isTerminating: boolean }[]> {
  return db.many(sql`
    select kind,
      bool_or(state = 'proposed' and downline_id = ${memberId}) as "isProposed",
      bool_or(state = 'active' and termination_by is distinct from ${memberId} and termination_by is not null)
        as "isTerminating"
    from contracts.contract
    where (downline_id = ${memberId} or (upline_id = ${memberId} and state = 'active'))
      and state in ('proposed', 'active')
    group by kind`)
}
