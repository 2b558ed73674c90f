// npm run bench [-- --check] [--quick | --full] [--only <part of a name>]
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@croupier/server/db/migrate.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import type { Bench, BenchContext } from './bench.ts'
import { openPace } from './pace.ts'
import { startProduct } from './running-product.ts'
import { type Line, linesOf, mended, printTable } from './table.ts'

const { values: wanted } = parseArgs({
  options: {
    check: { type: 'boolean' },
    quick: { type: 'boolean' },
    full: { type: 'boolean' },
    only: { type: 'string' },
  },
})
const isQuick = wanted.quick ?? false

let postgres: Postgres | undefined
const folder = await mkdtemp(join(tmpdir(), 'croupier-bench-'))
/** How long a database is kept: for the benchmark that opened it, for all of its subject's folder, or for the whole run. */
type Kept = 'benchmark' | 'subject' | 'run'

interface Opened {
  name: string
  database: Database
  kept: Kept
}

let opened: Opened[] = []
let databases = 0
let kept: Kept = 'run'
const made = new Map<string, Promise<unknown>>()
let product: Promise<void> | undefined
let stopProduct: (() => Promise<void>) | undefined

const context: Omit<BenchContext, 'pace'> = {
  isQuick,
  isFull: wanted.full ?? false,
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
      kept = 'subject'
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
 * Drops what was loaded and nobody uses any more: its millions of rows would be vacuumed and written out beside the next
 * benchmark.
 */
async function drop(isUsed: (each: Opened) => boolean): Promise<void> {
  const unused = opened.filter((each) => !isUsed(each))
  if (!postgres || unused.length === 0) return
  opened = opened.filter(isUsed)
  await Promise.allSettled(unused.map(({ database }) => database.close()))
  await administer(postgres, async (admin) => {
    for (const { name } of unused) await admin.pool.query(`drop database ${name} with (force)`)
    await admin.pool.query('checkpoint')
  })
}

/** What the benchmarks of one subject share goes with the last of them. */
async function endSubject(): Promise<void> {
  made.clear()
  await drop((each) => each.kept === 'run')
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

interface Found {
  bench: Bench
  /** Its folder. */
  subject: string
}

/** Every `*.bench.ts` below this folder, those that look at pages last: a new one needs no entry anywhere. */
async function benches(): Promise<Found[]> {
  const files = globSync('**/*.bench.ts', { cwd: import.meta.dirname }).sort()
  const all = await Promise.all(
    files.map(async (file) => ({ bench: (await import(`./${file}`)).default as Bench, subject: dirname(file) })),
  )
  const chosen = all.filter(({ bench }) => bench.name.includes(wanted.only ?? ''))
  return [...chosen.filter(({ bench }) => !bench.usesProduct), ...chosen.filter(({ bench }) => bench.usesProduct)]
}

/** What a benchmark printed, or one line that says that it failed: it must not take the others' figures with it. */
async function measure(bench: Bench, measurePace: () => Promise<number>): Promise<Line[]> {
  const pace = await measurePace()
  console.error(`${bench.name}, at a pace of ${pace.toFixed(2)}`)
  const from = performance.now()
  try {
    return linesOf(bench, await bench.run({ ...context, pace }), pace)
  } catch (error) {
    console.error(error)
    return [{ bench: bench.name, figure: 'all', value: 'failed', bound: '', verdict: 'MISSED' }]
  } finally {
    context.say(`took ${((performance.now() - from) / 1000).toFixed(0)} s`)
    await drop((each) => each.kept !== 'benchmark')
  }
}

/** How often a benchmark that misses a bound is measured in all, where bounds are checked. */
const RUNS = 3

const isMissed = ({ verdict }: Line): boolean => verdict === 'MISSED'

const lines: Line[] = []
try {
  console.error(
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`,
  )
  if (isQuick) console.error('QUICK: smaller sizes and short rounds. Not the sizes the bounds were set for.')
  const measurePace = await openPace(context)
  kept = 'benchmark'
  let current: string | undefined
  for (const { bench, subject } of await benches()) {
    if (subject !== current) await endSubject()
    current = subject
    let own = await measure(bench, measurePace)
    for (let run = 2; wanted.check && run <= RUNS && own.some(isMissed); run += 1) {
      for (const { figure, value, bound } of own.filter(isMissed)) context.say(`missed: ${figure} ${value}, ${bound}`)
      own = mended(own, await measure(bench, measurePace), run)
    }
    lines.push(...own)
  }
} finally {
  await stopProduct?.()
  await Promise.allSettled(opened.map(({ database }) => database.close()))
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

printTable(lines, isQuick)
if (lines.length === 0) {
  console.error(`no benchmark is called ${wanted.only}`)
  process.exitCode = 2
}
if (wanted.check && lines.some(isMissed)) process.exitCode = 1
