import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '@croupier/server/db/migrate.ts'
import { printSchema } from '@croupier/server/db/schema.ts'
import { startPostgres } from '@croupier/start/postgres.ts'

/** Runs every migration on a database of the moment and prints what they made. */
export async function writeSchema(root: URL): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-schema-'))
  const postgres = await startPostgres({ folder, durable: false })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await migrate(postgres.url)
    await client.connect()
    const path = 'server/db/schema.sql'
    await writeFile(new URL(path, root), await printSchema(client))
    return [path]
  } finally {
    await client.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
