// The benchmarks of one group, one after the other, on a PostgreSQL of their own: main.ts starts it, and is sent the lines of
// each as it ends.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from '@croupier/basis/assert.ts'
import { migrate } from '@croupier/server/db/migrate.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import type { Bench, BenchContext } from './bench.ts'
import { findBenches } from './find-benches.ts'
import { options } from './options.ts'
import { openPace } from './pace.ts'
import { startProduct } from './running-product.ts'
import { failedLine, isMissed, type Line, linesOf, mended } from './table.ts'

/** How long a database is kept: for the benchmark that opened it, or for all of its group. */
type Kept = 'benchmark' | 'group'

interface Opened {
  name: string
  database: Database
  kept: Kept
}

let postgres: Postgres | undefined
let opened: Opened[] = []
let databases = 0
let kept: Kept = 'group'
const made = new Map<string, Promise<unknown>>()
let product: Promise<void> | undefined
let stopProduct: (() => Promise<void>) | undefined
const folder = await mkdtemp(join(tmpdir(), 'croupier-bench-'))

const context: Omit<BenchContext, 'pace'> = {
  isQuick: options.quick,
  isFull: options.full,
  async openDatabase(connections) {
    const server = await startedPostgres()
    databases += 1
    const name = `bench_${databases}`
    await administer(server, (admin) => admin.pool.query(`create database ${name}`))
    const url = new URL(server.superuserUrl)
    url.pathname = `/${name}`
    await migrate(url.href)
    const database = openDatabase({ url: url.href, connections, applicationName: 'croupier bench' })
    opened.push({ name, database, kept })
    return database
  },
  startProduct: () => (product ??= openProduct()),
  async once<T>(name: string, make: () => Promise<T>): Promise<T> {
    if (!made.has(name)) {
      kept = 'group'
      made.set(
        name,
        make().finally(() => (kept = 'benchmark')),
      )
    }
    return made.get(name) as Promise<T>
  },
  say: (sentence) => console.error(`  ${sentence}`),
}

async function openProduct(): Promise<void> {
  const data = join(folder, 'product')
  // Where the pieces of the browser tests keep what they note.
  process.env['BROWSER_DATA_DIR'] = data
  stopProduct = await startProduct(data)
}

async function administer(server: Postgres, work: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = openDatabase({ url: server.superuserUrl, connections: 1 })
  try {
    await work(admin)
  } finally {
    await admin.close()
  }
}

/**
 * Drops what a benchmark loaded for itself: its millions of rows would be vacuumed and written out beside the next one.
 */
async function dropUnused(): Promise<void> {
  const unused = opened.filter((each) => each.kept === 'benchmark')
  if (!postgres || unused.length === 0) return
  opened = opened.filter((each) => each.kept === 'group')
  await Promise.allSettled(unused.map(({ database }) => database.close()))
  await administer(postgres, async (admin) => {
    for (const { name } of unused) await admin.pool.query(`drop database ${name} with (force)`)
    await admin.pool.query('checkpoint')
  })
}

async function startedPostgres(): Promise<Postgres> {
  if (!postgres) {
    postgres = await startPostgres({ folder: join(folder, 'postgres') })
    const database = openDatabase({ url: postgres.url, connections: 1 })
    const { version } = await database.one<{ version: string }>(sql`select split_part(version(), ' on ', 1) as version`)
    await database.close()
    context.say(`${version}, its own, fsync on`)
  }
  return postgres
}

/** The lines of a benchmark, or one line that says that it failed: it must not take the others' figures with it. */
async function measure(bench: Bench, measurePace: () => Promise<number>): Promise<Line[]> {
  const pace = await measurePace()
  console.error(`${bench.name}, at a pace of ${pace.toFixed(2)}`)
  const from = performance.now()
  try {
    return linesOf(bench, await bench.run({ ...context, pace }), pace)
  } catch (error) {
    console.error(error)
    return [failedLine(bench.name)]
  } finally {
    context.say(`took ${((performance.now() - from) / 1000).toFixed(0)} s`)
    await dropUnused()
  }
}

/** How often a benchmark that misses a bound is measured in all, where bounds are checked. */
const RUNS = 3

try {
  const group = (await findBenches(options.only)).find(({ name }) => name === process.env['BENCH_GROUP'])
  assert(group, 'main.ts names a group that there is')
  const measurePace = await openPace(context)
  kept = 'benchmark'
  for (const bench of group.benches) {
    let lines = await measure(bench, measurePace)
    for (let run = 2; options.check && run <= RUNS && lines.some(isMissed); run += 1) {
      for (const { figure, value, bound } of lines.filter(isMissed)) context.say(`missed: ${figure} ${value}, ${bound}`)
      lines = mended(lines, await measure(bench, measurePace), run)
    }
    process.send?.(lines)
  }
} finally {
  await stopProduct?.()
  await Promise.allSettled(opened.map(({ database }) => database.close()))
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
// What a benchmark left open must not keep the next group waiting.
process.disconnect?.()
