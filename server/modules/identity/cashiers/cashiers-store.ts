import type { MemberState } from '@croupier/api/identity/limits.ts'
import { type Queryable, sql } from '../../../platform/database.ts'

export interface Cashier {
  id: bigint
  account: string
  state: MemberState
  openedAt: number
  lastLoginAt: number | null
}

/** An agent's, the newest first. */
export async function cashiersOf(db: Queryable, agentId: bigint): Promise<Cashier[]> {
  return db.many<Cashier>(sql`
    select m.id, m.account, m.state, m.created_at as "openedAt",
      (select l.at
       from identity.login_record l
       where l.member_id = m.id
         and l.outcome = 'done'
       order by l.id desc
       limit 1) as "lastLoginAt"
    from identity.member m
    where m.cashier_of = ${agentId}
    order by m.id desc`)
}

/** How the agent stands whose cashier this is; undefined where it is nobody's. */
export async function agentOfCashier(db: Queryable, memberId: bigint): Promise<{ state: MemberState } | undefined> {
  return db.maybe(sql`
    select a.state
    from identity.member m
    join identity.member a on a.id = m.cashier_of
    where m.id = ${memberId}`)
}
