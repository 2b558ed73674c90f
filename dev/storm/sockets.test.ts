import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as askPlain } from 'node:http'
import { request as askSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { migrate } from '@croupier/server/db/migrate.ts'
import { type Database, openDatabase } from '@croupier/server/platform/database.ts'
import { issueTicket } from '@croupier/server/platform/live.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import { freePorts, runStart, type Started } from '@croupier/start/testing/start.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Crowd } from './hostile-crowd.ts'
import { hostilities, recordHello, type Target } from './hostile-sockets.ts'
import type { Wait } from './ordinary-visitor.ts'
import { connectionsWith, type Figures, figuresOf } from './server-figures.ts'

// Ten minutes by hand: npm run storm -- --sockets
const SECONDS = Number(process.env['STORM_SECONDS'] ?? 15)
/** By hand it also matters how fast things go. */
const IS_MEASURED = process.env['STORM_SECONDS'] !== undefined
/** The longest a hostile connection is borne, and a little: two minutes without a byte. */
const BORNE_MILLISECONDS = 150_000
/** What has not come to pass on a machine with much else to do by then hangs. */
const PATIENCE_MILLISECONDS = 120_000
/** The pool of connections to the database grows and shrinks by itself. */
const DESCRIPTORS_MORE = 20
const HELD_MEGABYTES_MORE = 25
/** What the allocator has once asked the system for it keeps for the next time. */
const MEMORY_MEGABYTES_MORE = 400
const LOOK_EVERY_MILLISECONDS = 250

let folder: string
let postgres: Postgres
let database: Database
let settings: Record<string, string>
let targets: Target[]
let hello: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-sockets-'))
  postgres = await startPostgres({ folder, durable: false })
  await migrate(postgres.url)
  database = openDatabase({ url: postgres.url, connections: 2 })
  const ports = await freePorts()
  // The demo has a certificate of its own, so that every listener is there.
  settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '1',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'info',
    // That it ends in order is shown, and not how fast this machine does.
    DRAIN_SECONDS: '120',
    ...ports,
  }
  const target = (name: string, port: string, speaks: Target['speaks']) => ({ name, port: Number(ports[port]), speaks })
  targets = [
    target('portal', 'PORT', 'http'),
    target('portal over HTTPS', 'HTTPS_PORT', 'https'),
    target('console', 'CONSOLE_PORT', 'http'),
    target('games', 'GAMES_PORT', 'both'),
    target('imported games', 'BUNDLES_PORT', 'both'),
  ]
  hello = await recordHello()
})

afterAll(async () => {
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function serve(): Promise<Started> {
  const server = runStart(settings, ['--expose-gc', '--import', './dev/storm/collect-on-signal.ts', 'server/main.ts'])
  // One that a failed test leaves would hold the ports of the next.
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await server.ended
  })
  await server.says('server listening')
  // As many at once as there are connections to the database, so that they are all open.
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(targets.flatMap((target) => Array.from({ length: 10 }, () => ask(target))))
  }
  // What is written once and kept is there before as well.
  for (const target of targets.slice(0, 4)) await ask(target, '/openapi.json')
  return server
}

/** Megabytes in use, without what it has let go and not yet collected; the system is given back less, and later. */
async function heldMegabytes(server: Started): Promise<number> {
  const said = () => [...server.said().matchAll(/^holds (\d+) bytes$/gm)].map(([, bytes]) => Number(bytes))
  const before = said().length
  server.kill('SIGUSR2')
  await expect.poll(() => said().length, { timeout: PATIENCE_MILLISECONDS }).toBeGreaterThan(before)
  return Math.round(said().at(-1)! / 1_000_000)
}

/** Seconds until it has ended: in order, which its exit code says, since one that had to be given up ends with 1. */
async function stop(server: Started): Promise<number> {
  const since = performance.now()
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  return Math.round((performance.now() - since) / 100) / 10
}

/** Milliseconds until an ordinary request is answered. */
async function ask({ port, speaks }: Target, path = '/readyz'): Promise<number> {
  const since = performance.now()
  const options = { host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false }
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = (speaks === 'http' ? askPlain : askSecurely)(options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode))
    })
    call.once('error', reject).end()
  })
  expect(status).toBe(200)
  return performance.now() - since
}

const crowdOf = () => {
  const holder = { kind: 'member', accountId: 1n, sessionId: 1n } as const
  const ticket = async () => (await database.transaction((tx) => issueTicket(tx, holder))).ticket
  return new Crowd(targets, { hello, ticket })
}
const openConnections = () => connectionsWith(targets.map(({ port }) => port))

// Linux alone tells what another process holds.
describe.skipIf(process.platform !== 'linux')('a storm of hostile sockets', () => {
  it(
    'leaves descriptors, memory and the end of a server as they were',
    async () => {
      const calmStop = await stop(await serve())
      const server = await serve()
      const heldBefore = await heldMegabytes(server)
      const before = await figuresOf(server.pid)
      const most: Figures = { ...before }
      const waits: Wait[] = []
      const visitor = new Worker(new URL('ordinary-visitor.ts', import.meta.url), { workerData: { targets } })
      visitor.on('message', (wait: Wait) => waits.push(wait))

      const crowd = crowdOf()
      crowd.come()
      const until = performance.now() + SECONDS * 1_000
      // However slow the machine: somebody ordinary was answered meanwhile, so that the figures say something.
      while (performance.now() < until || waits.length === 0) {
        const now = await figuresOf(server.pid)
        most.descriptors = Math.max(most.descriptors, now.descriptors)
        most.memoryMegabytes = Math.max(most.memoryMegabytes, now.memoryMegabytes)
        await sleep(LOOK_EVERY_MILLISECONDS)
      }
      await visitor.terminate()
      crowd.stay()
      // By hand there is the time to see that the server ends them all although none of them leaves.
      if (IS_MEASURED) await expect.poll(openConnections, { interval: 1_000, timeout: BORNE_MILLISECONDS }).toBe(0)
      const { ended, opened, flooded } = crowd
      crowd.leave()

      await expect.poll(openConnections, { interval: 100, timeout: PATIENCE_MILLISECONDS }).toBe(0)
      await Promise.all(targets.map((target) => ask(target)))
      const heldAfter = await heldMegabytes(server)
      const after = await figuresOf(server.pid)
      const stormyStop = await stop(server)

      const answered = waits.filter((wait) => typeof wait === 'number')
      const sorted = answered.toSorted((one, other) => one - other)
      const within = answered.filter((wait) => wait <= 1_000).length / waits.length
      const slowest = Math.round(sorted.at(-1)!)
      process.stdout.write(
        [
          `${SECONDS} s, ${opened} hostile connections and ${flooded} dropped in their handshake or before`,
          `descriptors: ${before.descriptors} before, ${most.descriptors} at most, ${after.descriptors} after`,
          `memory: ${before.memoryMegabytes} MB before, ${most.memoryMegabytes} MB at most, ${after.memoryMegabytes} MB after`,
          `of it in use: ${heldBefore} MB before, ${heldAfter} MB after`,
          `seconds to stop: ${calmStop} calm, ${stormyStop} after`,
          `${waits.length} ordinary requests: ${(within * 100).toFixed(2)} % within a second, the median after ` +
            `${Math.round(sorted[sorted.length >> 1]!)} ms, the slowest after ${slowest} ms`,
          ...[...new Set(waits.filter((wait) => typeof wait === 'string'))].map((instead) => `instead: ${instead}`),
          ...[...ended].map(([name, count]) => `ended by the server: ${count} of who ${name}`),
          '',
        ].join('\n'),
      )
      expect(answered.length).toBeGreaterThan(0)
      expect(waits).toEqual(answered)
      expect(after.descriptors).toBeLessThanOrEqual(before.descriptors + DESCRIPTORS_MORE)
      expect(after.memoryMegabytes).toBeLessThanOrEqual(before.memoryMegabytes + MEMORY_MEGABYTES_MORE)
      expect(heldAfter).toBeLessThanOrEqual(heldBefore + HELD_MEGABYTES_MORE)
      if (!IS_MEASURED) return
      expect(within).toBeGreaterThanOrEqual(0.99)
      expect(stormyStop).toBeLessThanOrEqual(calmStop + 2)
    },
    SECONDS * 1_000 + 6 * PATIENCE_MILLISECONDS,
  )

  it(
    'does not keep a server from ending in order',
    async () => {
      const server = await serve()
      const crowd = crowdOf()
      crowd.come()
      await expect
        .poll(openConnections, { interval: 50, timeout: PATIENCE_MILLISECONDS })
        .toBeGreaterThan(hostilities.length)
      // Who holds on keeps a server waiting; who only comes and goes takes its time, and how much of that there is depends.
      crowd.stay()

      await stop(server)
      crowd.leave()
    },
    4 * PATIENCE_MILLISECONDS,
  )
})
