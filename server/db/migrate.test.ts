import { setTimeout as sleep } from 'node:timers/promises'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { expect, it } from 'vitest'
import { sql } from '../platform/database.ts'
import { migrate } from './migrate.ts'

const database = useDatabase()

async function isWaitedFor(table: string): Promise<boolean> {
  const waiting = await database().many(sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and wait_event_type = 'Lock'
      and query like ${`%${table}%`}`)
  return waiting.length > 0
}

it('a migration does not end its process where its connection breaks while it waits for another', async () => {
  const holder = await database().pool.connect()
  await holder.query('begin; lock table platform.cluster in access exclusive mode')
  const migrated = migrate(database().pool.options.connectionString!)
  while (!(await isWaitedFor('platform.cluster'))) await sleep(20)

  await database().many(sql`
    select pg_terminate_backend(pid, 10000)
    from pg_stat_activity
    where datname = current_database()
      and application_name = 'croupier migrate'`)
  // By then the process has heard of it.
  await holder.query('rollback')
  holder.release()

  expect(await migrated).toMatchObject({ applied: [] })
})
