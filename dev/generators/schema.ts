import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '@croupier/server/db/migrate.ts'
import { printSchema } from '@croupier/server/db/schema.ts'
import { printTableTypes } from '@croupier/server/db/table-types.ts'
import { startPostgres } from '@croupier/start/postgres.ts'

/** Runs every migration on a database of the moment and prints what they made. */
export async function writeSchema(root: URL): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-schema-'))
  const postgres = await startPostgres({ folder, durable: false })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await client.connect()
    const texts = {
      'server/db/schema.sql': await printSchema(client),
      'server/db/tables.ts': await printTableTypes(client),
    }
    for (const [path, text] of Object.entries(texts)) await writeFile(new URL(path, root), text)
    return Object.keys(texts)
  } finally {
    await client.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
