import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { useDatabase } from '@croupier/dev/testing/database.ts'
import { dropDatabase } from '@croupier/dev/testing/drop-database.ts'
import { type Books, move, openBooks } from '../modules/ledger/books.testing.ts'
import { checkLedger, post } from '../modules/ledger/index.ts'
import { auditLog, checkAuditLog, prepareAuditMonths } from '../modules/staff/index.ts'
import { type Database, openDatabase, sql } from '../platform/database.ts'
import { isEmptyDatabase } from './catalogue.ts'
import { dump } from './dump.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { restore } from './restore.ts'

const database = useDatabase()
let folder: string
let books: Books
const emptied: string[] = []

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name}`)
  emptied.push(name)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

const source = () => database().pool.options.connectionString!

function note(action: string, details: Record<string, unknown> = {}) {
  return database().transaction((tx) =>
    auditLog.record(tx, { actor: 'ops:root', action, requestId: 'r', ip: null, details, outcome: 'done' }),
  )
}

/** Every table's rows as one digest, so that a single other byte shows. */
async function contents(of: Database): Promise<Record<string, string>> {
  const tables = await of.many<{ name: string }>(sql`
    select c.oid::regclass::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and c.oid <> 'public.migration'::regclass
      and c.oid <> 'public.sql_function'::regclass
    order by 1`)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await of.pool.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`,
    )
    found[name] = rows[0].digest
  }
  return found
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-dump-'))
  books = await openBooks(database(), 6)
  for (const [index, main] of books.mains.entries()) {
    await database().transaction((tx) => post(tx, [move(books.house, main, BigInt(index * 1000 + 7))]))
  }
  await note('odd texts', { text: 'tab\t line\n back\\slash \\. "quoted" বাংলা 🂡', nothing: null })
  await runMigrations({ connectionString: source() })
  await database().one(
    sql`select graphile_worker.add_job('remind', '{"member": "12"}'::json, job_key => 'one') is not null`,
  )
  await prepareAuditMonths(database(), Date.UTC(2033, 0, 1))
})

afterEach(async () => {
  for (const name of emptied.splice(0)) await dropDatabase(inject('databaseUrl'), name)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a dump', () => {
  it('restored into an empty database holds the same rows, books and audit chain, and work goes on', async () => {
    const path = join(folder, 'whole.dump')
    const before = await contents(database())
    const dumped = await dump(source(), path)
    const url = await emptyDatabase()

    const restored = await restore(url, path)

    expect(restored).toEqual(dumped)
    const copy = openDatabase({ url, connections: 2 })
    try {
      expect(await contents(copy)).toEqual(before)
      expect((await checkLedger(copy)).findings).toEqual([])
      expect(await checkAuditLog(copy)).toMatchObject({ isIntact: true })

      await copy.transaction((tx) => post(tx, [move(books.house, books.mains[0]!, 5n)]))
      await copy.transaction((tx) =>
        auditLog.record(tx, { actor: 'a', action: 'b', requestId: 'c', ip: null, details: {}, outcome: 'done' }),
      )
      expect((await checkLedger(copy)).findings).toEqual([])
      expect(await checkAuditLog(copy)).toMatchObject({ isIntact: true })
      expect(await copy.many(sql`select key from graphile_worker.jobs`)).toEqual([{ key: 'one' }])
      await expect(copy.run(sql`delete from staff.audit_line`)).rejects.toThrow('append-only')
      await expect(copy.pool.query('truncate staff.audit_line_2033_01')).rejects.toThrow('append-only')
      await expect(copy.run(sql`delete from ledger.journal`)).rejects.toThrow(
        /permission denied|immutable|never changed|append/,
      )
    } finally {
      await copy.close()
    }
  })

  it('is of one moment, however much is written meanwhile', async () => {
    const path = join(folder, 'busy.dump')
    const writing = Promise.all(Array.from({ length: 300 }, (_, index) => note(`meanwhile ${index}`)))
    // Written between the audit lines and the chain's kept end, unless both come from one snapshot.
    for (let round = 0; round < 3; round += 1) await dump(source(), path)
    await writing

    const url = await emptyDatabase()
    await restore(url, path)

    const copy = openDatabase({ url, connections: 1 })
    expect(await checkAuditLog(copy)).toMatchObject({ isIntact: true })
    await copy.close()
  })

  it('is readable by its owner alone', async () => {
    const path = join(folder, 'private.dump')
    await dump(source(), path)

    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })
})

describe('restoring', () => {
  it('refuses a database that is not empty', async () => {
    const path = join(folder, 'again.dump')
    await dump(source(), path)

    await expect(restore(source(), path)).rejects.toThrow('The database is not empty')
  })

  const broken: [string, (bytes: Buffer) => Buffer, RegExp][] = [
    ['a file of something else', () => Buffer.from('select 1;'), /is not a dump/],
    ['a compressed file of something else', () => gzipSync('select 1;\n'), /is not a dump/],
    ['a dump cut short', (bytes) => bytes.subarray(0, bytes.length - 200), /cut short/],
    [
      'a dump that lost a row',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString('latin1')
            .replace(/\n[^\n{]*odd texts[^\n]*/, ''),
          {},
        ),
      /holds/,
    ],
    [
      'a dump of a newer version',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString('latin1')
            .replace('"migrations":[', '"migrations":[{"name":"3000-future.sql","sha256":"0"},'),
        ),
      /newer than this program/,
    ],
    [
      'a dump of before the baselines',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString('latin1')
            .replace('"migrations":[', '"migrations":[{"name":"202611210000-platform-outbox.sql","sha256":"0"},'),
        ),
      /Restore it with the version of commit/,
    ],
  ]

  it.each(broken)(
    'refuses %s and leaves the database as empty as it was, so that it takes another',
    async (_what, breakIt, message) => {
      const path = join(folder, 'broken.dump')
      await dump(source(), path)
      await writeFile(path, breakIt(await readFile(path)))
      const url = await emptyDatabase()

      await expect(restore(url, path)).rejects.toThrow(message)

      const left = new pg.Client({ connectionString: url })
      await left.connect()
      expect(await isEmptyDatabase(left)).toBe(true)
      await left.end()
    },
  )

  it('takes a dump of the last version before the baselines, whose tables are the same', async () => {
    const path = join(folder, 'squashed.dump')
    const url = await emptyDatabase()
    const baselines = (await migrationFiles()).filter(({ name }) => name.endsWith('-baseline.sql'))
    await migrate(url, undefined, { through: baselines.at(-1)!.name })
    const old = openDatabase({ url, connections: 1 })
    await old.run(
      sql`insert into platform.setting (name, value, version, changed_by) values ('test.kept', '"বাংলা"', 1, 'ops')`,
    )
    await dump(url, path)
    const lines = await readFile(new URL('./squashed-migrations.txt', import.meta.url), 'utf8')
    const squashed = lines
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '))
    const [first, manifest, ...rest] = gunzipSync(await readFile(path))
      .toString('latin1')
      .split('\n')
    const migrations = squashed.map(([name, sha256]) => ({ name, sha256 }))
    const older = JSON.stringify({ ...JSON.parse(manifest!), migrations })
    await writeFile(path, gzipSync(Buffer.from([first, older, ...rest].join('\n'), 'latin1')))
    const into = await emptyDatabase()

    await restore(into, path)

    const copy = openDatabase({ url: into, connections: 1 })
    expect(await copy.one(sql`select value from platform.setting where name = 'test.kept'`)).toEqual({ value: 'বাংলা' })
    // Both have come to this version: one by what was restored and then changed, one in its place.
    await migrate(url)
    expect(await contents(copy)).toEqual(await contents(old))
    await Promise.all([copy.close(), old.close()])
  })

  it('says so when there is no such file', async () => {
    await expect(restore(await emptyDatabase(), join(folder, 'absent'))).rejects.toThrow('There is no file')
  })
})
