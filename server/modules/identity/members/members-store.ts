import type { MemberState, MemberType } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { Member } from './member.ts'

/** Of `identity.member m`, what a member is. */
export function memberColumns(): Sql {
  return sql`
    m.id, m.account, m.type, m.state, m.currency, m.nickname, m.language, m.parent_id as "parentId",
    m.created_at as "createdAt"`
}

/** An account as the unique index holds it, for `identity.member m`: another collation would read every member. */
export const accountKey = sql`lower(m.account) collate "C"`

/** Whether `identity.member m` has this account, whatever the letter case. */
export function isAccount(account: string): Sql {
  return sql`${accountKey} = ${account.toLowerCase()}`
}

export async function findMember(db: Queryable, id: bigint): Promise<Member | undefined> {
  return db.maybe<Member>(sql`
    select ${memberColumns()}
    from identity.member m
    where m.id = ${id}`)
}

/** Those of them that there are, in any order. */
export async function findMembers(db: Queryable, ids: readonly bigint[]): Promise<Member[]> {
  return db.many<Member>(sql`
    select ${memberColumns()}
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
    select ${memberColumns()}
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
    select ${memberColumns()}
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
    select ${memberColumns()}
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
  /** Whose cashier they are; absent: nobody's. */
  cashierOf?: bigint
  createdAt: number
}

/** The new member, or undefined where the account is taken. */
export async function insertMember(tx: Tx, member: NewMember): Promise<Member | undefined> {
  const createdAt = new Date(member.createdAt)
  return tx.maybe<Member>(sql`
    insert into identity.member as m
      (account, type, currency, nickname, language, parent_id, password_hash, password_changed_at,
       payment_password_hash, must_change_password, cashier_of, created_at)
    values
      (${member.account}, ${member.type}, ${member.currency}, ${member.nickname}, ${member.language},
       ${member.parentId}, ${member.passwordHash}, ${member.passwordHash === null ? null : createdAt},
       ${member.paymentPasswordHash}, ${member.mustChangePassword}, ${member.cashierOf ?? null}, ${createdAt})
    on conflict ((lower(account)) collate "C") do nothing
    returning ${memberColumns()}`)
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
