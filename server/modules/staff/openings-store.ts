import type { Actor } from '../../platform/actor.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

/** Keeps that an operator opened a colleague's account. Someone at the machine itself is beyond: it separates nobody. */
export async function insertOpening(tx: Tx, operatorId: bigint, actor: Actor, at: number): Promise<void> {
  if (actor.kind !== 'staff' || actor.staffId === operatorId) return
  await tx.run(sql`
    insert into staff.opening (operator_id, opened_by, at)
    values (${operatorId}, ${actor.staffId}, ${new Date(at)})`)
}

/**
 * The accounts of everybody who may be one person with this operator: who opened the account, who opened theirs, and all
 * that any of these opened.
 */
export async function accountsOfOneHand(db: Queryable, staffId: bigint, since: number): Promise<string[]> {
  const rows = await db.many<{ account: string }>(sql`
    with recursive above (id) as (
      select ${staffId}::bigint
      union
      select o.opened_by
      from above
      join staff.opening o on o.operator_id = above.id and o.at >= ${new Date(since)}
    ),
    hand (id) as (
      select id from above
      union
      select o.operator_id
      from hand
      join staff.opening o on o.opened_by = hand.id and o.at >= ${new Date(since)}
    )
    select account
    from staff.operator
    join hand using (id)
    order by account`)
  return rows.map(({ account }) => account)
}
