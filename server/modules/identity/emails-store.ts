import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** Whatever the letter case, as the unique index holds it. */
export async function isEmailOfAnother(db: Queryable, memberId: bigint, email: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where lower(email) = lower(${email})
      and member_id <> ${memberId}`)
  return row !== undefined
}

export async function isEmailVerified(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where member_id = ${memberId}
      and email_verified_at is not null`)
  return row !== undefined
}

/**
 * Writes an address that was shown to be the member's own. Only an unverified one gives way: false where there is a
 * verified one.
 * @throws 23505 where another member has it
 */
export async function bindVerifiedEmail(tx: Tx, memberId: bigint, email: string, now: number): Promise<boolean> {
  const bound = await tx.run(sql`
    update identity.profile
    set email = ${email}, email_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and email_verified_at is null`)
  return bound === 1
}

/** A letter to the address he has was answered from it. */
export async function markEmailVerified(tx: Tx, memberId: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set email_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and email_verified_at is null`)
}
