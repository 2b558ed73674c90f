import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { asMember } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openTables, roundToBet, letCloseIn, playOutRound, tickTheTables } from '@croupier/dev/testing/tables.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { separationPort } from '../../../platform/separation-port.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { keepRound } from '../rounds-store.ts'

const server = useServer()
let cast: Cast
let approver: string

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.8')
  await openTables(server())
})

const staff = async (url: string, token: string, body?: object) =>
  (
    await server().call('console', { url: `/staff${url}`, token, ...(body && { method: 'POST' as const, body }) })
  ).json()
const pause = (gameCode: string, isPaused: boolean) => staff(`/tables/${gameCode}/pause`, cast.admin, { isPaused })
const bet = (account: string, roundId: number) =>
  asMember(server(), account, 'placeTableBets', {
    gameCode: 'BACCARAT',
    roundId,
    lines: [{ spot: 'PLAYER', stake: '10.00' }],
  })
const shown = (account: string) => asMember(server(), account, 'showTable', { gameCode: 'BACCARAT' })
const refusedAs = (code: string) => expect.objectContaining({ code })

it('[D-03] a table that is paused takes no bets and deals nothing; what lies on it is dealt when it goes on', async () => {
  const account = await openPlayer(server(), '100.00')
  const roundId = await roundToBet(server(), 'BACCARAT')
  await bet(account, roundId)
  expect(await pause('BACCARAT', true)).toMatchObject({ success: true, value: { isPaused: true } })
  await letCloseIn(server(), roundId, -3_600_000)
  await tickTheTables(server())
  expect(await shown(account)).toMatchObject({
    table: { isOnSale: false, round: { roundId, state: 'paused', dealt: null, serverSeed: null } },
  })
  await expect(bet(account, roundId)).rejects.toEqual(refusedAs('tables.round.closed'))
  const { value } = await staff('/tables', cast.admin)
  expect(value.list[0]).toMatchObject({
    gameCode: 'BACCARAT',
    state: 'paused',
    round: { slips: 1, members: 1, sold: [{ currency: 'BDT', staked: '10.00', most: '20.00', paid: '0.00' }] },
  })

  await pause('BACCARAT', false)
  const { table, now } = await shown(account)
  expect(table).toMatchObject({ isOnSale: true, round: { roundId, state: 'betting' } })
  // Bets are taken anew for as long as a round takes them.
  expect(table.round.closesAt - now).toBeGreaterThan(15_000)
  await bet(account, roundId)
  await playOutRound(server(), roundId)
  expect((await asMember(server(), account, 'showTableRound', { roundId })).round).toMatchObject({ state: 'settled' })
})

it('[D-03] a round whose bets are closed is dealt all the same when its table is paused', async () => {
  const account = await openPlayer(server(), '100.00')
  const roundId = await roundToBet(server(), 'BACCARAT')
  await letCloseIn(server(), roundId, 1_000)
  await pause('BACCARAT', true)
  await playOutRound(server(), roundId)
  expect(await shown(account)).toMatchObject({ table: { isOnSale: false, round: { state: 'settled' } } })
  await pause('BACCARAT', false)
})

it('[D-03] nor is one held whose bets were closed while the pause waited for whoever was betting', async () => {
  const account = await openPlayer(server(), '100.00')
  const roundId = await roundToBet(server(), 'BACCARAT')
  await letCloseIn(server(), roundId, 3_500)
  const { database } = server().wired.app
  const [betting, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const placing = database.transaction(async (tx) => {
    await keepRound(tx, BigInt(roundId))
    begun.resolve()
    await betting.promise
  })
  await begun.promise
  const pausing = pause('BACCARAT', true)
  await delay(4_000)
  betting.resolve()
  await Promise.all([placing, pausing])
  // Everybody has seen what it deals: it takes no bets any more, however the table goes on.
  expect(await shown(account)).toMatchObject({ table: { round: { roundId, state: 'dealing', dealt: {} } } })
  await pause('BACCARAT', false)
  await expect(bet(account, roundId)).rejects.toEqual(refusedAs('tables.round.closed'))
  await playOutRound(server(), roundId)
})

it('[D-03] a pause has its turn among bets, however many come', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => openPlayer(server(), '50000.00')))
  const roundId = await roundToBet(server(), 'BACCARAT')
  let isPaused = false
  const until = Date.now() + 10_000
  const betting = accounts.map(async (account) => {
    while (!isPaused && Date.now() < until) await bet(account, roundId).catch(() => undefined)
  })
  await delay(500)
  await pause('BACCARAT', true)
  isPaused = true
  expect(Date.now()).toBeLessThan(until)
  await Promise.all(betting)
  expect(await shown(accounts[0]!)).toMatchObject({ table: { round: { roundId, state: 'paused' } } })
  await pause('BACCARAT', false)
  await playOutRound(server(), roundId)
})

it('[D-03] [H-01] a round is called off by two while its table is paused; who asked for it has edited money', async () => {
  const account = await openPlayer(server(), '100.00')
  const roundId = await roundToBet(server(), 'BACCARAT')
  await bet(account, roundId)
  await asMember(server(), account, 'takeBackTableBets', { gameCode: 'BACCARAT', roundId })
  await bet(account, roundId)
  const note = 'the wheel was seen to stick'
  const ask = () => staff(`/tables/rounds/${roundId}/void`, cast.admin, { note })
  expect(await ask()).toMatchObject({ errorCode: 'tables.round.state' })
  await pause('BACCARAT', true)
  const asked = await ask()
  expect(asked.errorCode).toBe('staff.approval.awaited')
  await tickTheTables(server())
  const stateNow = async () => (await asMember(server(), account, 'listTableSlips', {})).list[0].state
  expect(await stateNow()).toBe('open')

  expect(await staff(`/proposals/${asked.value.proposalId}/approve`, approver, {})).toMatchObject({ success: true })
  await tickTheTables(server())
  expect(await stateNow()).toBe('void')
  expect(await shown(account)).toMatchObject({
    table: { round: { state: 'void', dealt: null } },
  })
  // What was taken back before is no part of what was called off.
  expect((await shown(account)).own).toEqual([expect.objectContaining({ state: 'void', stake: '10.00' })])
  const { database, ports } = server().wired.app
  const member = await findMemberByAccount(database, account)
  const editors = await ports.use(separationPort).editorsOf(database, member!.id, Date.now() - 60_000)
  expect(editors).toContainEqual({ actor: 'staff:anika', what: 'voidTableRound' })
  const { value } = await staff('/tables/rounds?gameCode=BACCARAT&withBets=true', cast.admin)
  expect(value.list[0]).toMatchObject({
    round: { roundId, state: 'void' },
    slips: 1,
    sold: [{ staked: '10.00', paid: '10.00' }],
  })

  // The next round comes once the table goes on.
  await tickTheTables(server())
  expect((await shown(account)).table.round.roundId).toBe(roundId)
  await pause('BACCARAT', false)
  await tickTheTables(server())
})
