import type { WithdrawalConflict, WithdrawalState } from '@croupier/api/wallet/withdrawals/withdrawal-choices.ts'
import { boundedAmount, empty, join, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { above, below } from '../../../platform/page.ts'
import { kinds } from '../purses/purses.ts'
import type { Today } from './withdraw-rules.ts'
import type { Payee, Withdrawal } from './withdrawal.ts'

const columns: Sql = sql`
  id, reference, member_id as "memberId", account, currency, amount, fee, matched, received,
  payout_account_id as "payoutAccountId",
  jsonb_build_object('kind', payee_kind, 'bank', payee_bank, 'holder', payee_holder, 'number', payee_number) as payee,
  state, requested_at as "requestedAt", changed_at as "changedAt", closed_at as "closedAt", taken_by as "takenBy",
  taken_at as "takenAt", approved_by as "approvedBy", approved_at as "approvedAt", decided_by as "decidedBy", note,
  failure, conflict, coin, network, rate, ip`

export interface NewWithdrawal {
  reference: string
  memberId: bigint
  account: string
  currency: string
  amount: bigint
  fee: bigint
  payoutAccountId: bigint
  payee: Payee
  at: number
  holdKey: string
  coin: { currency: string; network: string; rate: string } | null
  ip: string | null
}

/** Writes a withdrawal before its money is held. */
export async function insertWithdrawal(tx: Tx, wish: NewWithdrawal): Promise<Withdrawal> {
  const at = new Date(wish.at)
  return tx.one<Withdrawal>(sql`
    insert into wallet.withdrawal
      (reference, member_id, account, currency, amount, fee, payout_account_id, payee_kind, payee_bank, payee_holder,
       payee_number, state, requested_at, changed_at, hold_key, coin, network, rate, ip)
    values
      (${wish.reference}, ${wish.memberId}, ${wish.account}, ${wish.currency}, ${wish.amount}, ${wish.fee},
       ${wish.payoutAccountId}, ${wish.payee.kind}, ${wish.payee.bank}, ${wish.payee.holder}, ${wish.payee.number},
       'requested', ${at}, ${at}, ${wish.holdKey}, ${wish.coin?.currency ?? null}, ${wish.coin?.network ?? null},
       ${wish.coin?.rate ?? null}, ${wish.ip})
    returning ${columns}`)
}

export async function findWithdrawal(db: Queryable, reference: string): Promise<Withdrawal | undefined> {
  return db.maybe<Withdrawal>(sql`
    select ${columns}
    from wallet.withdrawal
    where reference = ${reference}`)
}

/** Locks the withdrawal's row until the transaction ends. */
export async function lockWithdrawal(tx: Tx, reference: string): Promise<Withdrawal | undefined> {
  return tx.maybe<Withdrawal>(sql`
    select ${columns}
    from wallet.withdrawal
    where reference = ${reference}
    for update`)
}

/** What a change writes besides the state. Absent: it stays as it is. */
export interface Change {
  state?: WithdrawalState
  takenBy?: string | null
  approvedBy?: string
  decidedBy?: string
  note?: string | null
  failure?: string | null
  conflict?: WithdrawalConflict
  /** The key of the posting that ends it, and of the fee's. */
  closeKey?: string
  feeKey?: string
}

/** Changes a locked withdrawal and answers it as it is now. */
export async function changeWithdrawal(tx: Tx, id: bigint, change: Change, now: number): Promise<Withdrawal> {
  const at = new Date(now)
  const set: Sql[] = [sql`changed_at = ${at}`]
  if (change.state !== undefined) set.push(sql`state = ${change.state}`)
  if (change.takenBy !== undefined) {
    set.push(sql`taken_by = ${change.takenBy}, taken_at = ${change.takenBy === null ? null : at}`)
  }
  if (change.approvedBy !== undefined) set.push(sql`approved_by = ${change.approvedBy}, approved_at = ${at}`)
  if (change.decidedBy !== undefined) set.push(sql`decided_by = ${change.decidedBy}`)
  if (change.note !== undefined) set.push(sql`note = ${change.note}`)
  if (change.failure !== undefined) set.push(sql`failure = ${change.failure}`)
  if (change.conflict !== undefined) set.push(sql`conflict = ${change.conflict}`)
  if (change.closeKey !== undefined) set.push(sql`close_key = ${change.closeKey}, closed_at = ${at}`)
  if (change.feeKey !== undefined) set.push(sql`fee_key = ${change.feeKey}`)
  return tx.one<Withdrawal>(sql`
    update wallet.withdrawal
    set ${join(set, ', ')}
    where id = ${id}
    returning ${columns}`)
}

/**
 * What a member has withdrawn since a moment: what came back does not count, what other members had paid of it before does.
 * Ledger units of the currency.
 */
export async function withdrawnSince(db: Queryable, memberId: bigint, currency: string, since: number): Promise<Today> {
  return db.one<Today>(sql`
    select ${boundedAmount(sql`coalesce(sum(left_main), 0)`)} as amount, count(*)::int as count
    from (
      select case when state in ('rejected', 'cancelled') then received else amount end as left_main
      from wallet.withdrawal
      where member_id = ${memberId}
        and currency = ${currency}
        and requested_at >= ${new Date(since)}
    ) asked
    where left_main > 0`)
}

/** What was paid and asked for before a withdrawal, since when its account is bound, and whether others have or had it. */
export interface FactsBefore {
  hasBeenPaid: boolean
  askedWithinDay: number
  /** Epoch milliseconds. */
  accountBoundAt: number
  isAccountShared: boolean
}

/** The same of many withdrawals at once, by their ids. */
export async function factsBefore(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, FactsBefore>> {
  const rows = await db.many<FactsBefore & { id: bigint }>(sql`
    select w.id,
      exists (
        select from wallet.withdrawal p where p.member_id = w.member_id and p.state = 'paid' and p.id <> w.id
      ) as "hasBeenPaid",
      (
        select count(*)::int
        from wallet.withdrawal d
        where d.member_id = w.member_id
          and d.requested_at > w.requested_at - interval '1 day'
          and d.requested_at <= w.requested_at
      ) as "askedWithinDay",
      greatest(a.bound_at, a.changed_at) as "accountBoundAt",
      exists (
        select
        from wallet.payout_account o
        where o.bank = w.payee_bank and o.number = w.payee_number and o.member_id <> w.member_id
      ) as "isAccountShared"
    from wallet.withdrawal w
    join wallet.payout_account a on a.id = w.payout_account_id
    where w.id = any(${ids}::bigint[])`)
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** Whether money of the member's is still held for a withdrawal. */
export async function hasOpenWithdrawal(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from wallet.withdrawal
    where member_id = ${memberId}
      and state not in ('paid', 'rejected', 'cancelled')
    limit 1`)
  return row !== undefined
}

export interface WithdrawalFilter {
  memberId?: bigint | undefined
  /** Of any of these. */
  memberIds?: readonly bigint[] | undefined
  ip?: string | undefined
  reference?: string | undefined
  states?: readonly WithdrawalState[] | undefined
  /** An operator's account; null: taken by nobody; `anybody`: by whomever. */
  takenBy?: { account: string } | 'nobody' | 'anybody' | undefined
  isConflict?: boolean | undefined
  /** Whether a part of it is disputed. */
  isDisputed?: boolean | undefined
  /** Epoch milliseconds: asked for from, inclusive, and until, exclusive. */
  from?: number | undefined
  until?: number | undefined
  order: 'newest' | 'oldest'
  /** The last row of the page before. */
  before?: { at: number; id: bigint } | undefined
  limit: number
}

function takenCondition(taken: NonNullable<WithdrawalFilter['takenBy']>): Sql {
  if (taken === 'nobody') return sql`taken_by is null`
  if (taken === 'anybody') return sql`taken_by is not null`
  return sql`taken_by = ${taken.account}`
}

/** A page of withdrawals in the order of their requests. */
export async function listWithdrawals(db: Queryable, filter: WithdrawalFilter): Promise<Withdrawal[]> {
  const { memberId, memberIds, ip, reference, states, takenBy, isConflict, isDisputed, from, until } = filter
  const { order, before, limit } = filter
  const beyond = order === 'newest' ? below : above
  const conditions = [
    ...(memberId === undefined ? [] : [sql`member_id = ${memberId}`]),
    ...(memberIds === undefined ? [] : [sql`member_id = any(${[...memberIds]}::bigint[])`]),
    ...(ip === undefined ? [] : [sql`ip = ${ip}`]),
    ...(reference === undefined ? [] : [sql`reference = ${reference}`]),
    ...(states === undefined ? [] : [sql`state = any(${states}::text[])`]),
    ...(takenBy === undefined ? [] : [takenCondition(takenBy)]),
    ...(isConflict ? [sql`conflict is not null`] : []),
    ...(isDisputed ? [sql`id in (select p.withdrawal_id from wallet.payout_part p where p.state = 'disputed')`] : []),
    ...(from === undefined ? [] : [sql`requested_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql`requested_at < ${new Date(until)}`]),
    beyond(sql`requested_at, id`, before && sql`${new Date(before.at)}, ${before.id}`),
  ]
  const where = conditions.length === 0 ? empty : sql`where ${join(conditions, ' and ')}`
  return db.many<Withdrawal>(sql`
    select ${columns}
    from wallet.withdrawal
    ${where}
    order by ${order === 'newest' ? sql`requested_at desc, id desc` : sql`requested_at, id`}
    limit ${limit}`)
}

/** Payouts nobody has heard of for so long that the provider is asked. Least recently asked first. */
export async function payoutsToCheck(db: Queryable, quietSince: number, limit: number): Promise<string[]> {
  const rows = await db.many<{ reference: string }>(sql`
    select reference
    from wallet.withdrawal
    where state in ('sending', 'unknown', 'sent')
      and changed_at < ${new Date(quietSince)}
    order by checked_at nulls first
    limit ${limit}`)
  return rows.map(({ reference }) => reference)
}

/** What was approved so long ago that the job which sends it was given up. Longest first. */
export async function payoutsNotSent(
  db: Queryable,
  quietSince: number,
  limit: number,
): Promise<{ reference: string; approvedAt: number }[]> {
  return db.many<{ reference: string; approvedAt: number }>(sql`
    select reference, changed_at as "approvedAt"
    from wallet.withdrawal
    where state = 'approved'
      and changed_at < ${new Date(quietSince)}
    order by requested_at, id
    limit ${limit}`)
}

export async function markChecked(db: Queryable, reference: string, now: number): Promise<void> {
  await db.run(sql`
    update wallet.withdrawal
    set checked_at = ${new Date(now)}
    where reference = ${reference}`)
}

/** What these rows say was moved, by their state alone, for the ledger's proof to compare with the journal. */
export const withdrawalTotals: Sql = sql`
  select ${kinds.withdrawalHold}::smallint as kind, currency as unit, sum(amount)::numeric as amount
  from wallet.withdrawal
  group by currency
  union all
  select ${kinds.withdrawalReturn}::smallint, currency, sum(amount - received)::numeric
  from wallet.withdrawal
  where state in ('rejected', 'cancelled')
  group by currency
  union all
  select ${kinds.payout}::smallint, currency, sum(amount - fee - received)::numeric
  from wallet.withdrawal
  where state = 'paid' and received < amount - fee
  group by currency
  union all
  select ${kinds.withdrawalFee}::smallint, currency, sum(fee)::numeric
  from wallet.withdrawal
  where state = 'paid' and fee > 0
  group by currency`
