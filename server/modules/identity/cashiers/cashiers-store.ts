import type { MemberState } from '@croupier/api/identity/limits.ts'
import { type Queryable, sql, type Tx } from '../../../platform/database.ts'

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
    select m.id, m.account, m.state, c.opened_at as "openedAt",
      (select l.at
       from identity.login_record l
       where l.member_id = m.id
         and l.outcome = 'done'
       order by l.id desc
       limit 1) as "lastLoginAt"
    from identity.cashier c
    join identity.member m on m.id = c.member_id
    where c.agent_id = ${agentId}
    order by c.member_id desc`)
}

/** How the agent stands whose cashier this is; undefined where it is nobody's. */
export async function agentOfCashier(db: Queryable, memberId: bigint): Promise<{ state: MemberState } | undefined> {
  return db.maybe(sql`
    select a.state
    from identity.cashier c
    join identity.member a on a.id = c.agent_id
    where c.member_id = ${memberId}`)
}

export async function insertCashier(tx: Tx, memberId: bigint, agentId: bigint, openedAt: number): Promise<void> {
  await tx.run(sql`
    insert into identity.cashier (member_id, agent_id, opened_at)
    values (${memberId}, ${agentId}, ${new Date(openedAt)})`)
}
