import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import type { TestServer } from '@croupier/dev/testing/server.ts'
import { migrate } from '@croupier/server/db/migrate.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { readConfig } from '@croupier/server/platform/config.ts'
import { type Database, openDatabase, sql } from '@croupier/server/platform/database.ts'
import { openLog } from '@croupier/server/platform/log.ts'
import { wire } from '@croupier/server/wiring.ts'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import { freePorts, runStart, type Started } from '@croupier/start/testing/start.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSandbox } from '../sandbox.ts'
import { vendorAccount } from './account.ts'
import { sign } from './wallet-client.ts'

// A PostgreSQL on which a commit lasts, and a real server process: this file pulls the plugs of both.
const PLAYERS = ['rahim', 'farida', 'daniel']
const GAMES = { 'mango-express': 'line', 'padma-catch': 'hilsa' }

let folder: string
let postgres: Postgres
let settings: Record<string, string>
let database: Database
let server: Started | undefined
let sandbox: ReturnType<typeof openSandbox>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-vendor-'))
  postgres = await startPostgres({ folder })
  await migrate(postgres.url)
  settings = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: '0',
    SECRETS_KEY: randomBytes(32).toString('base64'),
    ...(await freePorts()),
  }
  const wired = await wire({ ...readConfig(settings), databaseUrl: postgres.url }, openLog('silent'))
  const inside = { wired } as TestServer
  const { code, secret } = vendorAccount
  await asOperator(inside, 'setVendor', { code, secret, protocol: 'softswiss' })
  for (const game of Object.keys(GAMES)) {
    await asOperator(inside, 'addGame', { vendor: code, code: game, name: game, type: 'RNG' })
  }
  for (const username of PLAYERS) {
    await asOperator(inside, 'createMember', { username, password: 'lantern-light-77' })
    await asOperator(inside, 'creditMember', { account: username, amount: '5000.00', note: 'test' })
  }
  await wired.stop()
  database = openDatabase({ url: postgres.url, connections: 2 })
  server = await serve()
  const walletUrl = `http://127.0.0.1:${settings['PORT']}/vendors/${code}`
  sandbox = openSandbox({ walletUrl, pauseMilliseconds: 100 })
}, 60_000)

afterAll(async () => {
  server?.kill('SIGKILL')
  await sandbox?.close()
  await database?.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}, 30_000)

async function serve(): Promise<Started> {
  const started = runStart({ ...settings, LOG_LEVEL: 'info' }, ['server/main.ts'])
  await started.says('serving')
  return started
}

async function launch(account: string, game: string): Promise<string> {
  const { casinoId, secret } = vendorAccount
  const payload = JSON.stringify({ casino_id: casinoId, game, account: { id: account, currency: 'BDT' } })
  const headers = { 'content-type': 'application/json', 'x-request-sign': sign(payload, secret) }
  const answer = await sandbox.inject({ method: 'POST', url: '/api/v1/softswiss/launcher/real', headers, payload })
  return new URL(answer.json().launch_url).searchParams.get('token')!
}

let played = 0
let isOver = false

async function play(account: string, game: string, choice: string): Promise<void> {
  const token = await launch(account, game)
  while (!isOver) {
    await sandbox.inject({ method: 'POST', url: '/vendor/round', payload: { token, stake: '1.00', choice } })
    played += 1
  }
}

async function untilMore(rounds: number): Promise<void> {
  const wanted = played + rounds
  while (played < wanted) await sleep(20)
}

interface Books {
  account: string
  rounds: number
  staked: string
  won: string
  awaited: number
}

async function vendorBooks(): Promise<Books[]> {
  return (await sandbox.inject('/vendor/books.json')).json()
}

it('[D-04] the vendor’s books and the house’s agree to the last unit when server and PostgreSQL are killed', async () => {
  const tables = PLAYERS.flatMap((account) =>
    Object.entries(GAMES).map(([game, choice]) => play(account, game, choice)),
  )
  // Answers are lost besides: the house must tell a repeat from a new call.
  await sandbox.inject({
    method: 'POST',
    url: '/vendor/switches',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'losesAnswers=1',
  })

  for (let times = 0; times < 2; times += 1) {
    await untilMore(40)
    server!.kill('SIGKILL')
    await server!.ended
    server = await serve()
  }
  await untilMore(40)
  await postgres.kill()
  postgres = await startPostgres({ folder, port: Number(new URL(postgres.url).port) })
  await untilMore(40)
  isOver = true
  await Promise.all(tables)
  await expect
    .poll(async () => (await vendorBooks()).every(({ awaited }) => awaited === 0), { timeout: 60_000 })
    .toBe(true)

  const house = await database.many<{ account: string; staked: string; won: string; open: bigint }>(sql`
    select m.account, (sum(r.stake) / 1000000)::numeric(20, 2)::text as staked,
      (sum(r.payout) / 1000000)::numeric(20, 2)::text as won, count(*) filter (where r.state = 'open') as open
    from play.round r
    join identity.member m on m.id = r.member_id
    group by m.account
    order by m.account`)
  const vendor = (await vendorBooks()).toSorted((one, other) => one.account.localeCompare(other.account))
  expect(house).toEqual(vendor.map(({ account, staked, won }) => ({ account, staked, won, open: 0n })))
  expect(vendor.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(80)
  expect((await checkLedger(database)).findings).toEqual([])
}, 240_000)
