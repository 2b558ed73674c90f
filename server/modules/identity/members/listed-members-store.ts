import type { MemberState, MemberType } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, type Sql, sql } from '../../../platform/database.ts'
import type { Phone } from '../contacts/phone.ts'
import type { Member } from './member.ts'
import { accountKey, memberColumns } from './members-store.ts'

export interface MemberFilter {
  /** The beginning of an account; the list is then in order of account, else newest first. */
  search: string | undefined
  type: MemberType | undefined
  state: MemberState | undefined
  /** One of these numbers. */
  phones?: readonly Pick<Phone, 'dialingCode' | 'number'>[] | undefined
  /** Whatever the letter case. */
  email?: string | undefined
  /** Registered from it, or logged in from it once. */
  ip?: string | undefined
  /** Stands below this agent, at any depth. */
  underId?: bigint | undefined
  /** Where the page before ended: an account with `search`, else an id. */
  after: string | undefined
  pageSize: number
}

/** A member as lists show them, with the upline's account. */
export interface ListedMember extends Member {
  parentAccount: string | null
  lastLoginAt: number | null
}

/** Beyond every character an account may have, in the "C" order. */
const BEYOND = '~'

/** Whose profile or log-ins these are, by their indexes, as conditions on `identity.member m`. */
function tracedBy({ phones, email, ip, underId }: MemberFilter): Sql {
  return sql`
    ${
      phones === undefined
        ? empty
        : sql`and m.id in (
            select p.member_id
            from unnest(${phones.map(({ dialingCode }) => dialingCode)}::text[],
                        ${phones.map(({ number }) => number)}::text[]) asked (code, number)
            join identity.profile p on p.country_dialing_code = asked.code and p.mobile_num = asked.number)`
    }
    ${email === undefined ? empty : sql`and m.id in (select p.member_id from identity.profile p where lower(p.email) = lower(${email}))`}
    ${
      ip === undefined
        ? empty
        : sql`and m.id in (
            select p.member_id from identity.profile p where p.register_ip = ${ip}
            union
            select l.member_id from identity.login_record l where l.ip = ${ip} and l.outcome = 'done')`
    }
    ${
      underId === undefined
        ? empty
        : sql`and exists (
            select
            from identity.ancestry a
            where a.ancestor_id = ${underId} and a.descendant_id = m.id and a.depth > 0)`
    }`
}

/** Members by what they are asked for, in the order of their accounts where a search is, else the newest first. */
export async function listMembers(db: Queryable, filter: MemberFilter): Promise<ListedMember[]> {
  const { search, type, state, after, pageSize } = filter
  const prefix = search?.toLowerCase()
  const ordered = prefix === undefined
  return db.many<ListedMember>(sql`
    select ${memberColumns()}, p.account as "parentAccount",
      (select l.at
       from identity.login_record l
       where l.member_id = m.id
         and l.outcome = 'done'
       order by l.id desc
       limit 1) as "lastLoginAt"
    from identity.member m
    left join identity.member p on p.id = m.parent_id
    where true
      ${prefix === undefined ? empty : sql`and ${accountKey} >= ${prefix} and ${accountKey} < ${prefix + BEYOND}`}
      ${type === undefined ? empty : sql`and m.type = ${type}`}
      ${state === undefined ? empty : sql`and m.state = ${state}`}
      ${tracedBy(filter)}
      ${after === undefined ? empty : ordered ? sql`and m.id < ${after}::bigint` : sql`and ${accountKey} > ${after.toLowerCase()}`}
    order by ${ordered ? sql`m.id desc` : accountKey}
    limit ${pageSize}`)
}
