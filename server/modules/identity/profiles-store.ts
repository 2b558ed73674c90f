import { type Queryable, sql, type Tx } from '../../platform/database.ts'

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

/** Answers what another member has already; nothing is written then. */
export async function insertProfile(tx: Tx, memberId: bigint, profile: Profile): Promise<ProfileConflict | undefined> {
  const verifiedAt = profile.mobileVerifiedAt === null ? null : new Date(profile.mobileVerifiedAt)
  const written = await tx.run(sql`
    insert into identity.profile
      (member_id, payee_name, email, country_dialing_code, mobile_num, mobile_verified_at, birthday, id_number, answers,
       register_url, register_method, register_domain, register_ip, register_login, firebase_channel,
       firebase_token_hash)
    values
      (${memberId}, ${profile.payeeName}, ${profile.email}, ${profile.countryDialingCode}, ${profile.mobileNum},
       ${verifiedAt}, ${profile.birthday}::date, ${profile.idNumber}, ${JSON.stringify(profile.answers)}::jsonb,
       ${profile.registerUrl}, ${profile.registerMethod}, ${profile.registerDomain}, ${profile.registerIp},
       ${profile.registerLogin}, ${profile.firebaseChannel}, ${profile.firebaseTokenHash})
    on conflict do nothing`)
  if (written === 1) return undefined
  const sameEmail = await tx.maybe(sql`
    select
    from identity.profile
    where lower(email) = lower(${profile.email})`)
  return sameEmail ? 'email' : 'mobile'
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

export async function isEmailTaken(db: Queryable, email: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where lower(email) = lower(${email})`)
  return row !== undefined
}

/** Whether a member has this number, shown to be his or not. */
export async function isMobileTaken(db: Queryable, dialingCode: string, number: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.profile
    where country_dialing_code = ${dialingCode}
      and mobile_num = ${number}`)
  return row !== undefined
}
