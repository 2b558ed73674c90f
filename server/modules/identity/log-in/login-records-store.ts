import type { LoginOutcome } from '@croupier/api/identity/limits.ts'
import type { Scope } from '../../../platform/context.ts'
import { type Queryable, type Sql, sql } from '../../../platform/database.ts'
import { below } from '../../../platform/page.ts'

export interface NewLoginRecord {
  at: number
  outcome: LoginOutcome
  ip: string | null
  userAgent: string | null
}

/** When and from where somebody tries to come in, as it is recorded. */
export function traceOf(scope: Pick<Scope, 'clock' | 'visit'>): Omit<NewLoginRecord, 'outcome'> {
  return { at: scope.clock.now(), ip: scope.visit?.ip ?? null, userAgent: scope.visit?.userAgent || null }
}

/** Part of a statement: writes the log-in of whose `member_id` stands in `whose`. */
export function recordingLogin(whose: Sql, login: NewLoginRecord): Sql {
  return sql`
    insert into identity.login_record (member_id, at, outcome, ip, user_agent)
    select member_id, ${new Date(login.at)}::timestamptz, ${login.outcome}::text, ${login.ip}::text, ${login.userAgent}::text
    from ${whose}`
}

export async function recordLogin(db: Queryable, login: NewLoginRecord & { memberId: bigint }): Promise<void> {
  await db.run(recordingLogin(sql`(select ${login.memberId}::bigint as member_id) member`, login))
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

/** Whether the member of this id has logged in before, as part of a statement. */
export function hasLoggedIn(memberId: Sql): Sql {
  return sql`
    exists (
      select
      from identity.login_record l
      where l.member_id = ${memberId}
        and l.outcome = 'done')`
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
  page: { before: string | undefined; limit: number },
): Promise<ListedLogin[]> {
  return db.many<ListedLogin>(sql`
    select id, at, outcome, ip, user_agent as "userAgent"
    from identity.login_record
    where member_id = ${memberId}
      and ${below(sql`id`, page.before)}
    order by id desc
    limit ${page.limit}`)
}
