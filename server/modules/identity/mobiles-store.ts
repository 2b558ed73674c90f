import { type Queryable, sql, type Tx } from '../../platform/database.ts'
import type { Phone } from './phone.ts'

/** Whether somebody else has this number, verified or not. */
export async function isMobileOfAnother(db: Queryable, memberId: bigint, phone: Phone): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where country_dialing_code = ${phone.dialingCode}
      and mobile_num = ${phone.number}
      and member_id <> ${memberId}`)
  return row !== undefined
}

export async function isMobileVerified(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where member_id = ${memberId}
      and mobile_verified_at is not null`)
  return row !== undefined
}

/** Whether the number is still the member's and he may come in. It stays so until the transaction ends. */
export async function holdsMobile(tx: Tx, memberId: bigint, phone: Phone): Promise<boolean> {
  const row = await tx.maybe(sql`
    select
    from identity.profile p
    join identity.member m on m.id = p.member_id
    where p.member_id = ${memberId}
      and p.country_dialing_code = ${phone.dialingCode}
      and p.mobile_num = ${phone.number}
      and m.state = 'active'
    for share`)
  return row !== undefined
}

/**
 * Writes a number that was shown to be the member's own. Only an unverified one gives way: `bound` where there is a
 * verified one, `taken` where another member has this one.
 */
export async function bindVerifiedMobile(
  tx: Tx,
  memberId: bigint,
  phone: Phone,
  now: number,
): Promise<'done' | 'bound' | 'taken'> {
  // Two who bind one number at a time meet here, rather than at the index.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${phone.e164}`}, 0))`)
  if (await isMobileOfAnother(tx, memberId, phone)) return 'taken'
  const written = await tx.run(sql`
    update identity.profile
    set country_dialing_code = ${phone.dialingCode}, mobile_num = ${phone.number}, mobile_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and mobile_verified_at is null`)
  return written === 1 ? 'done' : 'bound'
}

/** A number of which a code has just come back, of who has it already: it counts for coming in from now on. */
export async function markMobileVerified(tx: Tx, memberId: bigint, now: number): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set mobile_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and mobile_num is not null
      and mobile_verified_at is null`)
}
