import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Postgres, startPostgres } from '@croupier/start/postgres.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { checkLedger } from '../../../modules/ledger/index.ts'
import { readConfig } from '../../../platform/config.ts'
import { invoke } from '../../../platform/invoke.ts'
import { openLog } from '../../../platform/log.ts'
import { type Database, sql } from '../../../platform/database.ts'
import { type Wired, wire } from '../../../wiring.ts'
import { signatureOf } from './signature.ts'

// A PostgreSQL of its own, with everything on that makes a commit last: this file pulls its plug, and that of servers.
const SECRET = 'what-the-vendor-signs-with'
const PLAYERS = 6
const key = randomBytes(32)
const operator = { requestId: 'crash', actor: { kind: 'ops', user: 'test' }, language: 'en' } as const
let folder: string
let postgres: Postgres
let wired: Wired
let database: Database

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-vendor-crash-'))
  postgres = await startPostgres({ folder })
  await migrate(postgres.url)
  wired = await wire({ ...readConfig({}), databaseUrl: postgres.url, secretsKeys: [key] }, openLog('silent'))
  database = wired.app.database
  const perform = (name: string, input: object) =>
    invoke(wired.app, wired.operations.find(({ operation }) => operation.name === name)!, operator, input)
  await perform('setVendor', { code: 'ACME', protocol: 'softswiss', secret: SECRET })
  await perform('addGame', { vendor: 'ACME', code: 'game', name: 'Game', type: 'RNG' })
  for (let n = 1; n <= PLAYERS; n += 1) {
    await perform('createMember', { username: `player${n}`, password: 'lantern-light-77', currency: 'BDT' })
    await perform('creditMember', { account: `player${n}`, amount: '1000.00', note: 'test' })
  }
}, 90_000)

afterAll(async () => {
  await wired?.stop()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface WalletServer {
  port: number
  kill(): Promise<void>
}

async function startServer(port: number): Promise<WalletServer> {
  const script = fileURLToPath(new URL('./wallet-server.testing.ts', import.meta.url))
  const child: ChildProcess = fork(script, [postgres.url, String(port), key.toString('hex')], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.on('message', () => resolve())
    child.on('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)))
  })
  return {
    port,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A vendor as he should be: whatever gets no answer is asked again with the same ids, at whichever server is there. */
class Vendor {
  readonly #ports: readonly number[]
  /** What each player must have left, by what the vendor was told; in hundredths. */
  readonly owed = new Map<string, number>()
  readonly transactions = new Set<string>()
  answered = 0
  isStopping = false

  constructor(ports: readonly number[]) {
    this.#ports = ports
    for (let n = 1; n <= PLAYERS; n += 1) this.owed.set(`player${n}`, 100_000)
  }

  async #ask(route: string, body: object): Promise<{ status: number; body: any }> {
    const raw = JSON.stringify(body)
    for (let tries = 0; ; tries += 1) {
      const port = this.#ports[tries % this.#ports.length]
      try {
        const response = await fetch(`http://127.0.0.1:${port}/vendors/ACME/${route}`, {
          method: 'POST',
          body: raw,
          headers: { 'content-type': 'application/json', 'x-request-sign': signatureOf(raw, SECRET) },
          signal: AbortSignal.timeout(15_000),
        })
        const answer = { status: response.status, body: await response.json() }
        if (answer.status !== 500) return answer
      } catch {
        // No answer: nobody knows whether it happened.
      }
      await sleep(20)
    }
  }

  async playOn(account: string): Promise<void> {
    while (!this.isStopping) {
      const [bet, win, round] = [randomUUID(), randomUUID(), randomUUID()]
      const stake = 1 + Math.floor(Math.random() * 500)
      const payout = Math.floor(Math.random() * 900)
      const money = (hundredths: number) => (hundredths / 100).toFixed(2)
      const who = { account_id: account, currency: 'BDT' }
      const sent = [
        { id_provider: bet, type: 'bet', amount: money(stake) },
        ...(payout > 0 ? [{ id_provider: win, type: 'win', amount: money(payout) }] : []),
      ]
      const played = await this.#ask('betwin', {
        ...who,
        game_id: 'game',
        round_id: round,
        finished: true,
        transactions: sent,
      })
      this.answered += 1
      if (played.status === 400) continue
      this.owed.set(account, this.owed.get(account)! - stake + payout)
      for (const { id } of played.body.transactions) this.transactions.add(id)
      if (Math.random() < 0.2) {
        const back = { id_provider: randomUUID(), type: 'rollback', original_id_provider: bet }
        await this.#ask('rollback', {
          ...who,
          game_id: 'game',
          round_id_provider: round,
          finished: true,
          transactions: [back],
        })
        this.answered += 1
        this.owed.set(account, this.owed.get(account)! + stake)
      }
    }
  }

  async untilAnswered(count: number): Promise<void> {
    const wanted = this.answered + count
    while (this.answered < wanted) await sleep(10)
  }
}

async function expectNothingLostOrTwice(vendor: Vendor): Promise<void> {
  const known = await database.many<{ id: string }>(sql`select id::text from play.transaction`)
  const ids = new Set(known.map(({ id }) => id))
  expect([...vendor.transactions].filter((id) => !ids.has(id))).toEqual([])
  const balances = await database.many<{ account: string; balance: bigint }>(sql`
    select m.account, b.balance
    from ledger.account a
    join ledger.balance b on b.account_id = a.id
    join identity.member m on 'member:' || m.id = a.owner
    where a.purse = 2 and m.account like 'player%'`)
  expect(new Map(balances.map(({ account, balance }) => [account, Number(balance) / 10_000]))).toEqual(vendor.owed)
  const { findings } = await checkLedger(database)
  expect(findings).toEqual([])
  const { events, rounds } = await database.one<{ events: bigint; rounds: bigint }>(sql`
    select
      (select count(*) from platform.outbox where type = 'play.roundSettled') as events,
      (select count(*) from play.round) as rounds`)
  expect(events).toBe(rounds)
}

describe('[D-04] crashes while vendors call and call again', () => {
  it('lose nothing and double nothing, whether servers die or PostgreSQL does', async () => {
    const ports = [await freePort(), await freePort()]
    let servers = await Promise.all(ports.map(startServer))
    const vendor = new Vendor(ports)
    const players = [...vendor.owed.keys()].flatMap((account) => [vendor.playOn(account), vendor.playOn(account)])

    for (let times = 0; times < 3; times += 1) {
      await vendor.untilAnswered(100)
      const at = times % servers.length
      await servers[at]!.kill()
      await vendor.untilAnswered(30)
      servers[at] = await startServer(ports[at]!)
    }
    const port = Number(new URL(postgres.url).port)
    for (let times = 0; times < 3; times += 1) {
      await vendor.untilAnswered(100)
      await postgres.kill()
      postgres = await startPostgres({ folder, port })
    }
    await vendor.untilAnswered(100)
    // Both at once: the database and every server.
    await Promise.all([postgres.kill(), ...servers.map((server) => server.kill())])
    postgres = await startPostgres({ folder, port })
    servers = await Promise.all(ports.map(startServer))
    await vendor.untilAnswered(100)
    vendor.isStopping = true
    await Promise.all(players)
    await Promise.all(servers.map((server) => server.kill()))

    await expectNothingLostOrTwice(vendor)
  }, 180_000)
})
