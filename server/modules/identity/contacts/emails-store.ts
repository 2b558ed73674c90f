import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

/**
 * Whether a member other than `except` has verified this address, whatever the letter case. An address that was only
 * typed blocks nobody: it may be another person's.
 */
export async function isEmailTaken(db: Queryable, email: string, except?: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where lower(email) = lower(${email})
      and email_verified_at is not null
      and member_id is distinct from ${except ?? null}::bigint`)
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
 * What answering a letter to a member's address proves. `shown`: the member's identity. `only`: no more than whoever
 * typed it might know, but there is no other proof. `typed`: nothing, since the member has verified something else.
 */
export type EmailStanding = 'shown' | 'only' | 'typed'

/**
 * The member's address as typed, and its standing; undefined where it is not the member's, whatever the letter case.
 */
export async function standingOfEmail(
  db: Queryable,
  memberId: bigint,
  email: string,
): Promise<{ address: string; standing: EmailStanding } | undefined> {
  const row = await db.maybe<{ address: string; isShown: boolean; hasElse: boolean }>(sql`
    select p.email as address, p.email_verified_at is not null as "isShown",
      p.mobile_verified_at is not null
      or exists (select from identity.authenticator a where a.member_id = p.member_id and a.sealed is not null)
      or exists (select from identity.social_account a where a.member_id = p.member_id)
      or exists (select from identity.passkey k where k.member_id = p.member_id) as "hasElse"
    from identity.profile p
    where p.member_id = ${memberId}
      and lower(p.email) = lower(${email})`)
  if (!row) return undefined
  const unshown = row.hasElse ? 'typed' : 'only'
  return { address: row.address, standing: row.isShown ? 'shown' : unshown }
}

/**
 * Gives an address to the member who verified it: it leaves all profiles it was only typed into. False where another
 * member has verified it before.
 */
async function claimEmail(tx: Tx, memberId: bigint, email: string): Promise<boolean> {
  // Two who show one address at a time meet here, rather than at the index.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(lower(${`email ${email}`}), 0))`)
  if (await isEmailTaken(tx, email, memberId)) return false
  await tx.run(sql`
    update identity.profile
    set email = null
    where lower(email) = lower(${email})
      and email_verified_at is null
      and member_id <> ${memberId}`)
  return true
}

/**
 * Writes an address that the member has verified. Only an unverified one gives way: `bound` where there is a
 * verified one, `taken` where another member has verified this one.
 */
export async function bindVerifiedEmail(
  tx: Tx,
  memberId: bigint,
  email: string,
  now: number,
): Promise<'done' | 'bound' | 'taken'> {
  if (!(await claimEmail(tx, memberId, email))) return 'taken'
  const written = await tx.run(sql`
    update identity.profile
    set email = ${email}, email_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and email_verified_at is null`)
  return written === 1 ? 'done' : 'bound'
}

/** A letter to the member's address was answered: it is verified, unless another member has verified it meanwhile. */
export async function markEmailVerified(tx: Tx, memberId: bigint, now: number): Promise<void> {
  const typed = await tx.maybe<{ email: string }>(sql`
    select email
    from identity.profile
    where member_id = ${memberId}
      and email is not null
      and email_verified_at is null`)
  if (!typed || !(await claimEmail(tx, memberId, typed.email))) return
  await tx.run(sql`
    update identity.profile
    set email_verified_at = ${new Date(now)}
    where member_id = ${memberId}
      and email = ${typed.email}
      and email_verified_at is null`)
}

/** Takes an address off an account, verified or not. */
export async function removeEmail(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update identity.profile
    set email = null, email_verified_at = null
    where member_id = ${memberId}`)
}
