import { type Queryable, sql } from '../../../platform/database.ts'

/** The full name a member registered with, as on their bank account; null where none was asked for. */
export async function payeeNameOf(db: Queryable, memberId: bigint): Promise<string | null> {
  const row = await db.maybe<{ payeeName: string | null }>(sql`
    select payee_name as "payeeName"
    from identity.profile
    where member_id = ${memberId}`)
  return row?.payeeName ?? null
}

/** The same of many members; who was asked for none is missing. */
export async function payeeNamesOf(db: Queryable, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.many<{ memberId: bigint; payeeName: string }>(sql`
    select member_id as "memberId", payee_name as "payeeName"
    from identity.profile
    where member_id = any(${[...new Set(memberIds)]}::bigint[]) and payee_name is not null`)
  return new Map(rows.map(({ memberId, payeeName }) => [memberId, payeeName]))
}

export async function hasPaymentPassword(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select id
    from identity.member
    where id = ${memberId} and payment_password_hash is not null`)
  return row !== undefined
}
