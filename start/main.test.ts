import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '@croupier/dev/testing/database.ts'
import { isRunning, processesOn, readLockFile } from './postgres-processes.ts'
import { takeStartLock } from './start-lock.ts'
import { openOldPostgres } from './testing/old-postgres.ts'
import { freePorts, holdPort, runStart, type Started } from './testing/start.ts'

// Not repeated on another PostgreSQL: what a start says of a database is the same of each, and most starts bring their own.

/** A start may have to build the front ends first. */
const PATIENCE = 300_000

let folder: string
let settings: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-start-'))
  settings = { DATA_DIR: folder, DEMO: '0', ...(await freePorts()) }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a start says that cannot be: one line, an exit code of 1, and nothing left behind. */
async function faultOf(changes: Record<string, string>): Promise<string> {
  const started = runStart({ ...settings, ...changes })
  expect(await started.ended).toBe(1)
  expect(processesOn(join(folder, 'postgres', 'data'))).toEqual([])
  const lines = started.said().split('\n')
  const faults = lines.filter((line) => line.startsWith('✗'))
  expect(faults).toHaveLength(1)
  expect(started.said()).not.toContain('    at ')
  return faults[0] ?? ''
}

describe('a start that cannot be', () => {
  it('names the variable that cannot be used', async () => {
    expect(await faultOf({ PORT: 'eighty' })).toBe('✗ PORT must be a port from 1 to 65535; it is “eighty”.')
    expect(await faultOf({ TLS_CERT: '/nowhere.pem' })).toContain('TLS_KEY must be set too')
    expect(await faultOf({ TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.key' })).toMatch(/^✗ TLS_CERT cannot be read/)
  })

  it.each(['PORT', 'CONSOLE_PORT', 'GAMES_PORT', 'BUNDLES_PORT', 'HTTPS_PORT', 'SANDBOX_PORT'])(
    'names a taken port and %s, which moves it',
    async (variable) => {
      const other = await holdPort(Number(settings[variable]))
      const line = await faultOf({ DEMO: '1' })
      await other.release()

      expect(line).toBe(
        `✗ Port ${other.port} is taken by another program: stop it, or set ${variable} to another port.`,
      )
      expect(await readdir(folder)).toEqual([])
    },
  )

  it('names a data folder that cannot be written to', async () => {
    await writeFile(join(folder, 'file'), '')
    const line = await faultOf({ DATA_DIR: join(folder, 'file', 'data') })
    expect(line).toBe(`✗ DATA_DIR ${join(folder, 'file', 'data')} cannot be written to (ENOTDIR).`)
  })

  it.runIf(process.platform === 'linux')('names a data folder that no folder can hold', async () => {
    expect(await faultOf({ DATA_DIR: '/proc/croupier' })).toBe(
      '✗ DATA_DIR /proc/croupier cannot be written to (ENOENT).',
    )
  })

  it('names a host that is not of this machine', async () => {
    expect(await faultOf({ HOST: '203.0.113.7' })).toContain('HOST 203.0.113.7 is no address of this machine')
  })

  it('says which database it cannot reach, and never the password', async () => {
    const line = await faultOf({ DEMO: '1', DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/croupier' })
    expect(line).toMatch(/^✗ DATABASE_URL \(127\.0\.0\.1:1\/croupier\) cannot be used: .*ECONNREFUSED/)
    expect(line).not.toContain('hunter2')
  })

  it('says that the database refuses the password', async () => {
    const url = new URL(inject('databaseUrl'))
    url.password = 'hunter2'
    const line = await faultOf({ DEMO: '1', DATABASE_URL: url.href })
    expect(line).toContain('password authentication failed')
    expect(line).not.toContain('hunter2')
  })

  it('says that the database is too old', async () => {
    const old = await openOldPostgres(140_009)
    const line = await faultOf({ DEMO: '1', DATABASE_URL: old.url })
    old.close()
    expect(line).toMatch(/^✗ DATABASE_URL \(.*\) is PostgreSQL 14; Croupier needs 15 or newer\.$/)
  })

  it('says that the database was written by a newer Croupier', async () => {
    const database = await createDatabase()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query("insert into public.migration (name, sha256) values ('999912312359-later.sql', '')")
    await client.end()

    const line = await faultOf({ DEMO: '1', DATABASE_URL: database.url })
    await database.drop()

    expect(line).toContain('the database is newer than this program')
  })

  it('says which version opens a database of before the baselines', async () => {
    const database = await createDatabase()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      "update public.migration set name = '202611210000-platform-outbox.sql' where name = '202611230001-platform-baseline.sql'",
    )
    await client.end()

    const line = await faultOf({ DEMO: '1', DATABASE_URL: database.url })
    await database.drop()

    expect(line).toMatch(/Nothing was changed\. Start the version of commit [0-9a-f]{7} on it once/)
  })

  it('says that Croupier is already running on the data', async () => {
    const lock = await takeStartLock(folder)
    const line = await faultOf({})
    await lock.release()
    expect(line).toContain(`Croupier is already running on these data (process ${process.pid})`)
  })
})

// On the embedded PostgreSQL, whichever one the other tests run on.
describe.skipIf(process.env['TEST_DATABASE_URL'] !== undefined)('a start', () => {
  const address = (path: string) => `http://127.0.0.1:${settings['PORT']}${path}`

  async function expectNothingLeft(): Promise<void> {
    expect(processesOn(join(folder, 'postgres', 'data'))).toEqual([])
    expect(await readdir(folder)).not.toContain('start.lock')
    await expect(fetch(address('/healthz'))).rejects.toThrow('fetch failed')
  }

  async function open(): Promise<Started> {
    const started = runStart(settings)
    await started.says('Croupier is ready.')
    return started
  }

  /** The programs it began, as it keeps them for a later start to end. */
  async function childrenOf(): Promise<number[]> {
    const lock = JSON.parse(await readFile(join(folder, 'start.lock'), 'utf8'))
    return lock.children.map(({ pid }: { pid: number }) => pid).filter(isRunning)
  }

  function killOutright(pid: number | undefined): void {
    // A number of 0 would mean every process of ours.
    if (!pid) throw new Error('there is no such process')
    process.kill(pid, 'SIGKILL')
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'serves until %s, then stops what it started and leaves nothing running',
    async (signal) => {
      const started = await open()
      expect((await fetch(address('/readyz'))).status).toBe(200)
      expect(started.said()).toContain(`http://127.0.0.1:${settings['CONSOLE_PORT']}`)

      started.kill(signal)

      expect(await started.ended).toBe(0)
      await expectNothingLeft()
    },
    PATIENCE,
  )

  it(
    'ends, with all it started, when the server ends unasked',
    async () => {
      const started = await open()
      const [server] = await childrenOf()

      killOutright(server)

      expect(await started.ended).toBe(1)
      expect(started.said()).toContain('✗ The server was ended by SIGKILL.')
      await expectNothingLeft()
    },
    PATIENCE,
  )

  it(
    'ends, with all it started, when PostgreSQL ends unasked',
    async () => {
      const started = await open()

      killOutright(readLockFile(join(folder, 'postgres', 'data'))?.pid)

      expect(await started.ended).toBe(1)
      expect(started.said()).toContain('✗ PostgreSQL ended')
      await expectNothingLeft()
    },
    PATIENCE,
  )

  it(
    'can be started again after it was killed outright, and keeps what was written',
    async () => {
      const first = await open()
      const [server = 0] = await childrenOf()
      expect(server).toBeGreaterThan(0)
      first.kill('SIGKILL')
      await first.ended

      const second = await open()

      expect(isRunning(server)).toBe(false)
      expect((await fetch(address('/readyz'))).status).toBe(200)
      second.kill('SIGTERM')
      expect(await second.ended).toBe(0)
      await expectNothingLeft()
    },
    PATIENCE,
  )

  it(
    'stops at once, and cleanly, when it is interrupted while it starts',
    async () => {
      const started = runStart(settings)
      await started.says('PostgreSQL ready')
      started.kill('SIGINT')

      expect(await started.ended).toBe(0)
      await expectNothingLeft()
    },
    PATIENCE,
  )
})
