import type { LoginOutcome } from '@croupier/api/identity/limits.ts'
import { empty, type Queryable, sql } from '../../platform/database.ts'

export async function recordLogin(
  db: Queryable,
  login: { memberId: bigint; at: number; outcome: LoginOutcome; ip: string | null; userAgent: string | null },
): Promise<void> {
  await db.run(sql`
    insert into identity.login_record (member_id, at, outcome, ip, user_agent)
    values (${login.memberId}, ${new Date(login.at)}, ${login.outcome}, ${login.ip}, ${login.userAgent})`)
}

/** The member's right log-ins, latest first, after skipping some. */
function login(db: Queryable, memberId: bigint, skipped: number): Promise<LoginTrace | undefined> {
  return db.maybe<LoginTrace>(sql`
    select at, ip
    from identity.login_record
    where member_id = ${memberId}
      and outcome = 'done'
    order by id desc
    offset ${skipped}
    limit 1`)
}

export interface LoginTrace {
  at: number
  ip: string | null
}

export function latestLogin(db: Queryable, memberId: bigint): Promise<LoginTrace | undefined> {
  return login(db, memberId, 0)
}

/** The log-in before the latest one: somebody who was not the member is seen by it. */
export function previousLogin(db: Queryable, memberId: bigint): Promise<LoginTrace | undefined> {
  return login(db, memberId, 1)
}

export async function hasLoggedIn(db: Queryable, memberId: bigint): Promise<boolean> {
  const row = await db.maybe(sql`
    select
    from identity.login_record
    where member_id = ${memberId}
      and outcome = 'done'
    limit 1`)
  return row !== undefined
}

export interface ListedLogin extends LoginTrace {
  id: bigint
  outcome: LoginOutcome
  userAgent: string | null
}

/** A member's log-ins, right and wrong, newest first, below `before`. */
export async function loginsOf(
  db: Queryable,
  memberId: bigint,
  page: { before: bigint | undefined; size: number },
): Promise<ListedLogin[]> {
  return db.many<ListedLogin>(sql`
    select id, at, outcome, ip, user_agent as "userAgent"
    from identity.login_record
    where member_id = ${memberId}
      ${page.before === undefined ? empty : sql`and id < ${page.before}`}
    order by id desc
    limit ${page.size}`)
}
