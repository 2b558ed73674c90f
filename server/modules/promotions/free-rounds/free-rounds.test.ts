import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { asMember, waitingFor } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { drainOutbox, registerConsumers } from '../../../platform/outbox-consumer.ts'
import { cataloguePort } from '../../catalogue/index.ts'
import { askForFreeRounds, countEndedRewards, lapseFreeRounds } from '../index.ts'

const server = useServer()
let vendor: TestVendor
let gameServer: Server
let asked: { path: string; body: any }[] = []
/** `silence`: the vendor is away. */
let says: number | 'silence' = 200
let operator: string

beforeAll(async () => {
  gameServer = createServer((request, response) => {
    let raw = ''
    request.on('data', (chunk) => (raw += chunk))
    request.on('end', () => {
      asked.push({ path: request.url!, body: JSON.parse(raw) })
      if (says === 'silence') return request.socket.destroy()
      response.writeHead(says, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => gameServer.listen(0, '127.0.0.1', resolve))
  vendor = await openVendor(server())
  const launchUrl = `http://127.0.0.1:${(gameServer.address() as AddressInfo).port}/`
  await asOperator(server(), 'setVendor', { code: vendor.code, launchUrl, secret: vendor.secret })
  await server().wired.app.ports.use(cataloguePort).refresh()
  operator = await signInOperator(server(), 'promoter', 'admin')
  await registerConsumers(server().wired.app.database, [countEndedRewards])
})

afterAll(() => new Promise<void>((resolve) => void gameServer.close(() => resolve())))

beforeEach(() => {
  asked = []
  says = 200
})

const newName = () => `m${randomUUID().replaceAll('-', '').slice(0, 10)}`
const database = () => server().wired.app.database
const staff = (method: 'GET' | 'POST', url: string, body?: object) =>
  server().call('console', { method, url, token: operator, ...(body ? { body } : {}) })

const terms = () => ({ vendor: vendor.code, game: 'game', rounds: 10, stake: '5', multiple: '3' })

function draft(more: object = {}) {
  return {
    currency: 'BDT',
    category: 'slots',
    titles: { en: 'Ten for nothing' },
    summaries: { en: 'What it is' },
    rules: { en: 'The rules' },
    promise: { kind: 'free-spins', terms: { ...terms(), ...more } },
    startsAt: Date.now() - 60_000,
    endsAt: null,
    claimHours: 24,
    newMembersDays: null,
    budget: '500',
  }
}

async function run(): Promise<string> {
  const { promotionId } = (await staff('POST', '/staff/promotions', draft())).json().value
  await asOperator(server(), 'publishPromotion', { promotionId })
  return promotionId
}

/** A new member who takes part; their token and the number of their rounds. */
async function takePart(promotionId: string) {
  const account = newName()
  const token = await newMember(server(), account)
  const join = () => server().call('portal', { method: 'POST', url: `/wps/promotions/${promotionId}/join`, token })
  expect((await join()).json().success).toBe(true)
  const read = async (url: string) => (await server().call('portal', { url, token })).json().value
  const rounds = async () => (await read('/wps/free-rounds')).list
  const awardId: string = (await rounds())[0].freeRoundsId
  const waiting = async () => (await read('/wps/rewards?status=claimable')).list
  const claim = (promotionClaimId: string) =>
    server().call('portal', { method: 'POST', url: '/wps/rewards/claim', body: { promotionClaimId }, token })
  return { account, token, join, rounds, waiting, awardId, claim }
}

const scope = () =>
  ownScope(server().wired.app, { requestId: 'test', actor: { kind: 'system', name: 'test' }, language: 'en' })
const ask = (awardId: string) => askForFreeRounds.run(scope(), { awardId })
const tell = (awardId: string, won: string, status = 'played') =>
  vendor.send('freespins', { issue_id: `free-rounds-${awardId}`, status, total_amount: won })
const budget = async (promotionId: string) => {
  await drainOutbox(server().wired.app, [countEndedRewards])
  return (await staff('GET', `/staff/promotions/${promotionId}`)).json().value
}

describe('[E-02] free spins at a vendor', () => {
  it('asks the vendor under one reference, whoever joins or asks twice, and says where they are played', async () => {
    const promotionId = await run()
    const { account, join, rounds, awardId } = await takePart(promotionId)
    await join()
    expect(await rounds()).toMatchObject([{ state: 'asked', rounds: 10, stake: '5.00', won: null }])
    await ask(awardId)
    await ask(awardId)

    expect(asked).toHaveLength(1)
    expect(asked[0]!.path).toBe('/api/v1/softswiss/freespins/issue')
    expect(asked[0]!.body).toMatchObject({
      issue_id: `free-rounds-${awardId}`,
      games: ['game'],
      freespins_quantity: 10,
      bet_amount: '5.00',
      account: { id: account },
    })
    expect(await rounds()).toMatchObject([{ state: 'ready', game: { nodeId: vendor.nodeId, name: 'Game' } }])
    expect((await budget(promotionId)).issued).toBe('50.00')
  })

  it('gives what they won once, however often the vendor tells it, with its turnover', async () => {
    const promotionId = await run()
    const { rounds, waiting, awardId, claim } = await takePart(promotionId)
    await ask(awardId)
    expect((await tell(awardId, '0.00', 'active')).status).toBe(200)
    const told = await Promise.all([tell(awardId, '40.50'), tell(awardId, '40.5')])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect((await tell(awardId, '41.00')).status).toBe(400)

    expect(await waiting()).toMatchObject([{ promotionType: 'free-spins', amount: '40.50', turnover: '121.50' }])
    expect(await rounds()).toMatchObject([{ state: 'played', won: '40.50' }])
    expect(await budget(promotionId)).toMatchObject({ issued: '40.50', paid: '0.00' })
    const [{ promotionClaimId }] = await waiting()
    expect((await claim(promotionClaimId)).json().success).toBe(true)
    expect(await budget(promotionId)).toMatchObject({ issued: '40.50', paid: '40.50' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it.each([408, 429])('asks again where the vendor answers %i, which says nothing of what it gave', async (status) => {
    const { rounds, awardId } = await takePart(await run())
    says = status
    await ask(awardId).catch(() => undefined)
    says = 200
    await ask(awardId)
    expect(asked).toHaveLength(2)
    expect(new Set(asked.map(({ body }) => body.issue_id))).toEqual(new Set([`free-rounds-${awardId}`]))
    expect(await rounds()).toMatchObject([{ state: 'ready' }])
  })

  it('gives the budget back where they won nothing', async () => {
    const promotionId = await run()
    const { rounds, waiting, awardId } = await takePart(promotionId)
    await ask(awardId)
    expect((await tell(awardId, '0.00', 'expired')).status).toBe(200)

    expect(await rounds()).toMatchObject([{ state: 'played', won: '0.00' }])
    expect(await waiting()).toEqual([])
    expect((await budget(promotionId)).issued).toBe('0.00')
  })

  it('goes on asking a vendor who is away, and takes the end of rounds whose grant was never answered', async () => {
    const promotionId = await run()
    const { rounds, waiting, awardId } = await takePart(promotionId)
    says = 'silence'
    await ask(awardId)
    expect(await rounds()).toMatchObject([{ state: 'away' }])
    says = 503
    await ask(awardId)
    expect(await rounds()).toMatchObject([{ state: 'away' }])
    const { count } = await database().one<{ count: bigint }>(sql`
      select count(*) as count
      from platform.outbox
      where type = 'platform.jobRequested'
        and payload->>'name' = ${askForFreeRounds.name}
        and payload->'payload'->>'awardId' = ${awardId}`)
    expect(count).toBe(3n)
    expect(new Set(asked.map(({ body }) => body.issue_id)).size).toBe(1)

    await tell(awardId, '7')
    says = 200
    await ask(awardId)
    expect(asked).toHaveLength(2)
    expect(await waiting()).toMatchObject([{ amount: '7.00' }])
  })

  /** As if so many hours had passed since they ran out. */
  const runOut = (awardId: string, hours: number) =>
    database().run(sql`
      update promotions.free_rounds
      set expires_at = now() - make_interval(hours => ${hours}::int)
      where award_id = ${awardId}::bigint`)
  const period = { schedule: 'promotions.lapseFreeRounds', startsAt: 0, endsAt: 1 }
  const lapse = () => lapseFreeRounds.run(scope(), period)

  it('gives the budget back once where no vendor tells an end, after the time it has for that', async () => {
    const promotionId = await run()
    const { rounds, waiting, awardId } = await takePart(promotionId)
    await ask(awardId)
    await runOut(awardId, 47)
    await lapse()
    expect((await budget(promotionId)).issued).toBe('50.00')

    await runOut(awardId, 49)
    await Promise.all([lapse(), lapse()])
    await lapse()
    await ask(awardId)
    expect(await rounds()).toMatchObject([{ state: 'expired', won: null }])
    expect(await waiting()).toEqual([])
    expect((await budget(promotionId)).issued).toBe('0.00')
  })

  it('gives what a late report says they won, once, whatever the budget', async () => {
    const promotionId = await run()
    const { rounds, waiting, awardId, claim } = await takePart(promotionId)
    await ask(awardId)
    await runOut(awardId, 49)
    await lapse()
    const told = await Promise.all([tell(awardId, '40.50'), tell(awardId, '40.5')])
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect((await tell(awardId, '41.00')).status).toBe(400)
    await lapse()

    expect(await rounds()).toMatchObject([{ state: 'played', won: '40.50' }])
    expect(await waiting()).toMatchObject([{ amount: '40.50', turnover: '121.50' }])
    expect(await budget(promotionId)).toMatchObject({ issued: '40.50', paid: '0.00' })
    const [{ promotionClaimId }] = await waiting()
    expect((await claim(promotionClaimId)).json().success).toBe(true)
    expect(await budget(promotionId)).toMatchObject({ issued: '40.50', paid: '40.50' })
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('takes a late report of nothing won without giving the budget back a second time', async () => {
    const promotionId = await run()
    const { rounds, awardId } = await takePart(promotionId)
    await ask(awardId)
    await runOut(awardId, 49)
    await lapse()
    expect((await tell(awardId, '0.00', 'expired')).status).toBe(200)
    expect((await tell(awardId, '0.00', 'expired')).status).toBe(200)

    expect(await rounds()).toMatchObject([{ state: 'played', won: '0.00' }])
    expect((await budget(promotionId)).issued).toBe('0.00')
  })

  it('leaves alone what an end was told of before, and takes an end that comes while it gives up', async () => {
    const promotionId = await run()
    const early = await takePart(promotionId)
    await tell(early.awardId, '7')
    await runOut(early.awardId, 49)
    const racing = await takePart(promotionId)
    await ask(racing.awardId)
    await runOut(racing.awardId, 49)
    const [{ status }] = await Promise.all([tell(racing.awardId, '9'), lapse()])
    await lapse()

    expect(status).toBe(200)
    expect(await early.waiting()).toMatchObject([{ amount: '7.00' }])
    expect(await racing.waiting()).toMatchObject([{ amount: '9.00' }])
    expect((await budget(promotionId)).issued).toBe('16.00')
  })

  it('says that a vendor refuses, and gives the budget back', async () => {
    const promotionId = await run()
    const { rounds, awardId } = await takePart(promotionId)
    says = 400
    await ask(awardId)

    expect(await rounds()).toMatchObject([{ state: 'refused' }])
    expect((await budget(promotionId)).issued).toBe('0.00')
    expect((await tell(awardId, '40')).status).toBe(400)
    expect((await tell('999999', '40')).status).toBe(400)
  })

  const takeBreak = (account: string, length: object) =>
    asMember(server(), account, 'takeBreak', { length, password: 'lantern-light-77' })

  it('[I-01] asks no vendor for whoever is on a break by then, and gives the budget back', async () => {
    const promotionId = await run()
    const { account, awardId } = await takePart(promotionId)
    await takeBreak(account, { kind: 'cool-off', days: 1 })
    await ask(awardId)

    expect(asked).toEqual([])
    expect((await budget(promotionId)).issued).toBe('0.00')
  })

  it('[I-01] gives nothing of what they won to whoever has excluded themselves, and keeps it through a cool-off', async () => {
    const promotionId = await run()
    const [excluded, cooling] = [await takePart(promotionId), await takePart(promotionId)]
    for (const { awardId } of [excluded, cooling]) await ask(awardId)
    await takeBreak(excluded.account, { kind: 'exclusion', months: 6 })
    await takeBreak(cooling.account, { kind: 'cool-off', days: 1 })
    for (const { awardId } of [excluded, cooling]) expect((await tell(awardId, '7')).status).toBe(200)
    expect((await tell(excluded.awardId, '7')).status).toBe(200)

    expect(await waitingFor(server(), excluded.account)).toEqual([])
    expect(await waitingFor(server(), cooling.account)).toEqual([['free-spins', '7.00']])
    expect((await budget(promotionId)).issued).toBe('7.00')
  })

  it('is for whoever comes first, up to the budget', async () => {
    const promotionId = await run()
    for (let taken = 0; taken < 10; taken += 1) await takePart(promotionId)
    const token = await newMember(server(), newName())
    const late = await server().call('portal', { method: 'POST', url: `/wps/promotions/${promotionId}/join`, token })
    expect(late.json().errorCode).toBe('promotion.budget.spent')
  })

  it('names the box of a game that nobody could play', async () => {
    const faults = async (more: object) => (await staff('POST', '/staff/promotions', draft(more))).json().value.fields
    expect(await faults({ vendor: 'NOBODY' })).toEqual([
      { field: 'promise.terms.vendor', messageKey: 'fault.unknown.vendor' },
    ])
    expect(await faults({ game: 'none' })).toEqual([{ field: 'promise.terms.game', messageKey: 'fault.unknown.game' }])
  })
})
