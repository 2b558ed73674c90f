import { type Queryable, sql } from '../../platform/database.ts'

/** Play money of a session: begins with `initial`, the first time it is asked for. Ledger units. */
export async function demoBalanceOf(db: Queryable, sessionId: string, initial: bigint): Promise<bigint> {
  const { balance } = await db.one<{ balance: bigint }>(sql`
    with opened as (
      insert into house.demo_balance (session_id, balance)
      values (${sessionId}, ${initial})
      on conflict (session_id) do nothing
      returning balance
    )
    select balance from opened
    union all
    select balance from house.demo_balance where session_id = ${sessionId}
    limit 1`)
  return balance
}

/** Takes a stake (below zero) or adds a payout. The new balance, or undefined where the balance is too low. */
export async function moveDemoBalance(db: Queryable, sessionId: string, amount: bigint): Promise<bigint | undefined> {
  const row = await db.maybe<{ balance: bigint }>(sql`
    update house.demo_balance
    set balance = balance + ${amount}
    where session_id = ${sessionId} and balance + ${amount} >= 0
    returning balance`)
  return row?.balance
}

/** Sessions are over long before. */
export function forgetOldDemoBalances(db: Queryable): Promise<number> {
  return db.run(sql`delete from house.demo_balance where opened_at < now() - interval '30 days'`)
}
