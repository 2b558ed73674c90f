import { type Queryable, sql } from '../../../platform/database.ts'

/** The full name a member registered with, as on their bank account; null where none was asked for. */
export async function payeeNameOf(db: Queryable, memberId: bigint): Promise<string | null> {
  const row = await db.maybe<{ payeeName: string | null }>(sql`
    select payee_name as "payeeName"
    from identity.profile
    where member_id = ${memberId}`)
  return row?.payeeName ?? null
}

export async function hasPaymentPassword(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select id
    from identity.member
    where id = ${memberId} and payment_password_hash is not null`)
  return row !== undefined
}
