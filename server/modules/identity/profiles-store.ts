import { type Queryable, sql, type Tx } from '../../platform/database.ts'

export interface Profile {
  payeeName: string | null
  email: string | null
  countryDialingCode: string | null
  mobileNum: string | null
  /** yyyy-MM-dd */
  birthday: string | null
  idNumber: string | null
  /** The other fields of the registration, by name. */
  answers: Record<string, string>
  registerUrl: string | null
  registerMethod: string | null
  registerDomain: string | null
  registerIp: string | null
}

/** What keeps a profile from being written: another member has it. */
export type ProfileConflict = 'email' | 'mobile'

/** Answers what another member has already; nothing is written then. */
export async function insertProfile(tx: Tx, memberId: bigint, profile: Profile): Promise<ProfileConflict | undefined> {
  const written = await tx.run(sql`
    insert into identity.profile
      (member_id, payee_name, email, country_dialing_code, mobile_num, birthday, id_number, answers, register_url,
       register_method, register_domain, register_ip)
    values
      (${memberId}, ${profile.payeeName}, ${profile.email}, ${profile.countryDialingCode}, ${profile.mobileNum},
       ${profile.birthday}::date, ${profile.idNumber}, ${JSON.stringify(profile.answers)}::jsonb,
       ${profile.registerUrl}, ${profile.registerMethod}, ${profile.registerDomain}, ${profile.registerIp})
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
      mobile_num as "mobileNum", to_char(birthday, 'YYYY-MM-DD') as birthday, id_number as "idNumber", answers,
      register_url as "registerUrl", register_method as "registerMethod", register_domain as "registerDomain",
      register_ip as "registerIp"
    from identity.profile
    where member_id = ${memberId}`)
}
