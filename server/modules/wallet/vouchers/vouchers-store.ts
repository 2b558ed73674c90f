import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

/** Vouchers of one amount, in ledger units of the currency, made together. */
export interface VoucherBatch {
  id: bigint
  name: string
  currency: string
  amount: bigint
  count: number
  redeemed: number
  madeBy: string
  madeAt: number
  expiresAt: number
  withdrawnAt: number | null
}

const columns: Sql = sql`
  b.id, b.name, b.currency, b.amount, b.count,
  (select count(*) from wallet.voucher v where v.batch_id = b.id and v.redeemed_at is not null)::int as redeemed,
  b.made_by as "madeBy", b.made_at as "madeAt", b.expires_at as "expiresAt", b.withdrawn_at as "withdrawnAt"`

export async function insertBatch(
  tx: Tx,
  batch: Pick<VoucherBatch, 'name' | 'currency' | 'amount' | 'count' | 'madeBy' | 'madeAt' | 'expiresAt'>,
): Promise<bigint> {
  const { id } = await tx.one<{ id: bigint }>(sql`
    insert into wallet.voucher_batch (name, currency, amount, count, made_by, made_at, expires_at)
    values (${batch.name}, ${batch.currency}, ${batch.amount}, ${batch.count}, ${batch.madeBy},
            ${new Date(batch.madeAt)}, ${new Date(batch.expiresAt)})
    returning id`)
  return id
}

export async function insertVouchers(
  tx: Tx,
  batchId: bigint,
  codes: readonly { hash: Buffer; sealed: string }[],
): Promise<void> {
  const hashes = codes.map(({ hash }) => hash.toString('hex'))
  const sealed = codes.map((code) => code.sealed)
  await tx.run(sql`
    insert into wallet.voucher (batch_id, hash, sealed)
    select ${batchId}, decode(h, 'hex'), s
    from unnest(${hashes}::text[], ${sealed}::text[]) as codes (h, s)`)
}

export async function findBatch(db: Queryable, id: bigint): Promise<VoucherBatch | undefined> {
  return db.maybe<VoucherBatch>(sql`
    select ${columns}
    from wallet.voucher_batch b
    where b.id = ${id}`)
}

/** A page of batches, newest first. */
export async function listBatches(db: Queryable, before: string | undefined, limit: number): Promise<VoucherBatch[]> {
  return db.many<VoucherBatch>(sql`
    select ${columns}
    from wallet.voucher_batch b
    where ${below(sql`b.id`, before)}
    order by b.id desc
    limit ${limit}`)
}

export async function withdrawBatch(tx: Tx, id: bigint, by: string, at: number): Promise<void> {
  await tx.run(sql`
    update wallet.voucher_batch
    set withdrawn_at = ${new Date(at)}, withdrawn_by = ${by}
    where id = ${id} and withdrawn_at is null`)
}

export interface Voucher {
  id: bigint
  batchId: bigint
  currency: string
  amount: bigint
  expiresAt: number
  withdrawnAt: number | null
  redeemedAt: number | null
}

/** Locks a voucher until the transaction ends: whoever else redeems it waits, and finds it used. */
export async function lockVoucher(tx: Tx, hash: Buffer): Promise<Voucher | undefined> {
  return tx.maybe<Voucher>(sql`
    select v.id, v.batch_id as "batchId", b.currency, b.amount, b.expires_at as "expiresAt",
      b.withdrawn_at as "withdrawnAt", v.redeemed_at as "redeemedAt"
    from wallet.voucher v
    join wallet.voucher_batch b on b.id = v.batch_id
    where v.hash = ${hash}
    for update of v for share of b`)
}

export async function markRedeemed(
  tx: Tx,
  id: bigint,
  by: { memberId: bigint; depositId: bigint; at: number },
): Promise<void> {
  await tx.run(sql`
    update wallet.voucher
    set redeemed_at = ${new Date(by.at)}, member_id = ${by.memberId}, deposit_id = ${by.depositId}
    where id = ${id}`)
}

export interface ShownVoucher {
  sealed: string
  account: string | null
  redeemedAt: number | null
}

/** The vouchers of a batch, which has at most a thousand, in the order they were made. */
export async function vouchersOf(db: Queryable, batchId: bigint): Promise<ShownVoucher[]> {
  return db.many<ShownVoucher>(sql`
    select v.sealed, o.account, v.redeemed_at as "redeemedAt"
    from wallet.voucher v
    left join wallet.deposit_order o on o.id = v.deposit_id
    where v.batch_id = ${batchId}
    order by v.id
    limit 1000`)
}
