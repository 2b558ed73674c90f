import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { sql } from '../platform/database.ts'
import { printSchema } from './schema.ts'

const database = useDatabase(2)

async function print(what: typeof printSchema): Promise<string> {
  const client = await database().pool.connect()
  return what(client).finally(() => client.release())
}

const committed = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

describe('what is committed of the schema', () => {
  it('schema.sql is what the migrations make; “npm run new -- schema” prints it again', async () => {
    expect(await committed('./schema.sql')).toBe(await print(printSchema))
  })

  it('shows a column, a constraint, an index, a function or a trigger that was added', async () => {
    const before = await print(printSchema)
    const changes = [
      sql`alter table staff.operator add column shoe_size integer`,
      sql`alter table staff.operator add constraint is_named check (display_name <> '')`,
      sql`create index operator_role on staff.operator (role)`,
      sql`create function staff.answer() returns integer language sql as 'select 42'`,
      sql`create trigger fixed before update on staff.operator for each row execute function staff.audit_is_append_only()`,
    ]

    let previous = before
    for (const change of changes) {
      await database().run(change)
      const now = await print(printSchema)
      expect(now.length).toBeGreaterThan(previous.length)
      previous = now
    }
  })
})
