import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** A member's wallet with a vendor. */
export interface VendorWallet {
  vendorId: number
  currency: string
  /** The purse in the ledger that stands for it. */
  account: bigint
  /** The last balance the vendor reported, ledger units, and when it was asked; null before the first answer. */
  knownBalance: bigint | null
  knownAt: number | null
}

const columns = sql`
  vendor_id::int as "vendorId", currency, account, known_balance as "knownBalance", known_at as "knownAt"`

/** A member's wallets: at most one with each vendor. */
export function walletsOf(db: Queryable, memberId: bigint): Promise<VendorWallet[]> {
  return db.many<VendorWallet>(sql`
    select ${columns}
    from funds.wallet
    where member_id = ${memberId}
    order by vendor_id`)
}

/** Which of these members have a wallet with any vendor. */
export async function membersWithWallets(db: Queryable, memberIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct member_id as "memberId"
    from funds.wallet
    where member_id = any(${memberIds}::bigint[])`)
  return rows.map(({ memberId }) => memberId)
}

export function findWallet(db: Queryable, memberId: bigint, vendorId: number): Promise<VendorWallet | undefined> {
  return db.maybe<VendorWallet>(sql`
    select ${columns}
    from funds.wallet
    where member_id = ${memberId} and vendor_id = ${vendorId}`)
}

/** Locks a wallet's row until the transaction ends, and answers what it owes the house, ledger units. */
export function lockWallet(tx: Tx, memberId: bigint, vendorId: number): Promise<{ owed: bigint }> {
  return tx.one<{ owed: bigint }>(sql`
    select owed
    from funds.wallet
    where member_id = ${memberId} and vendor_id = ${vendorId}
    for update`)
}

/** Changes what a locked wallet owes the house; ledger units, below zero where it pays. */
export async function changeOwed(tx: Tx, memberId: bigint, vendorId: number, by: bigint): Promise<void> {
  await tx.run(sql`
    update funds.wallet
    set owed = owed + ${by}
    where member_id = ${memberId} and vendor_id = ${vendorId}`)
}

/** A vendor is about to be asked of a wallet that nobody looked at. */
export async function noteAsked(db: Queryable, memberId: bigint, vendorId: number, at: number): Promise<void> {
  await db.run(sql`
    update funds.wallet
    set asked_at = ${new Date(at)}
    where member_id = ${memberId} and vendor_id = ${vendorId}`)
}

/** Members whose wallets with a vendor were not heard or asked about for so long; those longest not asked about first, those that nothing is known of last. */
export async function quietWallets(db: Queryable, vendorId: number, since: number, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select member_id as "memberId"
    from funds.wallet
    where vendor_id = ${vendorId}
      and (known_at is null or known_at < ${new Date(since)})
      and (asked_at is null or asked_at < ${new Date(since)})
    order by coalesce(asked_at, known_at) nulls last
    limit ${limit}`)
  return rows.map(({ memberId }) => memberId)
}

/** Writes down whose purse it is; the same again changes nothing. */
export async function insertWallet(
  tx: Tx,
  wallet: { memberId: bigint; vendorId: number; currency: string; account: bigint },
): Promise<void> {
  await tx.run(sql`
    insert into funds.wallet (member_id, vendor_id, currency, account)
    values (${wallet.memberId}, ${wallet.vendorId}, ${wallet.currency}, ${wallet.account})
    on conflict do nothing`)
}

/** Keeps what a vendor said is in a wallet, unless something newer is known. */
export async function keepBalance(
  db: Queryable,
  memberId: bigint,
  vendorId: number,
  known: { balance: bigint; at: number },
): Promise<void> {
  await db.run(sql`
    update funds.wallet
    set known_balance = ${known.balance}, known_at = ${new Date(known.at)}
    where member_id = ${memberId}
      and vendor_id = ${vendorId}
      and (known_at is null or known_at <= ${new Date(known.at)})`)
}
