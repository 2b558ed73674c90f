import { assert } from '@croupier/basis/assert.ts'
import type { Database } from '@croupier/server/platform/database.ts'
import { sql } from '@croupier/server/platform/database.ts'

/**
 * The baseline: the ledger most projects write. Seven round trips inside a transaction, a row per account with the
 * house's among them, so that everybody waits for the house. Its statements are prepared: only its design is slow.
 */
export async function openNaiveLedger(database: Database, members: number) {
  await database.pool.query(`
    create schema naive;
    create table naive.account (id bigint primary key, balance bigint not null);
    create table naive.transfer (
      id uuid primary key,
      from_id bigint not null, to_id bigint not null, amount bigint not null, created_at timestamptz default now()
    );
    create table naive.entry (
      id bigint generated always as identity primary key,
      transfer_id uuid not null, account_id bigint not null, amount bigint not null, balance_after bigint not null
    );
    create index on naive.entry (account_id, id);
    insert into naive.account select n, 1000000000000 from generate_series(0, ${members}) n;
    analyze naive.account`)

  return async function transfer(id: string, member: bigint, amount: bigint): Promise<void> {
    // 1: begin.
    await database.transaction(async (tx) => {
      // 2: both rows, in order of number, so that no two transfers wait for each other in a circle.
      const [house, own] = await tx.many<{ balance: bigint }>(sql`
        select id, balance from naive.account where id in (0, ${member}) order by id for update`)
      assert(house && own, 'both accounts are open')
      if (own.balance < amount) throw new Error('insufficient')
      // 3
      await tx.run(sql`insert into naive.transfer (id, from_id, to_id, amount) values (${id}, ${member}, 0, ${amount})`)
      // 4
      await tx.run(sql`
        insert into naive.entry (transfer_id, account_id, amount, balance_after)
        values (${id}, ${member}, ${-amount}, ${own.balance - amount}), (${id}, 0, ${amount}, ${house.balance + amount})`)
      // 5, 6
      await tx.run(sql`update naive.account set balance = balance - ${amount} where id = ${member}`)
      await tx.run(sql`update naive.account set balance = balance + ${amount} where id = 0`)
      // 7: commit.
    })
  }
}
