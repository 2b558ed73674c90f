import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Postgres, type PostgresOptions, startPostgres } from './postgres.ts'
import { OWNER } from './postgres-roles.ts'
import { faultOfGlibc } from './postgres-binaries.ts'
import { isRunning, processesOn } from './postgres-processes.ts'

let folder: string
let started: Postgres[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-postgres-'))
  started = []
})
afterEach(async () => {
  for (const postgres of started) await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ folder, ...options })
  started.push(postgres)
  return postgres
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const row: Record<string, unknown> = (await client.query(text)).rows[0] ?? {}
    return Object.values(row)[0]
  } finally {
    await client.end()
  }
}

describe('the PostgreSQL of our own', () => {
  it('takes statements, stores Unicode and keeps what was written over a stop and a start', async () => {
    const first = await start()
    await query(first.url, 'create table thing (name text)')
    await query(first.url, "insert into thing values ('ক্রুপিয়ার')")
    await first.stop()

    const second = await start()
    expect(await query(second.url, 'select name from thing')).toBe('ক্রুপিয়ার')
    expect(await query(second.url, 'show server_encoding')).toBe('UTF8')
    expect(await query(second.url, 'show fsync')).toBe('on')
    expect(await query(second.url, 'select current_database()')).toBe('croupier')
  })

  it('refuses log-ins without its password, which only its owner can read', async () => {
    const { url } = await start()
    const stranger = new URL(url)
    stranger.password = 'guess'

    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect((await stat(join(folder, 'password'))).mode & 0o077).toBe(0)
    expect(await query(url, 'show listen_addresses')).toBe('127.0.0.1')
  })

  it('gives the product a role that owns its database and has no other rights', async () => {
    const { url } = await start()

    const rights = `
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls
      from pg_roles where rolname = current_user`
    expect(await query(url, rights)).toBe(false)
    expect(await query(url, 'select count(*)::int from pg_auth_members where member = current_user::regrole')).toBe(0)
    expect(await query(url, 'select pg_get_userbyid(datdba) from pg_database where datname = current_database()')).toBe(
      OWNER,
    )
    await expect(query(url, "select pg_read_file('PG_VERSION')")).rejects.toThrow(/permission denied/)
    await expect(query(url, 'create role other')).rejects.toThrow(/permission denied/)
    expect((await stat(join(folder, 'owner-password'))).mode & 0o077).toBe(0)
  })

  it('hands over what an older Croupier made as the superuser', async () => {
    const first = await start()
    const makeAll = `
      create schema play;
      create type play.side as enum ('even', 'odd');
      create domain play.name as text;
      create type play.pair as (one int, other int);
      create table play.round (id bigint generated always as identity, number serial, side play.side, day int)
        partition by list (day);
      create table play.round_1 partition of play.round for values in (1);
      create sequence play.loose;
      create view play.shown as select id from play.round;
      create materialized view play.summed as select count(*) from play.round;
      create function play.twice(number int) returns int language sql as 'select number * 2';
      alter database croupier owner to croupier`
    for (const statement of makeAll.split(';')) await query(first.superuserUrl, statement)
    await first.stop()
    await rm(join(folder, 'owner-password'))

    const { url } = await start()

    const others = `
      select string_agg(name, ', ')
      from (select relname as name, relowner as owner from pg_class where relnamespace = 'play'::regnamespace
            union all select typname, typowner from pg_type where typnamespace = 'play'::regnamespace
            union all select proname, proowner from pg_proc where pronamespace = 'play'::regnamespace
            union all select nspname, nspowner from pg_namespace where nspname = 'play'
            union all select datname, datdba from pg_database where datname = current_database()) as made
      where owner <> current_user::regrole`
    expect(await query(url, others)).toBeNull()
    await query(url, 'drop schema play cascade')
  })

  it('keeps what was committed when every process of it is killed', async () => {
    const first = await start()
    await query(first.url, 'create table thing (name text)')
    await query(first.url, "insert into thing values ('kept')")
    await first.kill()

    expect(processesOn(join(folder, 'data'))).toEqual([])
    const second = await start()
    expect(await query(second.url, 'select name from thing')).toBe('kept')
  })

  it('takes over from a server whose owner was killed outright', async () => {
    const program = `
      import { startPostgres } from ${JSON.stringify(new URL('postgres.ts', import.meta.url).href)}
      const { pid } = await startPostgres({ folder: ${JSON.stringify(folder)} })
      console.log(pid)
      setInterval(() => {}, 1000)`
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const orphan = Number(String((await once(owner.stdout, 'data'))[0]))
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(isRunning(orphan)).toBe(true)

    const postgres = await start()

    expect(isRunning(orphan)).toBe(false)
    expect(await query(postgres.url, 'select 1')).toBe(1)
  })

  it('is not deterred by a lock file whose process is now another program', async () => {
    const first = await start()
    await first.kill()
    const lock = join(folder, 'data', 'postmaster.pid')
    const lines = (await readFile(lock, 'utf8')).split('\n')
    await writeFile(lock, [String(process.pid), ...lines.slice(1)].join('\n'))

    expect(await query((await start()).url, 'select 1')).toBe(1)
    expect(isRunning(process.pid)).toBe(true)
  })

  it('begins again where the first start was interrupted while it made the data', async () => {
    await mkdir(join(folder, 'data.new'))
    await writeFile(join(folder, 'data.new', 'half'), 'done')

    expect(await query((await start()).url, 'select 1')).toBe(1)
  })

  it('says what PostgreSQL said when it cannot start, and leaves nothing running', async () => {
    await (await start()).stop()
    await appendFile(join(folder, 'data', 'postgresql.conf'), '\nwork_mem = plenty\n')

    await expect(start()).rejects.toThrow(/^PostgreSQL did not start: .*work_mem/)
    expect(processesOn(join(folder, 'data'))).toEqual([])
  })

  it('asks for the password back rather than making one that opens nothing', async () => {
    await (await start()).stop()
    await rm(join(folder, 'password'))
    await expect(start()).rejects.toThrow(/^The password of PostgreSQL is missing: restore .*password\.$/)
  })

  it('may be stopped twice, and says when it has ended', async () => {
    const postgres = await start()

    await Promise.all([postgres.stop(), postgres.stop()])
    await postgres.stop()

    await postgres.ended
    expect(isRunning(postgres.pid)).toBe(false)
  })

  it('trades safety for speed only on request', async () => {
    const { url } = await start({ durable: false })
    expect(await query(url, 'show fsync')).toBe('off')
    expect(await query(url, 'show synchronous_commit')).toBe('off')
  })
})

describe('the C library of the system', () => {
  it.each(['2.27', '2.36', '3.0'])('is new enough as glibc %s', (version) => {
    expect(faultOfGlibc(version)).toBeUndefined()
  })

  it.each([
    ['2.17', /needs glibc 2\.27 or newer, and this is 2\.17; set DATABASE_URL/],
    [undefined, /needs glibc, which this system does not use; set DATABASE_URL/],
  ])('is refused as glibc %s, with what to do instead', (version, line) => {
    expect(faultOfGlibc(version)).toMatch(line)
  })
})
