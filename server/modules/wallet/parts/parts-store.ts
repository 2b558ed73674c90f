import type { PartEnd, PartState } from '@croupier/api/wallet/parts/part-choices.ts'
import { join, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import type { FeeTerms } from '../deposits/deposit.ts'
import type { Part } from './part.ts'

const columns: Sql = sql`
  p.id, p.withdrawal_id as "withdrawalId", p.deposit_id as "depositId", p.amount, p.state, p.offered_at as "offeredAt",
  p.expires_at as "expiresAt", p.told_at as "toldAt", p.answer_by as "answerBy", p.closed_at as "closedAt",
  p.closed_how as "closedHow", p.denial_note as "denialNote", p.denial_picture as "denialPicture",
  p.decided_by as "decidedBy", p.decision_note as "decisionNote"`

const shownColumns: Sql = sql`
  ${columns}, w.reference as "withdrawal", w.member_id as "receiverId", w.currency, w.amount as "withdrawalAmount",
  w.fee as "withdrawalFee", w.received, d.reference as "deposit", d.account as "payer", d.member_id as "payerId",
  d.transaction_id as "transactionId", d.payer_name as "payerName", d.slip`

const shownTables: Sql = sql`
  wallet.payout_part p
  join wallet.withdrawal w on w.id = p.withdrawal_id
  join wallet.deposit_order d on d.id = p.deposit_id`

/** A part with what is shown of its withdrawal and of its deposit. */
export interface ShownPart extends Part {
  withdrawal: string
  receiverId: bigint
  currency: string
  withdrawalAmount: bigint
  withdrawalFee: bigint
  received: bigint
  deposit: string
  payer: string
  payerId: bigint
  transactionId: string | null
  payerName: string | null
  slip: string | null
}

/** A withdrawal of which a part is free, with where its owner is paid. */
export interface WaitingWithdrawal {
  id: bigint
  memberId: bigint
  /** Ledger units that nobody has promised yet. */
  room: bigint
  bank: string
  holder: string
  number: string
}

/**
 * Locks withdrawals with room for at least so much, what has waited longest first; not the payer's own. Whoever matches at
 * the same moment passes over what is locked, so nobody waits.
 */
export async function lockWaiting(
  tx: Tx,
  wish: { currency: string; least: bigint; payerId?: bigint; besides: readonly bigint[]; most: number },
): Promise<WaitingWithdrawal[]> {
  return tx.many<WaitingWithdrawal>(sql`
    select id, member_id as "memberId", room, bank, holder, number
    from wallet.lock_waiting(${wish.currency}, ${wish.least}, ${wish.payerId ?? 0n}, ${[...wish.besides]}::bigint[], ${wish.most})`)
}

/** An order that pays a part of a withdrawal. */
export interface MatchedOrder extends FeeTerms {
  reference: string
  memberId: bigint
  account: string
  channel: string
  currency: string
  amount: bigint
  instructions: string | null
  promotion: string | null
  ip: string | null
  madeAt: number
  expiresAt: number
  withdrawalId: bigint
  payBank: string
  payHolder: string
  payNumber: string
}

/** Writes orders with their parts, and promises these of locked withdrawals: one statement, however many they are. */
export async function insertMatched(tx: Tx, orders: readonly MatchedOrder[]): Promise<void> {
  if (orders.length === 0) return
  const rows = JSON.stringify(orders, (_name, value) => (typeof value === 'bigint' ? value.toString() : value))
  await tx.run(sql`
    with matched as (
      select m.*, to_timestamp(m."madeAt" / 1000.0) as made_at, to_timestamp(m."expiresAt" / 1000.0) as expires_at
      from rows from (json_to_recordset(${rows}::json) as (
        reference text, "memberId" bigint, account text, channel text, currency text, amount bigint,
        "feeNumerator" bigint, "feeDenominator" bigint, "feeFixed" bigint, instructions text, promotion text, ip text,
        "madeAt" bigint, "expiresAt" bigint, "withdrawalId" bigint, "payBank" text, "payHolder" text, "payNumber" text
      )) with ordinality m(reference, "memberId", account, channel, currency, amount, "feeNumerator", "feeDenominator",
        "feeFixed", instructions, promotion, ip, "madeAt", "expiresAt", "withdrawalId", "payBank", "payHolder", "payNumber", n)
    ),
    promised as (
      update wallet.withdrawal w
      set matched = w.matched + p.amount
      from (select "withdrawalId", sum(amount)::bigint as amount from matched group by "withdrawalId") p
      where w.id = p."withdrawalId"
    ),
    made as (
      insert into wallet.deposit_order
        (reference, member_id, account, channel, kind, currency, amount, fee_numerator, fee_denominator, fee_fixed, state,
         made_at, expires_at, pay_bank, pay_holder, pay_number, instructions, promotion, ip)
      select reference, "memberId", account, channel, 'c2c', currency, amount, "feeNumerator", "feeDenominator", "feeFixed",
             'waiting', made_at, expires_at, "payBank", "payHolder", "payNumber", instructions, promotion, ip
      from matched
      order by n
      returning id, reference
    )
    insert into wallet.payout_part (withdrawal_id, deposit_id, amount, state, offered_at, expires_at)
    select m."withdrawalId", d.id, m.amount, 'offered', m.made_at, m.expires_at
    from matched m
    join made d on d.reference = m.reference
    order by m.n`)
}

export async function findPart(db: Queryable, id: bigint): Promise<ShownPart | undefined> {
  return db.maybe<ShownPart>(sql`
    select ${shownColumns}
    from ${shownTables}
    where p.id = ${id}`)
}

export async function findPartOfDeposit(db: Queryable, deposit: string): Promise<ShownPart | undefined> {
  return db.maybe<ShownPart>(sql`
    select ${shownColumns}
    from ${shownTables}
    where d.reference = ${deposit}`)
}

/** The parts of a withdrawal, oldest first. */
export async function partsOf(db: Queryable, withdrawal: string): Promise<ShownPart[]> {
  return db.many<ShownPart>(sql`
    select ${shownColumns}
    from ${shownTables}
    where w.reference = ${withdrawal}
    order by p.id
    limit 1000`)
}

/** Locks the part's row until the transaction ends; its withdrawal is locked before. */
export async function lockPart(tx: Tx, id: bigint): Promise<Part | undefined> {
  return tx.maybe<Part>(sql`
    select ${columns}
    from wallet.payout_part p
    where p.id = ${id}
    for update`)
}

export interface PartChange {
  state: PartState
  toldAt?: number
  answerBy?: number
  closedAt?: number | null
  closedHow?: PartEnd
  denialNote?: string
  denialPicture?: string
  decidedBy?: string
  decisionNote?: string
  postingKey?: string
}

export async function changePart(tx: Tx, id: bigint, change: PartChange): Promise<void> {
  const set: Sql[] = [sql`state = ${change.state}`]
  if (change.toldAt !== undefined) set.push(sql`told_at = ${new Date(change.toldAt)}`)
  if (change.answerBy !== undefined) set.push(sql`answer_by = ${new Date(change.answerBy)}`)
  if (change.closedAt !== undefined) {
    set.push(sql`closed_at = ${change.closedAt === null ? null : new Date(change.closedAt)}`)
  }
  if (change.closedHow !== undefined) set.push(sql`closed_how = ${change.closedHow}`)
  if (change.denialNote !== undefined) set.push(sql`denial_note = ${change.denialNote}`)
  if (change.denialPicture !== undefined) set.push(sql`denial_picture = ${change.denialPicture}`)
  if (change.decidedBy !== undefined) set.push(sql`decided_by = ${change.decidedBy}`)
  if (change.decisionNote !== undefined) set.push(sql`decision_note = ${change.decisionNote}`)
  if (change.postingKey !== undefined) set.push(sql`posting_key = ${change.postingKey}`)
  await tx.run(sql`
    update wallet.payout_part
    set ${join(set, ', ')}
    where id = ${id}`)
}

/** Changes what is promised and what was received of a locked withdrawal. */
export async function changeMatched(
  tx: Tx,
  withdrawalId: bigint,
  by: { matched?: bigint; received?: bigint },
): Promise<void> {
  await tx.run(sql`
    update wallet.withdrawal
    set matched = matched + ${by.matched ?? 0n}, received = received + ${by.received ?? 0n}
    where id = ${withdrawalId}`)
}

/** A page of the parts by which a member is paid and that its payer has told of, newest first. */
export async function listPartsFor(
  db: Queryable,
  filter: { receiverId: bigint; isWaiting: boolean; before: string | undefined; limit: number },
): Promise<ShownPart[]> {
  const states = filter.isWaiting ? ['told'] : ['told', 'received', 'disputed', 'refused']
  return db.many<ShownPart>(sql`
    select ${shownColumns}
    from ${shownTables}
    where w.member_id = ${filter.receiverId}
      and p.state = any(${states}::text[])
      and ${below(sql`p.id`, filter.before)}
    order by p.id desc
    limit ${filter.limit}`)
}

/** By when a payer was to tell, and a receiver to answer. */
const dueBy = { offered: sql`expires_at`, told: sql`answer_by` } as const

/** Parts in a state that were due before a moment, longest first. */
export async function partsDue(
  db: Queryable,
  state: keyof typeof dueBy,
  before: number,
  limit: number,
): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select id
    from wallet.payout_part
    where state = ${state} and ${dueBy[state]} <= ${new Date(before)}
    order by ${dueBy[state]}
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
