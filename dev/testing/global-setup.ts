import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '@croupier/server/db/migrate.ts'
import { startPostgres } from '@croupier/start/postgres.ts'

const TEMPLATE = 'croupier_template'

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
    await prepareTemplate(url)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('databaseUrl', url)
  project.provide('templateName', TEMPLATE)
  return teardown
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE} with (force)`)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const template = new URL(url)
  template.pathname = `/${TEMPLATE}`
  await migrate(template.href)
}
