import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '@croupier/server/platform/database.ts'
import { dropDatabase } from './drop-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster the tests share: an address with the right to create databases. */
    databaseUrl: string
    /** A migrated database that every test's own is copied from. */
    templateName: string
  }
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of a fresh, migrated database; dropped by the returned function. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin(`create database ${name} template ${inject('templateName')}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(inject('databaseUrl'), name) }
}

/** Gives a test file its own migrated database: `const database = useDatabase()`, then `database().one(sql…)`. */
export function useDatabase(connections = 10): () => Database {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await createDatabase()
    drop = created.drop
    database = openDatabase({ url: created.url, connections })
  })
  afterAll(async () => {
    await database?.close()
    await drop?.()
  })
  return () => database
}
