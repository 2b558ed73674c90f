import { setTimeout as sleep } from 'node:timers/promises'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { asOperator } from '@croupier/dev/testing/vendor.ts'
import { checkLedger } from '@croupier/server/modules/ledger/index.ts'
import { sql } from '@croupier/server/platform/database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSandbox } from '../sandbox.ts'
import { vendorAccount } from './account.ts'
import { openWire } from './wires.ts'

const PLAYERS = ['rahim', 'farida', 'daniel']
const GAMES = { 'mango-express': 'line', 'padma-catch': 'hilsa' }

let house: MortalHouse
let sandbox: ReturnType<typeof openSandbox>

beforeAll(async () => {
  const { code, secret } = vendorAccount
  house = await openMortalHouse(async (inside) => {
    await asOperator(inside, 'setVendor', { code, secret, protocol: 'softswiss' })
    for (const game of Object.keys(GAMES)) {
      await asOperator(inside, 'addGame', { vendor: code, code: game, name: game, type: 'RNG' })
    }
    for (const username of PLAYERS) {
      await asOperator(inside, 'createMember', { username, password: 'lantern-light-77' })
      await asOperator(inside, 'creditMember', { account: username, amount: '5000.00', note: 'test' })
    }
  })
  sandbox = openSandbox({ houseUrls: [house.origin('PORT')], pauseMilliseconds: 100 })
}, 60_000)

afterAll(async () => {
  await sandbox?.close()
  await house?.close()
}, 30_000)

async function launch(account: string, game: string): Promise<string> {
  const { casinoId } = vendorAccount
  const payload = JSON.stringify({ casino_id: casinoId, game, account: { id: account, currency: 'BDT' } })
  const headers = { 'content-type': 'application/json', ...openWire(vendorAccount).signed(payload) }
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
    url: '/vendor/faults',
    payload: { vendor: 'SANDBOX', dropAnswer: 33 },
  })

  for (let times = 0; times < 2; times += 1) {
    await untilMore(40)
    await house.killServer()
  }
  await untilMore(40)
  await house.killPostgres()
  await untilMore(40)
  isOver = true
  await Promise.all(tables)
  await expect
    .poll(async () => (await vendorBooks()).every(({ awaited }) => awaited === 0), { timeout: 60_000 })
    .toBe(true)

  const booked = await house.database.many<{ account: string; staked: string; won: string; open: bigint }>(sql`
    select m.account, (sum(r.stake) / 1000000)::numeric(20, 2)::text as staked,
      (sum(r.payout) / 1000000)::numeric(20, 2)::text as won, count(*) filter (where r.state = 'open') as open
    from play.round r
    join identity.member m on m.id = r.member_id
    group by m.account
    order by m.account`)
  const vendor = (await vendorBooks()).toSorted((one, other) => one.account.localeCompare(other.account))
  expect(booked).toEqual(vendor.map(({ account, staked, won }) => ({ account, staked, won, open: 0n })))
  expect(vendor.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(80)
  expect((await checkLedger(house.database)).findings).toEqual([])
}, 240_000)
