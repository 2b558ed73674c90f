import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '@croupier/server/db/migrate.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import { dropDatabase } from './drop-database.ts'

/** Of each project its own: one server may serve them all. */
const templateOf = (project: TestProject) => `croupier_template_${project.name.replaceAll(/\W/g, '_')}`

/**
 * One PostgreSQL for the whole run: the embedded one, or the server of `TEST_DATABASE_URL` (that is how the same tests
 * run on PostgreSQL 15). Tests copy the migrated template, which takes some 50 ms.
 */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-test-'))
  const outside = process.env['TEST_DATABASE_URL']
  const postgres = outside ? undefined : await startPostgres({ folder, durable: false })
  const url = outside ?? postgres!.url
  const teardown = async () => {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    if (postgres) await allowForTests(postgres)
    await prepareTemplate(url, templateOf(project))
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('databaseUrl', url)
  project.provide('templateName', templateOf(project))
  return teardown
}

/** Tests are the product's own role. Besides they copy databases, and some do what only triggers forbid. */
async function allowForTests({ url, superuserUrl }: Postgres): Promise<void> {
  const role = pg.escapeIdentifier(new URL(url).username)
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(`alter role ${role} createdb`)
  await client.query(`grant set on parameter session_replication_role to ${role}`)
  await client.end()
}

async function prepareTemplate(url: string, name: string): Promise<void> {
  await dropDatabase(url, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const template = new URL(url)
  template.pathname = `/${name}`
  await migrate(template.href)
}
