import type { DepositFailure, DepositState } from '@croupier/api/wallet/deposits/deposit-choices.ts'
import { empty, join, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'
import type { Deposit } from './deposit.ts'
import type { DepositChannel } from '../providers/deposit-channels-store.ts'
import type { OpenCheckout } from '../providers/payments-port.ts'
import { kinds } from '../purses/purses.ts'

const columns: Sql = sql`
  d.id, d.reference, d.member_id as "memberId", d.account, d.channel, c.name as "channelName", d.kind, d.provider,
  d.currency, d.amount, d.fee_numerator as "feeNumerator", d.fee_denominator as "feeDenominator",
  d.fee_fixed as "feeFixed", d.state, d.failure, d.provider_reference as "providerReference",
  d.payment_reference as "paymentReference", d.hosted_url as "hostedUrl", d.arrived_amount as "arrivedAmount",
  d.arrived_currency as "arrivedCurrency", d.arrived_at as "arrivedAt",
  (select o.reference from wallet.deposit_order o where o.id = d.extra_of) as "extraOf",
  d.credited, d.fee, d.made_at as "madeAt", d.expires_at as "expiresAt", d.settled_at as "settledAt",
  d.taken_by as "takenBy", d.taken_at as "takenAt", d.decided_by as "decidedBy", d.decision_note as "decisionNote",
  d.pay_bank as "payBank", d.pay_holder as "payHolder", d.pay_number as "payNumber", d.qr_text as "qrText",
  d.instructions, d.transaction_id as "transactionId", d.payer_name as "payerName", d.slip,
  d.claimed_at as "claimedAt", d.address, d.network, d.confirmations, d.confirmations_needed as "confirmationsNeeded",
  d.promotion, d.coin, d.coin_amount as "coinAmount", d.rate, d.chain_transaction as "chainTransaction",
  d.seen_at as "seenAt", d.instrument, d.ip`

const tables: Sql = sql`wallet.deposit_order d join wallet.deposit_channel c on c.code = d.channel`

export interface NewDeposit {
  reference: string
  memberId: bigint
  account: string
  /** Ledger units. */
  amount: bigint
  madeAt: number
  expiresAt: number
  promotion: string | null
  /** From where it is asked for. */
  ip: string | null
}

/** Writes an order before anybody outside hears of it. */
export async function insertDeposit(tx: Tx, deposit: NewDeposit, channel: DepositChannel): Promise<void> {
  // Nobody outside must make a page for what is paid by hand.
  const state = channel.provider === null ? 'waiting' : 'opening'
  await tx.run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator,
       fee_fixed, state, made_at, expires_at, pay_bank, pay_holder, pay_number, qr_text, instructions, promotion, coin,
       network, ip)
    values
      (${deposit.reference}, ${deposit.memberId}, ${deposit.account}, ${channel.code}, ${channel.kind},
       ${channel.provider}, ${channel.currency}, ${deposit.amount}, ${channel.feeNumerator}, ${channel.feeDenominator},
       ${channel.feeFixed}, ${state}, ${new Date(deposit.madeAt)}, ${new Date(deposit.expiresAt)}, ${channel.payBank},
       ${channel.payHolder}, ${channel.payNumber}, ${channel.qrText}, ${channel.instructions}, ${deposit.promotion},
       ${channel.coin}, ${channel.network}, ${deposit.ip})`)
}

/** How many orders of each member could still be paid; who has none is missing. */
export async function countOpenDeposits(
  db: Queryable,
  memberIds: readonly bigint[],
  now: number,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await db.many<{ memberId: bigint; count: number }>(sql`
    select member_id as "memberId", count(*)::int as count
    from wallet.deposit_order
    where member_id = any(${[...memberIds]}::bigint[])
      and state in ('opening', 'waiting')
      and made_at > ${new Date(now)}::timestamptz - interval '1 day'
      and expires_at > ${new Date(now)}
    group by member_id`)
  return new Map(rows.map(({ memberId, count }) => [memberId, count]))
}

/** Whether there is an order of this name. */
export async function isKnownDeposit(db: Queryable, reference: string): Promise<boolean> {
  const row = await db.maybe(sql`select from wallet.deposit_order where reference = ${reference}`)
  return row !== undefined
}

/** Whether a deposit of the member's may still be paid, or was and is not credited yet. */
export async function hasDepositOnItsWay(db: Queryable, memberId: bigint, now: number): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from wallet.deposit_order
    where member_id = ${memberId}
      and (state in ('review', 'confirming') or (state in ('opening', 'waiting') and expires_at > ${new Date(now)}))
    limit 1`)
  return row !== undefined
}

export async function findDeposit(db: Queryable, reference: string): Promise<Deposit | undefined> {
  return db.maybe<Deposit>(sql`
    select ${columns}
    from ${tables}
    where d.reference = ${reference}`)
}

/** Locks the order's row until the transaction ends. */
export async function lockDeposit(tx: Tx, reference: string): Promise<Deposit | undefined> {
  return tx.maybe<Deposit>(sql`
    select ${columns}
    from ${tables}
    where d.reference = ${reference}
    for update of d`)
}

/** The order that a provider's payment was booked or queued under. */
export async function findByPayment(db: Queryable, provider: string, payment: string): Promise<Deposit | undefined> {
  return db.maybe<Deposit>(sql`
    select ${columns}
    from ${tables}
    where d.provider = ${provider}
      and d.payment_reference = ${payment}`)
}

/** The provider has a page or an address for it. An order that was settled meanwhile stays as it is. */
export async function markWaiting(
  tx: Tx,
  reference: string,
  checkout: OpenCheckout,
  coinAmount: bigint | null,
): Promise<boolean> {
  const { crypto } = checkout
  const changed = await tx.run(sql`
    update wallet.deposit_order
    set state = 'waiting',
        provider_reference = ${checkout.providerReference},
        hosted_url = ${checkout.hostedUrl},
        address = ${crypto?.address ?? null},
        rate = ${crypto?.rate ?? null},
        coin_amount = ${coinAmount},
        confirmations_needed = ${crypto?.needed ?? null}
    where reference = ${reference}
      and state = 'opening'`)
  return changed === 1
}

/** When the payment of this transaction was first heard of: what was heard of another says nothing of it. */
const seenAtOf = (transaction: string | null, at: number): Sql => sql`
  case
    when chain_transaction is not distinct from ${transaction}::text then coalesce(seen_at, ${new Date(at)}::timestamptz)
    else ${new Date(at)}::timestamptz
  end`

/** A payment was seen on its chain, or has been confirmed by more blocks. */
export async function markConfirming(
  tx: Tx,
  id: bigint,
  seen: { transaction: string | null; confirmations: number; needed: number; at: number },
): Promise<void> {
  await tx.run(sql`
    update wallet.deposit_order
    set state = 'confirming',
        failure = null,
        chain_transaction = ${seen.transaction},
        confirmations = ${seen.confirmations},
        confirmations_needed = ${seen.needed},
        seen_at = ${seenAtOf(seen.transaction, seen.at)}
    where id = ${id}`)
}

/** Nobody has paid it, as far as is known. What is being confirmed was paid, and does not expire. */
export async function markUnpaid(
  tx: Tx,
  reference: string,
  state: 'expired' | 'failed',
  failure: DepositFailure | null,
): Promise<boolean> {
  const from = state === 'expired' ? ['opening', 'waiting'] : ['opening', 'waiting', 'confirming']
  const changed = await tx.run(sql`
    update wallet.deposit_order
    set state = ${state}, failure = ${failure}
    where reference = ${reference}
      and state = any(${from}::text[])`)
  return changed === 1
}

/** Whether a picture was sent by this member. */
export async function isOwnPicture(db: Queryable, memberId: bigint, file: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from wallet.proof_picture
    where member_id = ${memberId} and file = ${file}`)
  return row !== undefined
}

export async function keepPicture(tx: Tx, memberId: bigint, file: string, at: number): Promise<void> {
  await tx.run(sql`
    insert into wallet.proof_picture (member_id, file, made_at)
    values (${memberId}, ${file}, ${new Date(at)})
    on conflict do nothing`)
}

/**
 * The order of a channel under which a transaction was named and not refused. Whoever else names it waits until this
 * transaction ends.
 */
export async function findByTransaction(tx: Tx, channel: string, transaction: string): Promise<string | undefined> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${channel} || ' ' || upper(${transaction}), 0))`)
  const row = await tx.maybe<{ reference: string }>(sql`
    select reference
    from wallet.deposit_order
    where channel = ${channel}
      and upper(transaction_id) = upper(${transaction})
      and state in ('review', 'confirming', 'paid')`)
  return row?.reference
}

export interface Claim {
  transactionId: string
  payerName: string | null
  slip: string | null
  at: number
  state: 'review' | 'confirming'
}

/** The member says how they paid a locked order. */
export async function markClaimed(tx: Tx, id: bigint, claim: Claim): Promise<void> {
  await tx.run(sql`
    update wallet.deposit_order
    set state = ${claim.state},
        failure = null,
        transaction_id = ${claim.transactionId},
        payer_name = ${claim.payerName},
        slip = ${claim.slip},
        claimed_at = ${new Date(claim.at)}
    where id = ${id}`)
}

export interface Arrival {
  paymentReference: string
  amount: string
  currency: string
  at: number
  instrument: string | null
  chain: { transaction: string; confirmations: number; needed: number } | null
}

/** What an arrival writes into its order. */
function arrived(arrival: Arrival): Sql {
  const { chain } = arrival
  return sql`
    payment_reference = ${arrival.paymentReference},
    arrived_amount = ${arrival.amount},
    arrived_currency = ${arrival.currency},
    arrived_at = ${new Date(arrival.at)},
    instrument = coalesce(${arrival.instrument}, instrument),
    chain_transaction = coalesce(${chain?.transaction ?? null}, chain_transaction),
    confirmations = coalesce(${chain?.confirmations ?? null}, confirmations),
    confirmations_needed = coalesce(${chain?.needed ?? null}, confirmations_needed),
    seen_at = ${seenAtOf(chain?.transaction ?? null, arrival.at)}`
}

/** Something has arrived that an operator must judge. */
export async function markReview(tx: Tx, id: bigint, arrival: Arrival): Promise<void> {
  await tx.run(sql`
    update wallet.deposit_order
    set state = 'review',
        failure = null,
        ${arrived(arrival)}
    where id = ${id}`)
}

/** A second payment for an order: a row of its own in the review queue. False where it stands there already. */
export async function insertExtra(tx: Tx, of: Deposit, reference: string, arrival: Arrival): Promise<boolean> {
  const at = new Date(arrival.at)
  const inserted = await tx.run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator,
       fee_fixed, state, payment_reference, arrived_amount, arrived_currency, arrived_at, extra_of, made_at, expires_at,
       coin, coin_amount, rate, network, instrument, chain_transaction)
    select ${reference}, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator,
           fee_fixed, 'review', ${arrival.paymentReference}, ${arrival.amount}, ${arrival.currency}, ${at}, id, ${at},
           ${at}, coin, coin_amount, rate, network, ${arrival.instrument}::text, ${arrival.chain?.transaction ?? null}::text
    from wallet.deposit_order
    where id = ${of.id}
    on conflict (provider, payment_reference) do nothing`)
  return inserted === 1
}

export interface Settlement {
  /** Ledger units: what reaches the main purse, and what is taken back from it as the fee. */
  credited: bigint
  fee: bigint
  postingKey: string
  feePostingKey: string | null
  settledAt: number
  /** Absent where an operator credits what arrived earlier. */
  arrival?: Arrival
}

/** The row that causes the posting; written before it, in its transaction. */
export async function markPaid(tx: Tx, id: bigint, settlement: Settlement): Promise<void> {
  const { arrival } = settlement
  const also = arrival ? sql`, ${arrived(arrival)}` : empty
  await tx.run(sql`
    update wallet.deposit_order
    set state = 'paid',
        failure = null,
        credited = ${settlement.credited},
        fee = ${settlement.fee},
        posting_key = ${settlement.postingKey},
        fee_posting_key = ${settlement.feePostingKey},
        settled_at = ${new Date(settlement.settledAt)}${also}
    where id = ${id}`)
}

export async function markTaken(tx: Tx, id: bigint, by: string | null, at: number): Promise<void> {
  await tx.run(sql`
    update wallet.deposit_order
    set taken_by = ${by}, taken_at = ${by === null ? null : new Date(at)}
    where id = ${id}`)
}

/** What an operator decided; a refusal is final. */
export async function markDecided(
  tx: Tx,
  id: bigint,
  decision: { by: string; note: string; isRefused: boolean; at: number },
): Promise<void> {
  const refused = decision.isRefused
    ? sql`, state = 'failed', failure = 'refused-by-operator', settled_at = ${new Date(decision.at)}`
    : empty
  await tx.run(sql`
    update wallet.deposit_order
    set decided_by = ${decision.by}, decision_note = ${decision.note}, taken_by = null, taken_at = null${refused}
    where id = ${id}`)
}

export interface DepositFilter {
  memberId?: bigint | undefined
  /** Of any of these. */
  memberIds?: readonly bigint[] | undefined
  ip?: string | undefined
  reference?: string | undefined
  channel?: string | undefined
  state?: DepositState | undefined
  /** What the member or the provider calls the payment. */
  transaction?: string | undefined
  /** Epoch milliseconds: asked for from, inclusive, and until, exclusive. */
  from?: number | undefined
  until?: number | undefined
  /** The last row of the page before. */
  before?: { at: number; id: bigint } | undefined
  limit: number
}

/** A page of deposits, newest first. */
export async function listDeposits(db: Queryable, filter: DepositFilter): Promise<Deposit[]> {
  const { memberId, memberIds, ip, reference, channel, state, transaction, from, until, before, limit } = filter
  const conditions = [
    ...(memberId === undefined ? [] : [sql`d.member_id = ${memberId}`]),
    ...(memberIds === undefined ? [] : [sql`d.member_id = any(${[...memberIds]}::bigint[])`]),
    ...(ip === undefined ? [] : [sql`d.ip = ${ip}`]),
    ...(reference === undefined ? [] : [sql`d.reference = ${reference}`]),
    ...(channel === undefined ? [] : [sql`d.channel = ${channel}`]),
    ...(state === undefined ? [] : [sql`d.state = ${state}`]),
    ...(transaction === undefined
      ? []
      : [sql`(upper(d.transaction_id) = upper(${transaction}) or d.payment_reference = ${transaction})`]),
    ...(from === undefined ? [] : [sql`d.made_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql`d.made_at < ${new Date(until)}`]),
    below(sql`d.made_at, d.id`, before && sql`${new Date(before.at)}, ${before.id}`),
  ]
  const where = conditions.length === 0 ? empty : sql`where ${join(conditions, ' and ')}`
  return db.many<Deposit>(sql`
    select ${columns}
    from ${tables}
    ${where}
    order by d.made_at desc, d.id desc
    limit ${limit}`)
}

/** What the orders say was credited and kept back, for the ledger's proof to compare with the journal. */
export const depositTotals: Sql = sql`
  select ${kinds.deposit}::smallint as kind, currency as unit, sum(credited)::numeric as amount
  from wallet.deposit_order
  where state = 'paid'
    and kind <> 'c2c'
  group by currency
  union all
  select ${kinds.depositByMember}::smallint, currency, sum(credited)::numeric
  from wallet.deposit_order
  where state = 'paid'
    and kind = 'c2c'
  group by currency
  union all
  select ${kinds.depositFee}::smallint, currency, sum(fee)::numeric
  from wallet.deposit_order
  where state = 'paid'
    and fee > 0
  group by currency`
