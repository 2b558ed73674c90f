// npm run bench [-- --check] [--quick | --full] [--only <part of a name>]
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '@croupier/server/db/migrate.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import type { Bench, BenchContext } from './bench.ts'
import { openPace } from './pace.ts'
import { startProduct } from './running-product.ts'
import { type Line, linesOf, printTable } from './table.ts'

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
const open: Database[] = []
const made = new Map<string, Promise<unknown>>()
let stopProduct: (() => Promise<void>) | undefined

const context: Omit<BenchContext, 'pace'> = {
  isQuick,
  isFull: wanted.full ?? false,
  async openDatabase(connections) {
    const server = await startedPostgres()
    const name = `bench_${open.length + 1}`
    const admin = openDatabase({ url: server.superuserUrl, connections: 1 })
    await admin.pool.query(`create database ${name}`)
    await admin.close()
    const url = new URL(server.superuserUrl)
    url.pathname = `/${name}`
    await migrate(url.href)
    const database = openDatabase({ url: url.href, connections, applicationName: 'croupier bench' })
    open.push(database)
    return database
  },
  startProduct: () =>
    context.once('product', async () => {
      const data = join(folder, 'product')
      // Where the pieces of the browser tests keep what they note.
      process.env['BROWSER_DATA_DIR'] = data
      stopProduct = await startProduct(data)
    }),
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known as Promise<T>
  },
  say: (sentence) => console.error(`  ${sentence}`),
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

/** Every `*.bench.ts` below this folder, those that look at pages last: a new one needs no entry anywhere. */
async function benches(): Promise<Bench[]> {
  const files = globSync('**/*.bench.ts', { cwd: import.meta.dirname }).sort()
  const all = await Promise.all(files.map(async (file) => (await import(`./${file}`)).default as Bench))
  const chosen = all.filter((bench) => bench.name.includes(wanted.only ?? ''))
  return [...chosen.filter(({ usesProduct }) => !usesProduct), ...chosen.filter(({ usesProduct }) => usesProduct)]
}

const lines: Line[] = []
try {
  console.error(
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`,
  )
  if (isQuick) console.error('QUICK: smaller sizes and short rounds. Not the sizes the bounds were set for.')
  const measurePace = await openPace(context)
  for (const bench of await benches()) {
    const pace = await measurePace()
    console.error(`${bench.name}, at a pace of ${pace.toFixed(2)}`)
    const from = performance.now()
    try {
      lines.push(...linesOf(bench, await bench.run({ ...context, pace }), pace))
    } catch (error) {
      // One that fails is missed, and must not take the others' figures with it.
      console.error(error)
      lines.push({ bench: bench.name, figure: 'all', value: 'failed', bound: '', verdict: 'MISSED' })
    }
    context.say(`took ${((performance.now() - from) / 1000).toFixed(0)} s`)
  }
} finally {
  await stopProduct?.()
  await Promise.allSettled(open.map((database) => database.close()))
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}

printTable(lines, isQuick)
if (lines.length === 0) {
  console.error(`no benchmark is called ${wanted.only}`)
  process.exitCode = 2
}
if (wanted.check && lines.some((line) => line.verdict === 'MISSED')) process.exitCode = 1
