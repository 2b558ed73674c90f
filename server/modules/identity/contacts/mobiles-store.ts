import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import type { Phone } from './phone.ts'

type Numbered = Pick<Phone, 'dialingCode' | 'number'>

/**
 * Whether a member other than `except` has verified this number. A number that was only typed blocks nobody: it may be
 * another person's.
 */
export async function isMobileTaken(db: Queryable, phone: Numbered, except?: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where country_dialing_code = ${phone.dialingCode}
      and mobile_num = ${phone.number}
      and mobile_verified_at is not null
      and member_id is distinct from ${except ?? null}::bigint`)
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

/**
 * Gives a number to the member who verified it: it leaves all profiles it was only typed into. False where another
 * member has verified it before.
 */
export async function claimMobile(tx: Tx, memberId: bigint, phone: Numbered): Promise<boolean> {
  const { dialingCode, number } = phone
  // Two who show one number at a time meet here, rather than at the index.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`mobile +${dialingCode}${number}`}, 0))`)
  if (await isMobileTaken(tx, phone, memberId)) return false
  await tx.run(sql`
    update identity.profile
    set country_dialing_code = null, mobile_num = null
    where country_dialing_code = ${dialingCode}
      and mobile_num = ${number}
      and mobile_verified_at is null
      and member_id <> ${memberId}`)
  return true
}

/**
 * A code has come back from a member's number: whether it is still theirs and they may log in, which stays so until the
 * transaction ends. The number counts as verified from now on; `first`: it did not before.
 */
export async function confirmMobile(
  tx: Tx,
  memberId: bigint,
  phone: Numbered,
  now: number,
): Promise<'first' | 'again' | false> {
  if (!(await claimMobile(tx, memberId, phone))) return false
  const held = await tx.maybe(sql`
    select
    from identity.profile p
    join identity.member m on m.id = p.member_id
    where p.member_id = ${memberId}
      and p.country_dialing_code = ${phone.dialingCode}
      and p.mobile_num = ${phone.number}
      and m.state = 'active'
    for share`)
  if (!held) return false
  const shown = await tx.run(sql`
    update identity.profile
    set mobile_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and mobile_verified_at is null`)
  return shown === 1 ? 'first' : 'again'
}

/**
 * Writes a number that the member has verified. Only an unverified one gives way: `bound` where there is a
 * verified one, `taken` where another member has verified this one.
 */
export async function bindVerifiedMobile(
  tx: Tx,
  memberId: bigint,
  phone: Numbered,
  now: number,
): Promise<'done' | 'bound' | 'taken'> {
  if (!(await claimMobile(tx, memberId, phone))) return 'taken'
  const written = await tx.run(sql`
    update identity.profile
    set country_dialing_code = ${phone.dialingCode}, mobile_num = ${phone.number}, mobile_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and mobile_verified_at is null`)
  return written === 1 ? 'done' : 'bound'
}

/** Takes a number off an account, verified or not. */
export async function removeMobile(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set country_dialing_code = null, mobile_num = null, mobile_verified_at = null
    where member_id = ${memberId}`)
}
