import { type Database, sql } from '../../../platform/database.ts'

/** Makes the daily partitions up to a week ahead. At every start and once an hour; repeating is harmless. */
export async function makePlayPartitions(database: Database): Promise<void> {
  await database.run(sql`call play.make_partitions()`)
}

/** Puts the vendors' ids of days that are over into their archive; answers how many. Once a day. */
export async function archiveReferences(database: Database): Promise<number> {
  const row = await database.one<{ archived: bigint }>(sql`select play.archive_references() as archived`)
  return Number(row.archived)
}
