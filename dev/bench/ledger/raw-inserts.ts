import { createLanes, type Lanes } from '@croupier/server/modules/ledger/index.ts'
import { type Database, sql } from '@croupier/server/platform/database.ts'

export interface RawRow {
  account: bigint
  key: string
  amount: bigint
}

/**
 * The ceiling: rows as wide as the journal's, one index, no decision, no lock, gathered into batches by the same
 * lanes. What the ledger reaches of it is what its thinking leaves.
 */
export async function openRawInserts(database: Database): Promise<Lanes<RawRow, true>> {
  await database.pool.query(`
    create schema raw;
    create table raw.row (
      account_id bigint not null, seq bigint not null, amount bigint not null, balance_after bigint not null,
      contra_id bigint not null, posted_at timestamptz not null, key uuid not null, kind smallint not null,
      part smallint not null, parts smallint not null, reference text not null,
      unique (account_id, key)
    )`)
  return createLanes<RawRow, true>(database, {
    name: 'raw inserts',
    keysOf: (row) => [row.key],
    statement: (rows) => sql`
      insert into raw.row
      select account_id, 1, amount, 1, 1, now(), key, 1, 1, 1, 'bench'
      from unnest(
        ${`{${rows.map((row) => row.account).join(',')}}`}::bigint[],
        ${`{${rows.map((row) => row.key).join(',')}}`}::uuid[],
        ${`{${rows.map((row) => row.amount).join(',')}}`}::bigint[]
      ) r(account_id, key, amount)`,
    answers: (rows) => rows.map(() => true as const),
  })
}
