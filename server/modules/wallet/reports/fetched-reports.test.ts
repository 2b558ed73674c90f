import { assert } from '@croupier/basis/assert.ts'
import { CLIENT, SECRET } from '@croupier/dev/sandbox/payment-provider/signing.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { fetchDay, fetchReports } from './fetch-day.ts'

const DAY = 86_400_000
const server = useServer()
const app = () => server().wired.app
let cast: Cast
let member: string
let sandbox: FastifyInstance

const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  (await server().call('console', { method, url: `/staff${url}`, token: cast.admin, ...(body ? { body } : {}) })).json()
const own = async (method: 'GET' | 'POST', url: string, body?: object) =>
  (await server().call('portal', { method, url: `/wps${url}`, token: member, ...(body ? { body } : {}) })).json()
const system = () => ownScope(app(), { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' })
const fetchNow = (more: object = {}) =>
  staff('POST', `/payment-providers/${CLIENT}/reports/fetch`, {
    from: Date.now() - DAY,
    until: Date.now() + DAY,
    ...more,
  })
const reports = async () => (await staff('GET', '/provider-reports')).value.list

/** A deposit whose page was paid, told of by a call-back or not. */
async function paidOnThePage(amount: string, how: 'pay' | 'silent'): Promise<string> {
  const { value } = await own('POST', '/transaction/deposit/pg', { channel: 'sandpay', amount })
  assert(value?.url, 'there is a page to pay on')
  await fetch(value.url, { method: 'POST', body: new URLSearchParams({ do: how }), redirect: 'manual' })
  if (how === 'pay') {
    await vi.waitFor(
      async () => expect((await own('GET', `/report/depositTransaction/${value.reference}`)).value.state).toBe('paid'),
      { timeout: 10_000 },
    )
  }
  return value.reference
}

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Reported5')
  sandbox = openSandbox()
  const provider = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const portal = await server().portal.listen({ host: '127.0.0.1', port: 0 })
  const outside = { games: 'http://127.0.0.1:1', bundles: 'http://127.0.0.1:2' }
  app().ports.provide(originsPort, { portal, portals: [portal], ...outside })
  const set = { protocol: 'hosted-page', url: `${provider}/payments`, secret: SECRET }
  await staff('PUT', `/payment-providers/${CLIENT}`, set)
  const channel = { kind: 'pg', name: 'Page', provider: CLIENT, currency: 'BDT' }
  await staff('PUT', '/deposit-channels/sandpay', { ...channel, minimumAmount: '100', maximumAmount: '25000' })
})
afterAll(() => sandbox?.close())

describe('[H-03] a report that a provider is asked for', () => {
  it('is compared with our orders: what agrees, and what it took and nobody told us of', async () => {
    const known = await paidOnThePage('700', 'pay')
    const silent = await paidOnThePage('800', 'silent')

    const { value } = await fetchNow()

    expect(value).toMatchObject({ provider: CLIENT, source: 'provider', matched: 1, differences: 1 })
    // Of what is to come nobody knows.
    expect(value.endsAt).toBeLessThanOrEqual(Date.now())
    const { list } = (await staff('GET', `/provider-reports/${value.id}`)).value
    expect(list).toEqual([
      expect.objectContaining({ verdict: 'missing-here', reference: silent, theirs: '800.00', ours: null }),
    ])
    expect(list).not.toContainEqual(expect.objectContaining({ reference: known }))
  })

  it('of a day is asked for once, when the day has ended, and by whoever runs it first', async () => {
    const [startsAt, endsAt] = [Date.now() - DAY, Date.now()]
    await fetchReports.run(system(), { schedule: 'wallet.fetchReports', startsAt, endsAt })
    const asked = await app().database.many<{ payload: { name: string; payload: object; runAt: number } }>(sql`
      select payload from platform.outbox where payload->>'name' = 'wallet.fetchReport'`)
    expect(asked.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ payload: { provider: CLIENT, startsAt, endsAt }, runAt: endsAt + 2 * 3_600_000 }),
    ])

    const run = () => fetchDay.run(system(), { provider: CLIENT, startsAt, endsAt })
    await Promise.allSettled([run(), run()])
    await run()

    const daily = (await reports()).filter(({ source }: { source: string }) => source === 'schedule')
    expect(daily).toEqual([
      expect.objectContaining({ by: 'system:test', startsAt, endsAt, matched: 1, differences: 1 }),
    ])
  })

  it('takes what is told just beside its days for an answer, and asks for none of it', async () => {
    // Its minute has passed with the provider, and stands an hour later with us.
    const { value } = await fetchNow({ from: Date.now() - 2 * DAY, until: Date.now() - DAY })
    expect(value).toMatchObject({ matched: 0, differences: 0 })
    const soon = await fetchNow({ from: Date.now() - DAY, until: Date.now() - 30 * 60_000 })
    expect(soon.value).toMatchObject({ matched: 0, differences: 0 })
  })

  it.each([
    [() => staff('POST', '/payment-providers/nobody/reports/fetch', { from: 1, until: 2 }), 'payment.provider.unknown'],
    [() => fetchNow({ from: Date.now(), until: 1 }), 'request.invalid'],
  ])('is refused where it cannot be asked for', async (ask, code) => {
    expect((await ask()).errorCode).toBe(code)
  })

  it('is asked for again later where the provider does not answer', async () => {
    await sandbox.close()
    expect((await fetchNow()).errorCode).toBe('provider.report.unavailable')
    const [startsAt, endsAt] = [Date.now() - 3 * DAY, Date.now() - 2 * DAY]
    await expect(fetchDay.run(system(), { provider: CLIENT, startsAt, endsAt })).rejects.toThrow('no answer')
  })
})
