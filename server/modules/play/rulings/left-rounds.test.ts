import { randomUUID } from 'node:crypto'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { cataloguePort, vendorByCode } from '../../catalogue/index.ts'
import { closeLeftRounds } from './close-left-rounds.ts'
import { findRoundByRef, playPort } from '../index.ts'

const server = useServer()
const HOUR = 3_600_000
let cast: Cast
let vendor: TestVendor

beforeAll(async () => {
  cast = await signInTheCast(server())
  vendor = await openVendor(server())
})

const database = () => server().wired.app.database

/** A round of a new member in which nothing happened for so long, and perhaps a bet lately. */
async function leftRound(hours: number, { betLately = false, of = vendor } = {}) {
  const { app } = server().wired
  const play = app.ports.use(playPort)
  const account = await openPlayer(server())
  const { memberId } = (await play.playerByAccount(account))!
  const ref = randomUUID()
  const who = { account_id: account, currency: 'BDT', game_id: 'game' }
  const call = (amount: bigint, more: object = {}) =>
    play.perform({
      vendorId: vendorByCode(app, of.code)!.id,
      gameNodeId: of.nodeId,
      memberId,
      currency: 'BDT',
      roundRef: ref,
      transactions: [{ ref: randomUUID(), type: 'bet', amount }],
      closesRound: false,
      ...more,
    })
  await call(10_000_000n, { roundId: uuidv7(Date.now() - hours * HOUR) })
  await database().run(
    sql`update play.transaction set at = at - make_interval(hours => ${hours}) where member_id = ${memberId}`,
  )
  if (betLately) await call(5_000_000n)
  return {
    account,
    send: (route: 'betwin' | 'finish', body: object) => of.send(route, { ...who, round_id: ref, ...body }),
    find: () => findRoundByRef(database(), vendorByCode(app, of.code)!.id, memberId, ref),
    events: () =>
      database().many<{ type: string }>(sql`
        select type from platform.outbox where payload ->> 'memberId' = ${String(memberId)} and type like 'play.round%'
        order by id`),
  }
}

const runJob = () => {
  const scope = ownScope(server().wired.app, {
    requestId: 'job',
    actor: { kind: 'system', name: 'play.closeLeftRounds' },
    language: 'en',
  })
  return closeLeftRounds.run(scope, { schedule: 'play.closeLeftRounds', startsAt: 0, endsAt: 0 })
}

const setHours = async (closeRoundsAfterHours: number | null, code = vendor.code) => {
  await asOperator(server(), 'setVendor', { code, closeRoundsAfterHours })
  await server().wired.app.ports.use(cataloguePort).refresh()
}

it('[D-04] rounds wait for their vendor until a policy of the vendor says how long', async () => {
  const table = await leftRound(40)
  await runJob()
  expect(await table.find()).toMatchObject({ state: 'open' })
})

it('[D-04] closes rounds in which nothing happened for so long, as they stand, and no others', async () => {
  const other = await openVendor(server())
  const tables = {
    left: await leftRound(30),
    young: await leftRound(20),
    active: await leftRound(30, { betLately: true }),
    elsewhere: await leftRound(30, { of: other }),
  }
  await setHours(24)

  await runJob()
  await runJob()

  expect(await tables.left.find()).toMatchObject({ state: 'closed', ruling: 'closed', payout: 0n })
  expect(await tables.left.events()).toEqual([{ type: 'play.roundSettled' }])
  for (const still of [tables.young, tables.active, tables.elsewhere]) {
    expect(await still.find()).toMatchObject({ state: 'open', ruling: null })
  }
})

it('[D-04] still takes what the vendor sends for a round that was closed so', async () => {
  const table = await leftRound(30)
  await runJob()

  expect(await table.send('finish', {})).toMatchObject({ status: 200 })
  const win = [{ id_provider: randomUUID(), type: 'win', amount: '40.00' }]
  expect(await table.send('betwin', { finished: true, transactions: win })).toMatchObject({
    status: 200,
    body: { balance: '130.00' },
  })
  const bet = [{ id_provider: randomUUID(), type: 'bet', amount: '4.00' }]
  expect(await table.send('betwin', { finished: false, transactions: bet })).toMatchObject({ status: 400 })
  expect(await table.find()).toMatchObject({ state: 'closed', payout: 40_000_000n })
  expect(await table.events()).toEqual([{ type: 'play.roundSettled' }, { type: 'play.roundCorrected' }])
})

it('[D-04] closes a round once, where its vendor finishes it and two processes close it at the same moment', async () => {
  const tables = await Promise.all(Array.from({ length: 8 }, () => leftRound(30)))

  await Promise.all([runJob(), runJob(), ...tables.map((table) => table.send('finish', {}))])

  for (const table of tables) {
    expect(await table.find()).toMatchObject({ state: 'closed' })
    expect(await table.events()).toEqual([{ type: 'play.roundSettled' }])
  }
})

it('[H-04] an operator closes them at once, and lists the open ones by how long they are', async () => {
  await setHours(null)
  const [old, young] = [await leftRound(30), await leftRound(3)]
  const list = async (query: string) =>
    (await server().call('console', { url: `/staff/rounds?${query}`, token: cast.admin })).json().value.list as {
      account: string
    }[]
  const listed = async (hours: number) => (await list(`openForHours=${hours}`)).map(({ account }) => account)
  expect(await listed(1)).toEqual(expect.arrayContaining([old.account, young.account]))
  expect(await listed(24)).toContain(old.account)
  expect(await listed(24)).not.toContain(young.account)

  const close = (body: object) =>
    server().call('console', { method: 'POST', url: '/staff/rounds/close', body, token: cast.admin })
  const closed = await close({ vendor: vendor.code, hours: 24 })

  expect(closed.json().value.closed).toBeGreaterThanOrEqual(1)
  expect(await old.find()).toMatchObject({ state: 'closed' })
  expect(await young.find()).toMatchObject({ state: 'open' })
  expect(await listed(24)).not.toContain(old.account)
  expect((await close({ vendor: 'NOBODY', hours: 24 })).json()).toMatchObject({ errorCode: 'vendor.not.found' })
})

it('[H-04] games of the house have no such policy: they end their own rounds', async () => {
  const set = asOperator(server(), 'setVendor', { code: 'INHOUSE', protocol: 'rgs', closeRoundsAfterHours: 24 })
  await expect(set).rejects.toMatchObject({ code: 'vendor.closes.itself' })
})

it('[B-11] leaves the books right', async () => {
  expect(await ledgerFindings(server())).toEqual([])
})
