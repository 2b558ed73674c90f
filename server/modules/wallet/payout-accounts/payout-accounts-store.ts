import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { Payee } from '../withdrawals/withdrawal.ts'

export interface PayoutAccount extends Payee {
  id: bigint
  memberId: bigint
  boundAt: number
  removedAt: number | null
}

const columns = sql`
  id, member_id as "memberId", kind, bank, holder, number, bound_at as "boundAt", removed_at as "removedAt"`

/** The accounts a member can be paid to, oldest first. */
export async function boundAccounts(db: Queryable, memberId: bigint): Promise<PayoutAccount[]> {
  return db.many<PayoutAccount>(sql`
    select ${columns}
    from wallet.payout_account
    where member_id = ${memberId} and removed_at is null
    order by id
    limit 100`)
}

/** All of a member's accounts, removed ones too, the newest first. */
export async function accountsEver(db: Queryable, memberId: bigint): Promise<PayoutAccount[]> {
  return db.many<PayoutAccount>(sql`
    select ${columns}
    from wallet.payout_account
    where member_id = ${memberId}
    order by id desc
    limit 200`)
}

export async function findBoundAccount(
  db: Queryable,
  memberId: bigint,
  id: bigint,
): Promise<PayoutAccount | undefined> {
  return db.maybe<PayoutAccount>(sql`
    select ${columns}
    from wallet.payout_account
    where id = ${id} and member_id = ${memberId} and removed_at is null`)
}

/** The name on the first account a member ever bound: all others bear it too. */
export async function firstHolder(db: Queryable, memberId: bigint): Promise<string | null> {
  const row = await db.maybe<{ holder: string }>(sql`
    select holder
    from wallet.payout_account
    where member_id = ${memberId}
    order by id
    limit 1`)
  return row?.holder ?? null
}

/** The new account, or undefined where the member has it already. */
export async function insertAccount(
  tx: Tx,
  account: Payee & { memberId: bigint; at: number },
): Promise<PayoutAccount | undefined> {
  return tx.maybe<PayoutAccount>(sql`
    insert into wallet.payout_account (member_id, kind, bank, holder, number, bound_at)
    values (${account.memberId}, ${account.kind}, ${account.bank}, ${account.holder}, ${account.number},
            ${new Date(account.at)})
    on conflict (member_id, bank, number) where removed_at is null do nothing
    returning ${columns}`)
}

/** False where it is not bound to this member. */
export async function removeAccount(tx: Tx, memberId: bigint, id: bigint, at: number): Promise<boolean> {
  const removed = await tx.run(sql`
    update wallet.payout_account
    set removed_at = ${new Date(at)}
    where id = ${id} and member_id = ${memberId} and removed_at is null`)
  return removed === 1
}

/** Another member who has, or had, the same account. */
export interface SharedAccount {
  memberId: bigint
  holder: string
  boundAt: number
  isBound: boolean
}

/** Other members who ever bound this account, those it is bound to now first, then the newest. */
export async function sharersOf(
  db: Queryable,
  { memberId, bank, number }: { memberId: bigint; bank: string; number: string },
  limit: number,
): Promise<SharedAccount[]> {
  return db.many<SharedAccount>(sql`
    select *
    from (
      select distinct on (member_id) member_id as "memberId", holder, bound_at as "boundAt", removed_at is null as "isBound"
      from wallet.payout_account
      where bank = ${bank} and number = ${number} and member_id <> ${memberId}
      order by member_id, removed_at is null desc, id desc
    ) sharer
    order by "isBound" desc, "boundAt" desc
    limit ${limit}`)
}

/** Those of these pairs of members who both ever bound one account. */
export async function pairsOfTheSameAccount(
  db: Queryable,
  pairs: readonly { one: bigint; other: bigint }[],
): Promise<{ one: bigint; other: bigint }[]> {
  return db.many(sql`
    select distinct pair.one, pair.other
    from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[]) pair (one, other)
    join wallet.payout_account one on one.member_id = pair.one
    join wallet.payout_account other
      on other.member_id = pair.other and other.bank = one.bank and other.number = one.number`)
}

/** Other members who ever bound one of this member's accounts, without order. */
export async function holdersOfTheSame(db: Queryable, memberId: bigint, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select distinct other.member_id as "memberId"
    from wallet.payout_account own
    join wallet.payout_account other
      on other.bank = own.bank and other.number = own.number and other.member_id <> own.member_id
    where own.member_id = ${memberId}
    limit ${limit}`)
  return rows.map((row) => row.memberId)
}

/** An operator's change; without `holder` the account is removed. Undefined where it is not bound to this member. */
export async function amendAccount(
  tx: Tx,
  change: { memberId: bigint; id: bigint; holder: string | undefined; by: string; at: number },
): Promise<PayoutAccount | undefined> {
  const at = new Date(change.at)
  return tx.maybe<PayoutAccount>(sql`
    update wallet.payout_account
    set holder = ${change.holder === undefined ? sql`holder` : change.holder},
      removed_at = ${change.holder === undefined ? at : null},
      changed_by = ${change.by},
      changed_at = ${at}
    where id = ${change.id} and member_id = ${change.memberId} and removed_at is null
    returning ${columns}`)
}
