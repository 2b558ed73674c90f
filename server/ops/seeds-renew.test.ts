import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { matchToCome, openBook, tickTheBook } from '@croupier/dev/testing/book.ts'
import { type House, openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { dealNext, openPoker, openPokerTable } from '@croupier/dev/testing/poker.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openTables, roundToBet, tickTheTables } from '@croupier/dev/testing/tables.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../platform/database.ts'
import { callOffPlanned } from '../modules/book/index.ts'
import { renewSeeds } from '../modules/house/index.ts'
import { renewDecks } from '../modules/poker/index.ts'
import { callOffHeld } from '../modules/tables/index.ts'
import { releaseLease, takeLease } from '../platform/lease.ts'
import { runLine } from './run-line.ts'

const server = useServer()
const app = () => server().wired.app
const database = () => app().database
let house: House
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-ops-'))
  house = await openHouse(server())
  await openPoker(server())
  await openTables(server())
  await openBook(server())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** `seeds renew` on the test's database; what it prints. */
async function renewByLine() {
  const said = { out: '', err: '' }
  const code = await runLine(
    ['seeds', 'renew', '--json'],
    { DATABASE_URL: database().pool.options.connectionString!, DATA_DIR: folder },
    {
      stdin: Readable.from(['']),
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
      say: () => {},
      isTerminal: false,
    },
  )
  return { code, err: said.err, json: said.out === '' ? undefined : JSON.parse(said.out) }
}

const UNIT = 1_000_000
const likely = { mode: 'BASE', amount: 10 * UNIT, choice: { target: '98.00', over: false } }
const seedsOf = async (table: { rgs(path: string): Promise<{ body: any }> }) => (await table.rgs('/fairness')).body
const fairnessOf = (account: string, roundId: string) => asMember(server(), account, 'showRoundFairness', { roundId })

it('[D-05] nothing is renewed under a server that works on the database', async () => {
  await takeLease(database(), 'beat:lottery.tick', 'a server', 60)
  const { code, err } = await renewByLine()
  await releaseLease(database(), 'beat:lottery.tick', 'a server')
  expect(code).not.toBe(0)
  expect(err).toContain('a server works on this database')
})

it('[D-05] a seat is played on under other seeds, and those it was played under are revealed', async () => {
  const table = await openTable(server(), house['dice']!, { balance: '1000.00' })
  const { body } = await table.playUntil(likely, ({ payout }) => payout > 0)
  const before = await seedsOf(table)
  expect(before.nonce).toBeGreaterThan(0)
  expect(await fairnessOf(table.account, body.round.betID)).toMatchObject({ isOpen: true, serverSeed: null })

  // What is open was decided with its bet: it is paid first.
  expect(await renewSeeds(app())).toEqual({ rounds: 1, seats: 1 })
  expect(await renewSeeds(app())).toEqual({ rounds: 0, seats: 0 })

  const told = await fairnessOf(table.account, body.round.betID)
  expect(told).toMatchObject({ isOpen: false, serverSeedHash: before.serverSeedHash, serverSeed: expect.any(String) })
  const after = await seedsOf(table)
  expect(after.nonce).toBe(0)
  const hashes = [before, after].flatMap((each) => [each.serverSeedHash, each.nextServerSeedHash])
  expect(new Set(hashes).size).toBe(4)
  expect((await table.rgs('/wallet/balance')).body.balance.amount).toBe(body.balance.amount + body.round.payout)
  await table.playUntil(likely, ({ payout }) => payout > 0)
  expect(await ledgerFindings(server())).toEqual([])
})

it('[D-05] who changes the seeds of a round whose seat was given up is told what comes next', async () => {
  const table = await openTable(server(), house['dice']!, { balance: '1000.00' })
  const { body } = await table.playUntil(likely, ({ payout }) => payout > 0)
  await renewSeeds(app())
  const asked = { roundId: body.round.betID, clientSeed: 'mine' }
  const { serverSeedHash } = await asMember(server(), table.account, 'turnRoundSeeds', asked)
  expect(await seedsOf(table)).toMatchObject({ serverSeedHash, clientSeed: 'mine', nonce: 0 })
})

it('[D-05] a round that cannot be paid stays open, and its seat is played on under other seeds all the same', async () => {
  await renewSeeds(app())
  const table = await openTable(server(), house['dice']!, { balance: '1000.00' })
  const { body } = await table.playUntil(likely, ({ payout }) => payout > 0)
  const before = await seedsOf(table)
  await database().run(sql`update house.round set state = 'closed' where id = ${body.round.betID}::uuid`)
  expect(await renewSeeds(app())).toMatchObject({ rounds: 0, seats: 1 })
  await database().run(sql`update house.round set state = 'open' where id = ${body.round.betID}::uuid`)
  const after = await seedsOf(table)
  expect(after.nonce).toBe(0)
  const hashes = [before, after].flatMap((each) => [each.serverSeedHash, each.nextServerSeedHash])
  expect(new Set(hashes).size).toBe(4)
  await table.rgs('/wallet/end-round')
  expect((await table.rgs('/wallet/balance')).body.balance.amount).toBe(body.balance.amount + body.round.payout)
})

const deskOf = (tableId: number) =>
  database().one<{ handId: string | null; root: string; state: string; stake: bigint }>(sql`
    select d.hand_id::text as "handId", d.next_root as root, h.state,
           (select count(*) from play.at_stake s where s.holder = h.id) as stake
    from poker.desk d join poker.hand h on h.desk_id = d.id
    where d.id = ${tableId} order by h.number limit 1`)

it('[D-06] a hand that is played is called off, and the next is dealt from another deck', async () => {
  const tableId = await openPokerTable(server())
  for (const seat of [0, 1]) {
    await asMember(server(), await openPlayer(server(), '150.00'), 'sitAtTable', { tableId, seat, buyIn: '100.00' })
  }
  await dealNext(server(), tableId)
  const before = await deskOf(tableId)
  expect(before).toMatchObject({ handId: expect.any(String), state: 'playing', stake: 2n })

  expect(await renewDecks(app())).toEqual({ hands: 1, decks: 1 })
  const after = await deskOf(tableId)
  expect(after).toMatchObject({ handId: null, state: 'void', stake: 0n })
  expect(after.root).not.toBe(before.root)
  const stacks = await database().many<{ stack: bigint }>(sql`select stack from poker.seat where desk_id = ${tableId}`)
  expect(stacks).toEqual([{ stack: 100_000_000n }, { stack: 100_000_000n }])
  expect(await renewDecks(app())).toEqual({ hands: 0, decks: 1 })

  const { root } = await deskOf(tableId)
  await dealNext(server(), tableId)
  const dealt = await database().one<{ root: string }>(sql`
    select root from poker.hand where desk_id = ${tableId} and state = 'playing'`)
  expect(dealt.root).toBe(root)
  expect(await ledgerFindings(server())).toEqual([])
})

it('[D-03] a round of a table that was held is called off, and what lay on it comes back', async () => {
  const account = await openPlayer(server(), '100.00')
  const roundId = await roundToBet(server(), 'BACCARAT')
  const lines = [{ spot: 'PLAYER', stake: '10.00' }]
  await asMember(server(), account, 'placeTableBets', { gameCode: 'BACCARAT', roundId, lines })
  await database().run(sql`update tables.round set held_at = clock_timestamp() where id = ${roundId}`)
  expect(await callOffHeld(app())).toBe(1)
  expect(await callOffHeld(app())).toBe(0)
  await tickTheTables(server())
  expect((await asMember(server(), account, 'listTableSlips', {})).list[0]).toMatchObject({ state: 'void' })
  expect(await ledgerFindings(server())).toEqual([])
})

it('[D-08] a match that was to come is called off, and what was bet on it comes back', async () => {
  const account = await openPlayer(server(), '100.00')
  const { id } = await matchToCome(server(), 'ARENA')
  const { fixture } = await asMember(server(), account, 'showFixture', { fixtureId: id })
  const { id: selection, price } = fixture.markets[0].selections[0]
  const legs = [{ fixtureId: id, selection, price }]
  await asMember(server(), account, 'placeSlip', { legs, stake: '10.00', accepts: 'any' })
  expect(await callOffPlanned(app())).toBeGreaterThan(0)
  expect(await callOffPlanned(app())).toBe(0)
  await tickTheBook(server())
  expect((await asMember(server(), account, 'listSlips', {})).list[0]).toMatchObject({ state: 'void', payout: '10.00' })
  expect(await ledgerFindings(server())).toEqual([])
})

it('[H-01] the command says how many of each, leaves an audit line, and is harmless when given twice', async () => {
  const terms = { share: 100, seed: '10', lowest: '20', ceiling: '30', vendors: [] }
  await asOperator(server(), 'createJackpot', { code: 'POT', currency: 'BDT', titles: { en: 'Pot' }, ...terms })
  expect(await renewByLine()).toMatchObject({ code: 0, err: '' })
  const again = await renewByLine()
  expect(again).toEqual({
    code: 0,
    err: '',
    json: {
      houseRoundsEnded: 0,
      houseSeats: 0,
      pokerHandsCalledOff: 0,
      pokerDecks: 1,
      jackpotRuns: 1,
      tableRoundsCalledOff: 0,
      matchesCalledOff: 0,
    },
  })
  const line = await database().one<{ action: string; details: object }>(sql`
    select action, details from staff.audit_line order by seq desc limit 1`)
  expect(line).toEqual({ action: 'seeds renew', details: again.json })
  expect(await ledgerFindings(server())).toEqual([])
})
