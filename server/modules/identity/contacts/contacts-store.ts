import { type Queryable, sql } from '../../../platform/database.ts'

export interface Contacts {
  /** Both where a code that was sent there came back, else null. */
  countryDialingCode: string | null
  mobileNum: string | null
  /** Likewise. */
  email: string | null
  payeeName: string | null
}

/** A member's verified contacts: codes that prove an identity go nowhere else. */
export async function provenContactsOf(db: Queryable, memberId: bigint): Promise<Contacts | undefined> {
  return db.maybe<Contacts>(sql`
    select payee_name as "payeeName",
      case when email_verified_at is not null then email end as email,
      case when mobile_verified_at is not null then country_dialing_code end as "countryDialingCode",
      case when mobile_verified_at is not null then mobile_num end as "mobileNum"
    from identity.profile
    where member_id = ${memberId}`)
}
