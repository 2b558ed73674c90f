import { type Queryable, sql, type Tx } from '../../../platform/database.ts'
import { isEmailTaken } from '../contacts/emails-store.ts'
import { claimMobile, isMobileTaken } from '../contacts/mobiles-store.ts'

export interface Profile {
  payeeName: string | null
  email: string | null
  countryDialingCode: string | null
  mobileNum: string | null
  /** When a code came back from the number; until then anybody may have typed it. */
  mobileVerifiedAt: number | null
  /** yyyy-MM-dd */
  birthday: string | null
  idNumber: string | null
  /** The other fields of the registration, by name. */
  answers: Record<string, string>
  registerUrl: string | null
  registerMethod: string | null
  registerDomain: string | null
  registerIp: string | null
  /** Whether the registration asked to be logged in; null where an operator opened the account. */
  registerLogin: boolean | null
  firebaseChannel: string | null
  /** SHA-256 of the token the number was shown with. */
  firebaseTokenHash: Buffer | null
}

/** What keeps a profile from being written: another member has it. */
export type ProfileConflict = 'email' | 'mobile'

/** Answers what another member has verified already; nothing is written then. */
export async function insertProfile(tx: Tx, memberId: bigint, profile: Profile): Promise<ProfileConflict | undefined> {
  const { email, countryDialingCode: dialingCode, mobileNum: number } = profile
  const verifiedAt = profile.mobileVerifiedAt === null ? null : new Date(profile.mobileVerifiedAt)
  if (email !== null && (await isEmailTaken(tx, email))) return 'email'
  if (dialingCode !== null && number !== null) {
    const phone = { dialingCode, number }
    const isFree = verifiedAt ? await claimMobile(tx, memberId, phone) : !(await isMobileTaken(tx, phone))
    if (!isFree) return 'mobile'
  }
  await tx.run(sql`
    insert into identity.profile
      (member_id, payee_name, email, country_dialing_code, mobile_num, mobile_verified_at, birthday, id_number, answers,
       register_url, register_method, register_domain, register_ip, register_login, firebase_channel,
       firebase_token_hash)
    values
      (${memberId}, ${profile.payeeName}, ${profile.email}, ${profile.countryDialingCode}, ${profile.mobileNum},
       ${verifiedAt}, ${profile.birthday}::date, ${profile.idNumber}, ${JSON.stringify(profile.answers)}::jsonb,
       ${profile.registerUrl}, ${profile.registerMethod}, ${profile.registerDomain}, ${profile.registerIp},
       ${profile.registerLogin}, ${profile.firebaseChannel}, ${profile.firebaseTokenHash})`)
  return undefined
}

export async function findProfile(db: Queryable, memberId: bigint): Promise<Profile | undefined> {
  return db.maybe<Profile>(sql`
    select payee_name as "payeeName", email, country_dialing_code as "countryDialingCode",
      mobile_num as "mobileNum", mobile_verified_at as "mobileVerifiedAt",
      to_char(birthday, 'YYYY-MM-DD') as birthday, id_number as "idNumber", answers,
      register_url as "registerUrl", register_method as "registerMethod", register_domain as "registerDomain",
      register_ip as "registerIp", register_login as "registerLogin", firebase_channel as "firebaseChannel",
      firebase_token_hash as "firebaseTokenHash"
    from identity.profile
    where member_id = ${memberId}`)
}

/** Whether it was written: who has a birthday keeps it. */
export async function setBirthday(tx: Tx, memberId: bigint, birthday: string, at: number): Promise<boolean> {
  const written = await tx.maybe(sql`
    update identity.profile
    set birthday = ${birthday}::date, birthday_told_at = ${new Date(at)}
    where member_id = ${memberId} and birthday is null
    returning member_id`)
  return written !== undefined
}

/** Writes another one in its place; false for who has no profile. */
export async function replaceBirthday(tx: Tx, memberId: bigint, birthday: string, at: number): Promise<boolean> {
  const written = await tx.maybe(sql`
    update identity.profile
    set birthday = ${birthday}::date, birthday_told_at = ${new Date(at)}
    where member_id = ${memberId}
    returning member_id`)
  return written !== undefined
}

/** Birthdays (yyyy-MM-dd) of those of these members who told one, and since when it stands there; epoch milliseconds. */
export async function birthdaysOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { birthday: string; toldAt: number }>> {
  const rows = await db.many<{ memberId: bigint; birthday: string; toldAt: number }>(sql`
    select p.member_id as "memberId", to_char(p.birthday, 'YYYY-MM-DD') as birthday,
      coalesce(p.birthday_told_at, m.created_at) as "toldAt"
    from identity.profile p
    join identity.member m on m.id = p.member_id
    where p.member_id = any(${memberIds}::bigint[]) and p.birthday is not null`)
  return new Map(rows.map(({ memberId, birthday, toldAt }) => [memberId, { birthday, toldAt }]))
}

/** The referral codes these members registered with, as they were typed. */
export async function referralCodesOf(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.many<{ memberId: bigint; code: string }>(sql`
    select member_id as "memberId", answers ->> 'referralCode' as code
    from identity.profile
    where member_id = any(${memberIds}::bigint[]) and answers ? 'referralCode'`)
  return new Map(rows.map(({ memberId, code }) => [memberId, code]))
}

/** Those of these pairs of members who have the same number of a document. */
export async function pairsOfTheSameId(
  db: Queryable,
  pairs: readonly { one: bigint; other: bigint }[],
): Promise<{ one: bigint; other: bigint }[]> {
  return db.many(sql`
    select distinct pair.one, pair.other
    from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[]) pair (one, other)
    join identity.profile one on one.member_id = pair.one
    join identity.profile other on other.member_id = pair.other
    where lower(one.id_number) = lower(other.id_number)`)
}

/** Other members with the same number of a document. */
export async function membersOfTheSameId(db: Queryable, memberId: bigint, limit: number): Promise<bigint[]> {
  const rows = await db.many<{ memberId: bigint }>(sql`
    select other.member_id as "memberId"
    from identity.profile own
    join identity.profile other
      on lower(other.id_number) = lower(own.id_number) and other.member_id <> own.member_id
    where own.member_id = ${memberId}
      and own.id_number is not null
    limit ${limit}`)
  return rows.map((row) => row.memberId)
}
