import { type Queryable, sql } from '../../platform/database.ts'

/** Play money of a session: begins with `initial`, the first time it is asked for. Ledger units. */
export async function demoBalanceOf(db: Queryable, sessionId: string, initial: bigint): Promise<bigint> {
  const given = await db.maybe<{ balance: bigint }>(sql`
    insert into house.demo_balance (session_id, balance)
    values (${sessionId}, ${initial})
    on conflict (session_id) do nothing
    returning balance`)
  if (given) return given.balance
  // A statement of its own: what another call has given meanwhile is not seen by one that began before.
  const { balance } = await db.one<{ balance: bigint }>(sql`
    select balance from house.demo_balance where session_id = ${sessionId}`)
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
