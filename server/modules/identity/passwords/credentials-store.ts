import { type Queryable, type Sql, sql, type Tx } from '../../../platform/database.ts'
import type { Member } from '../members/member.ts'
import { memberColumns } from '../members/members-store.ts'

export interface Credentials extends Member {
  passwordHash: string | null
  passwordChangedAt: number | null
  mustChangePassword: boolean
}

/** What a log-in compares, of `identity.member m`; read nowhere else. */
export function credentialColumns(): Sql {
  return sql`
    ${memberColumns()}, m.password_hash as "passwordHash", m.password_changed_at as "passwordChangedAt",
    m.must_change_password as "mustChangePassword"`
}

export async function findCredentialsOf(db: Queryable, id: bigint): Promise<Credentials | undefined> {
  return db.maybe<Credentials>(sql`
    select ${credentialColumns()}
    from identity.member m
    where m.id = ${id}`)
}

export async function mustChangePassword(db: Queryable, id: bigint): Promise<boolean> {
  const row = await db.maybe<{ must: boolean }>(sql`
    select must_change_password as must
    from identity.member
    where id = ${id}`)
  return row?.must ?? false
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
