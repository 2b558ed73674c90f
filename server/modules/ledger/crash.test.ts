import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { type Database, openDatabase, sql } from '../../platform/database.ts'
import { type Books, openBooks } from './books.testing.ts'
import { checkLedger } from './index.ts'

// A server of its own, with everything on that makes a commit last: this file pulls its plug.
let folder: string
let postgres: Postgres
let database: Database
let books: Books

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-crash-'))
  postgres = await startPostgres({ folder })
  await migrate(postgres.url)
  database = openDatabase({ url: postgres.url, connections: 3 })
  books = await openBooks(database, 24)
})

afterAll(async () => {
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Poster {
  child: ChildProcess
  /** Every key the process was told is booked. */
  acknowledged: Set<string>
  /** How many of its requests went the short way. */
  shortened: number
  ended: Promise<void>
}

function startPoster(): Poster {
  const script = fileURLToPath(new URL('./poster.testing.ts', import.meta.url))
  const acknowledged = new Set<string>()
  const child = fork(script, [postgres.url, String(books.house), books.mains.join(','), '0'], { stdio: 'inherit' })
  const poster: Poster = {
    child,
    acknowledged,
    shortened: 0,
    ended: new Promise<void>((resolve) => child.on('exit', () => resolve())),
  }
  child.on('message', ({ key, shortened }: { key: string; shortened: number }) => {
    acknowledged.add(key)
    poster.shortened = shortened
  })
  return poster
}

async function untilAcknowledged(poster: Poster, count: number): Promise<void> {
  const wanted = poster.acknowledged.size + count
  // How much goes the short way is up to the machine: what is shown below needs one that did.
  while (poster.acknowledged.size < wanted || poster.shortened === 0) {
    if (poster.child.exitCode !== null) throw new Error(`the poster ended with ${poster.child.exitCode}`)
    await sleep(10)
  }
}

async function expectNothingLostOrTwice(posters: Poster[]): Promise<void> {
  const keys = new Set<string>()
  for (const row of await database.many<{ key: string }>(sql`select distinct key from ledger.journal`))
    keys.add(row.key)
  const lost = posters.flatMap((poster) => [...poster.acknowledged].filter((key) => !keys.has(key)))
  expect(lost).toEqual([])
  for (const { shortened, acknowledged } of posters) {
    expect(shortened).toBeGreaterThan(0)
    expect(shortened).toBeLessThan(acknowledged.size)
  }
  const { findings, lines } = await checkLedger(database)
  expect(findings).toEqual([])
  expect(lines).toBeGreaterThan(0n)
}

describe('[B-11] a crash in the middle of the load', () => {
  it('loses nothing and doubles nothing when servers are killed', async () => {
    const posters = [startPoster(), startPoster()]
    for (const poster of posters) await untilAcknowledged(poster, 300)

    for (const poster of posters) poster.child.kill('SIGKILL')
    await Promise.all(posters.map((poster) => poster.ended))

    await expectNothingLostOrTwice(posters)
  })

  it('loses nothing and doubles nothing when PostgreSQL is killed, and the servers go on when it is back', async () => {
    const poster = startPoster()
    const port = Number(new URL(postgres.url).port)
    for (let times = 0; times < 3; times += 1) {
      await untilAcknowledged(poster, 300)
      await postgres.kill()
      postgres = await startPostgres({ folder, port })
    }
    await untilAcknowledged(poster, 300)
    poster.child.kill('SIGKILL')
    await poster.ended

    await expectNothingLostOrTwice([poster])
  })
})
