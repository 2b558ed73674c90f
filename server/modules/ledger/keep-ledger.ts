import { type Database, sql } from '../../platform/database.ts'

/** Makes the journal's daily partitions up to a week ahead. At every start and once a day; repeating is harmless. */
export async function makeLedgerPartitions(database: Database): Promise<void> {
  await database.run(sql`call ledger.make_partitions()`)
}

/** Days, within the coming ones, for which postings would fail (`2026-11-21`): anything here is an alarm. */
export async function missingLedgerPartitions(database: Database, daysAhead = 3): Promise<string[]> {
  const rows = await database.many<{ day: string }>(sql`
    select day::text as day
    from ledger.missing_partitions(${daysAhead}::int) day
    order by day`)
  return rows.map((row) => row.day)
}

/**
 * Folds what was posted against unguarded accounts into their totals; answers how many rows went in. Every second or
 * so: balances are exact without it, only slower to read.
 */
export async function foldLedgerTotals(database: Database): Promise<number> {
  const row = await database.one<{ folded: bigint }>(sql`select ledger.fold_tail() as folded`)
  return Number(row.folded)
}
