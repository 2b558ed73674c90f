import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { openDatabase } from '../platform/database.ts'
import { migrateJobs } from '../platform/jobs.ts'
import { alignOutbox } from '../platform/outbox-upkeep.ts'
import { type AppliedMigration, inBaselines, OLDER_DATABASE } from './baselines.ts'
import { openClient } from './open-client.ts'

const folder = new URL('./migrations/', import.meta.url)
const modules = new URL('../modules/', import.meta.url)
const platform = new URL('../platform/', import.meta.url)

/** Any number that nobody else locks: it only has to be the same in every process. */
const LOCK = 4_210_815

export interface Migrated {
  applied: string[]
  total: number
}

/** A migration that ran before was changed since, or the database was written by a newer Croupier. */
export class MigrationConflict extends Error {
  override name = 'MigrationConflict'
}

export interface MigrationFile {
  name: string
  text: string
  sha256: string
}

/** Every migration of this program, in the order they run. */
export async function migrationFiles(): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * SQL functions that are source: `modules/<module>/sql/<name>.sql` and `platform/sql/<name>.sql`, each creating or replacing
 * what its name says. They are applied again whenever their text has changed, behind the migrations.
 */
export async function functionFiles(): Promise<MigrationFile[]> {
  const owners: [string, URL][] = [['platform', platform]]
  for (const module of (await readdir(modules)).sort()) owners.push([module, new URL(`${module}/`, modules)])
  const files: MigrationFile[] = []
  for (const [owner, home] of owners) {
    const sources = new URL('sql/', home)
    const names = await readdir(sources).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(name, sources), 'utf8')
      files.push({ name: `${owner}/${name}`, text, sha256: createHash('sha256').update(text).digest('hex') })
    }
  }
  return files
}

/** In one transaction each; a text that is known is left alone. */
async function applyFunctions(client: pg.Client, report: (name: string) => void): Promise<void> {
  await client.query(`
    create table if not exists public.sql_function (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null
    )`)
  const known = new Map<string, string>()
  for (const row of (await client.query('select name, sha256 from public.sql_function')).rows) {
    known.set(row.name, row.sha256)
  }
  for (const { name, text, sha256 } of await functionFiles()) {
    if (known.get(name) === sha256) continue
    report(name)
    await client.query('begin')
    try {
      await client.query(text)
      await client.query(
        `insert into public.sql_function (name, sha256, applied_at) values ($1, $2, now())
         on conflict (name) do update set sha256 = excluded.sha256, applied_at = excluded.applied_at`,
        [name, sha256],
      )
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
}

/** What was applied. A database of the last version before the baselines is written down as having them. */
async function knownMigrations(client: pg.Client, files: readonly MigrationFile[]): Promise<Map<string, string>> {
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from public.migration')
  const applied = inBaselines(rows, files)
  if (applied === 'older') throw new MigrationConflict(OLDER_DATABASE)
  if (applied !== rows) {
    await client.query('begin')
    await client.query('delete from public.migration')
    await client.query('insert into public.migration (name, sha256) select * from unnest($1::text[], $2::text[])', [
      applied.map(({ name }) => name),
      applied.map(({ sha256 }) => sha256),
    ])
    await client.query('commit')
  }
  return new Map(applied.map(({ name, sha256 }) => [name, sha256]))
}

/**
 * Brings the database to this version: every file of `migrations/` in order of name, each in its own transaction.
 * Several processes may start at once: one works, the others wait for its advisory lock and find nothing to do.
 * @throws MigrationConflict
 */
export async function migrate(
  url: string,
  report: (name: string) => void = () => {},
  /** `through`: stop after this one, where older rows are to be read in first. */
  options: { through?: string } = {},
): Promise<Migrated> {
  const client = await openClient(url, 'croupier migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`
      create table if not exists public.migration (
        name text primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`)
    const files = await migrationFiles()
    const known = await knownMigrations(client, files)
    const stranger = [...known.keys()].find((name) => !files.some((file) => file.name === name))
    if (stranger) throw new MigrationConflict(`the database is newer than this program: it knows ${stranger}`)

    const applied: string[] = []
    for (const { name, text, sha256 } of files) {
      if (options.through !== undefined && name > options.through) break
      const before = known.get(name)
      if (before === sha256) continue
      if (before) throw new MigrationConflict(`${name} was changed after it ran; write a new migration instead`)
      report(name)
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into public.migration (name, sha256) values ($1, $2)', [name, sha256])
        await client.query('commit')
      } catch (error) {
        // Where the connection is gone, so is what was done over it.
        await client.query('rollback').catch(() => {})
        throw error
      }
      applied.push(name)
    }
    if (options.through === undefined) await applyFunctions(client, report)
    await migrateJobs(url)
    const database = openDatabase({ url, connections: 1 })
    await alignOutbox(database).finally(() => database.close())
    return { applied, total: files.length }
  } finally {
    await client.end()
  }
}
