import { agentTypes, type MemberState, type MemberType, TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { Phone } from '../contacts/phone.ts'
import type { Member } from './member.ts'

function columns(): Sql {
  return sql`
    m.id, m.account, m.type, m.state, m.currency, m.nickname, m.language, m.parent_id as "parentId",
    m.created_at as "createdAt"`
}

/** An account as the unique index holds it, for `identity.member m`: another collation would read every member. */
const accountKey = sql`lower(m.account) collate "C"`

/** Whether `identity.member m` has this account, whatever the letter case. */
export function isAccount(account: string): Sql {
  return sql`${accountKey} = ${account.toLowerCase()}`
}

export async function findMember(db: Queryable, id: bigint): Promise<Member | undefined> {
  return db.maybe<Member>(sql`
    select ${columns()}
    from identity.member m
    where m.id = ${id}`)
}

/** Those of them that there are, in any order. */
export async function findMembers(db: Queryable, ids: readonly bigint[]): Promise<Member[]> {
  return db.many<Member>(sql`
    select ${columns()}
    from identity.member m
    where m.id = any(${[...new Set(ids)]}::bigint[])`)
}

/** Accounts by member id; who does not exist is missing. */
export async function accountNamesOf(db: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db.many<{ id: bigint; account: string }>(sql`
    select id, account
    from identity.member
    where id = any(${[...new Set(ids)]}::bigint[])`)
  return new Map(rows.map(({ id, account }) => [id, account]))
}

/** Whatever the letter case. */
export async function findMemberByAccount(db: Queryable, account: string): Promise<Member | undefined> {
  return db.maybe<Member>(sql`
    select ${columns()}
    from identity.member m
    where ${isAccount(account)}`)
}

/**
 * The member who logs in by this number, as `parsePhone` answers it: the one who verified it, else the first for whom
 * it is the only way to log in. A typed number may be another person's: a member with a password, a social account or a
 * passkey could have typed it to share an account with its owner.
 */
export async function findMemberByMobile(
  db: Queryable,
  dialingCode: string,
  number: string,
): Promise<Member | undefined> {
  return db.maybe<Member>(sql`
    select ${columns()}
    from identity.profile p
    join identity.member m on m.id = p.member_id
    where p.country_dialing_code = ${dialingCode}
      and p.mobile_num = ${number}
      and (p.mobile_verified_at is not null
        or (m.password_hash is null
          and not exists (select from identity.social_account a where a.member_id = m.id)
          and not exists (select from identity.passkey k where k.member_id = m.id)))
    order by p.mobile_verified_at is null, m.id
    limit 1`)
}

/** Locks the member's row until the transaction ends. */
export async function lockMemberByAccount(tx: Tx, account: string): Promise<Member | undefined> {
  return tx.maybe<Member>(sql`
    select ${columns()}
    from identity.member m
    where ${isAccount(account)}
    for update`)
}

/**
 * Locks the rows of many members until the transaction ends and answers whose are locked. Without `waits` it passes over
 * whoever another transaction holds.
 */
export async function lockMembers(tx: Tx, ids: readonly bigint[], waits: boolean): Promise<ReadonlySet<bigint>> {
  const rows = await tx.many<{ id: bigint }>(sql`
    select m.id
    from identity.member m
    where m.id = any(${[...ids]}::bigint[])
    order by m.id
    for update ${waits ? empty : sql`skip locked`}`)
  return new Set(rows.map(({ id }) => id))
}

export interface Credentials extends Member {
  passwordHash: string | null
  passwordChangedAt: number | null
  mustChangePassword: boolean
}

/** What a log-in compares, of `identity.member m`; read nowhere else. */
export function credentialColumns(): Sql {
  return sql`
    ${columns()}, m.password_hash as "passwordHash", m.password_changed_at as "passwordChangedAt",
    m.must_change_password as "mustChangePassword"`
}

export async function findCredentialsOf(db: Queryable, id: bigint): Promise<Credentials | undefined> {
  return db.maybe<Credentials>(sql`
    select ${credentialColumns()}
    from identity.member m
    where m.id = ${id}`)
}

export async function isAccountTaken(db: Queryable, account: string): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.member m
    where ${isAccount(account)}`)
  return row !== undefined
}

export interface NewMember {
  account: string
  type: MemberType
  currency: string
  nickname: string
  language: string | null
  parentId: bigint
  passwordHash: string | null
  paymentPasswordHash: string | null
  mustChangePassword: boolean
  createdAt: number
}

/** The new member, or undefined where the account is taken. */
export async function insertMember(tx: Tx, member: NewMember): Promise<Member | undefined> {
  const createdAt = new Date(member.createdAt)
  return tx.maybe<Member>(sql`
    insert into identity.member as m
      (account, type, currency, nickname, language, parent_id, password_hash, password_changed_at,
       payment_password_hash, must_change_password, created_at)
    values
      (${member.account}, ${member.type}, ${member.currency}, ${member.nickname}, ${member.language},
       ${member.parentId}, ${member.passwordHash}, ${member.passwordHash === null ? null : createdAt},
       ${member.paymentPasswordHash}, ${member.mustChangePassword}, ${createdAt})
    on conflict ((lower(account)) collate "C") do nothing
    returning ${columns()}`)
}

/** Stores the hash of the same password at today's cost, unless the password was changed meanwhile. */
export async function renewPasswordHash(db: Queryable, id: bigint, before: string, after: string): Promise<boolean> {
  const renewed = await db.run(sql`
    update identity.member
    set password_hash = ${after}
    where id = ${id}
      and password_hash = ${before}`)
  return renewed === 1
}

/**
 * Whether this is still the member's password (null: there is none) and they may still log in. It stays so until the
 * transaction ends: a change of password or a freeze waits, and then ends what the transaction opened.
 */
export async function holdsPassword(tx: Tx, id: bigint, hash: string | null): Promise<boolean> {
  return (await tx.maybe(holderOfPassword(id, hash))) !== undefined
}

/** The same as a part of a statement, with the member's id as `member_id`. */
export function holderOfPassword(id: bigint, hash: string | null): Sql {
  return sql`
    select id as member_id
    from identity.member
    where id = ${id}
      and password_hash is not distinct from ${hash}
      and state = 'active'
    for share`
}

/** A password the member chose; false where it was changed meanwhile. Null before: there was none. */
export async function replacePassword(
  tx: Tx,
  id: bigint,
  before: string | null,
  after: string,
  now: number,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update identity.member
    set password_hash = ${after}, password_changed_at = ${new Date(now)}, must_change_password = false
    where id = ${id}
      and password_hash is not distinct from ${before}`)
  return changed === 1
}

/** A password chosen after another proof of identity than the old one. */
export async function resetMemberPassword(tx: Tx, id: bigint, after: string, now: number): Promise<void> {
  await tx.run(sql`
    update identity.member
    set password_hash = ${after}, password_changed_at = ${new Date(now)}, must_change_password = false
    where id = ${id}`)
}

/** A password that lasts until the next log-in. */
export async function lendMemberPassword(tx: Tx, id: bigint, hash: string, now: number): Promise<void> {
  await tx.run(sql`
    update identity.member
    set password_hash = ${hash}, password_changed_at = ${new Date(now)}, must_change_password = true
    where id = ${id}`)
}

export async function setMemberType(tx: Tx, id: bigint, type: MemberType): Promise<void> {
  await tx.run(sql`
    update identity.member
    set type = ${type}
    where id = ${id}`)
}

export async function setMemberParent(tx: Tx, id: bigint, parentId: bigint): Promise<void> {
  await tx.run(sql`
    update identity.member
    set parent_id = ${parentId}
    where id = ${id}`)
}

/** `frozenBy` is the agent who froze them; absent: the house, or nobody. */
export async function setMemberState(tx: Tx, id: bigint, state: MemberState, frozenBy?: bigint): Promise<void> {
  await tx.run(sql`
    update identity.member
    set state = ${state}, frozen_by = ${frozenBy ?? null}
    where id = ${id}`)
}

/** Whether this agent, and not the house or another, froze the member. */
export async function isFrozenBy(db: Queryable, id: bigint, agentId: bigint): Promise<boolean> {
  return (
    (await db.maybe(sql`
      select
      from identity.member
      where id = ${id} and state = 'frozen' and frozen_by = ${agentId}`)) !== undefined
  )
}

export async function setMemberLanguage(tx: Tx, id: bigint, language: string): Promise<void> {
  await tx.run(sql`
    update identity.member
    set language = ${language}
    where id = ${id}
      and language is distinct from ${language}`)
}

export async function setMemberNickname(tx: Tx, id: bigint, nickname: string): Promise<void> {
  await tx.run(sql`
    update identity.member
    set nickname = ${nickname}
    where id = ${id}`)
}

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
    select ${columns()}, p.account as "parentAccount",
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

export async function mustChangePassword(db: Queryable, id: bigint): Promise<boolean> {
  const row = await db.maybe<{ must: boolean }>(sql`
    select must_change_password as must
    from identity.member
    where id = ${id}`)
  return row?.must ?? false
}

/** Who can be offered something: active and no trial, of a currency, registered since a moment where one is named. */
function reachable({ currency, registeredSince }: { currency: string; registeredSince: number | undefined }): Sql {
  return sql`
    m.currency = ${currency}
      and m.state = 'active'
      and m.type <> ${TRIAL_TYPE}
      and m.parent_id is not null
      ${registeredSince === undefined ? empty : sql`and m.created_at > ${new Date(registeredSince)}`}`
}

/** What members are found by; what is not named is not asked. */
export interface MemberConditions {
  currency?: string | undefined
  isAgent?: boolean | undefined
  /** The agent whose team it is, at any depth; the agent belongs to it. */
  teamOf?: bigint | undefined
  joinedFrom?: number | undefined
  joinedBefore?: number | undefined
  language?: string | undefined
  /** Logged in since a moment, or never since. */
  seenFrom?: number | undefined
  seenBefore?: number | undefined
  /** Only who has chosen to be told of offers; nobody on a break has. */
  takesOffers?: boolean | undefined
}

const loggedInSince = (moment: number): Sql => sql`
  exists (
    select
    from identity.login_record l
    where l.member_id = m.id and l.outcome = 'done' and l.at >= ${new Date(moment)})`

/** Whether `identity.member m` has chosen to be told of offers: a break ends that, and nobody on one can choose it. */
const takesOffersNow: Sql = sql`
  exists (
    select
    from identity.profile p
    where p.member_id = m.id and p.takes_marketing)`

/** Everybody who meets the conditions, as `member_id`: no trial and no closed account. For other modules' statements. */
export function membersWhere(conditions: MemberConditions): Sql {
  const { currency, isAgent, teamOf, joinedFrom, joinedBefore, language, seenFrom, seenBefore, takesOffers } =
    conditions
  const isAsked = (value: unknown) => value !== undefined
  return sql`
    select m.id as member_id
    from identity.member m
    where m.state <> 'closed'
      and m.type <> ${TRIAL_TYPE}
      and m.parent_id is not null
      ${isAsked(currency) ? sql`and m.currency = ${currency}` : empty}
      ${isAsked(isAgent) ? sql`and (m.type = any(${agentTypes}::int[])) = ${isAgent}::boolean` : empty}
      ${isAsked(joinedFrom) ? sql`and m.created_at >= ${new Date(joinedFrom!)}` : empty}
      ${isAsked(joinedBefore) ? sql`and m.created_at < ${new Date(joinedBefore!)}` : empty}
      ${isAsked(language) ? sql`and m.language = ${language}` : empty}
      ${takesOffers === true ? sql`and ${takesOffersNow}` : empty}
      ${isAsked(seenFrom) ? sql`and ${loggedInSince(seenFrom!)}` : empty}
      ${isAsked(seenBefore) ? sql`and not ${loggedInSince(seenBefore!)}` : empty}
      ${
        isAsked(teamOf)
          ? sql`and exists (
              select
              from identity.ancestry a
              where a.ancestor_id = ${teamOf}::bigint and a.descendant_id = m.id)`
          : empty
      }`
}

/** Who a member is, whether they take offers and whose teams they belong to, their own among them, as one row. For other modules' statements. */
export function memberInTeams(memberId: bigint): Sql {
  return sql`
    select m.id as member_id, m.currency, m.type = any(${agentTypes}::int[]) as is_agent, m.created_at, m.parent_id,
      ${takesOffersNow} as takes_offers,
      array(
        select a.ancestor_id
        from identity.ancestry a
        where a.descendant_id = m.id) as teams
    from identity.member m
    where m.id = ${memberId}::bigint`
}

export async function countReachable(
  db: Queryable,
  filter: { currency: string; registeredSince: number | undefined },
): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count
    from identity.member m
    where ${reachable(filter)}`)
  return Number(count)
}

/** Those of these members who can be offered something. */
export async function reachableOf(
  db: Queryable,
  ids: readonly bigint[],
  filter: { currency: string; registeredSince: number | undefined },
): Promise<bigint[]> {
  const rows = await db.many<{ id: bigint }>(sql`
    select m.id
    from identity.member m
    where m.id = any(${ids}::bigint[]) and ${reachable(filter)}`)
  return rows.map(({ id }) => id)
}
