import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assert } from '@croupier/basis/assert.ts'
import { BANK_CODE, cardShop } from '@croupier/dev/sandbox/card-provider/card-provider.ts'
import { chainShop } from '@croupier/dev/sandbox/chain-gateway/chain-gateway.ts'
import { sign } from '@croupier/dev/sandbox/payment-provider/signing.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { checkLedger } from '../../ledger/index.ts'
import { paymentProtocolsPort, sendPayout } from '../index.ts'
import { followDeposit } from './follow-deposit.ts'

const PASSWORD = 'lantern-light-77'

const server = useServer()
const app = () => server().wired.app
let cast: Cast
let member: string
let approver: string
let sandbox: FastifyInstance
let outside: string

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })
async function put(url: string, body: object): Promise<void> {
  const answer = await staff('PUT', url, body)
  assert(answer.statusCode === 200, `${url} is set: ${answer.body}`)
}
const limits = { currency: 'BDT', minimumAmount: '100', maximumAmount: '500000' }
const coin = { ...limits, kind: 'crypto', name: 'USDT', provider: chainShop.client, coin: 'USDT', network: 'TRC20' }

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'mitali', 'approver')
  member = await newMember(server(), 'Coins5')
  sandbox = openSandbox()
  outside = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const portal = await server().portal.listen({ host: '127.0.0.1', port: 0 })
  app().ports.provide(originsPort, {
    portal,
    portals: [portal],
    games: 'http://127.0.0.1:1',
    bundles: 'http://127.0.0.1:2',
  })
  const chain = { protocol: 'chain-gateway', url: `${outside}/chain`, secret: chainShop.secret, paysOut: true }
  await put(`/staff/payment-providers/${chainShop.client}`, chain)
  const cards = { protocol: 'card-page', url: `${outside}/cards`, secret: cardShop.secret }
  await put(`/staff/payment-providers/${cardShop.client}`, cards)
  await put('/staff/deposit-channels/usdt', coin)
  await put('/staff/deposit-channels/card', { ...limits, kind: 'card', name: 'Card', provider: cardShop.client })
})
afterAll(async () => {
  await sandbox?.close()
  await server().portal.close()
})

async function order(kind: string, channel: string, amount = '1000') {
  const url = `/wps/transaction/deposit/${kind}`
  const answer = await server().call('portal', { method: 'POST', url, body: { channel, amount }, token: member })
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value
}
const show = async (reference: string) =>
  (await server().call('portal', { url: `/wps/report/depositTransaction/${reference}`, token: member })).json().value
const becomes = (reference: string, state: string) =>
  vi.waitFor(async () => expect(await show(reference)).toMatchObject({ state }), { timeout: 20_000, interval: 100 })
const form = (path: string, fields: Record<string, string>) =>
  fetch(`${outside}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

interface Told {
  reference: string
  what?: 'confirming' | 'paid' | 'failed'
  amount?: string
  currency?: string
  id?: string
  transaction?: string
  confirmations?: number
  secret?: string
  path?: string
}
/** A call-back as the gateway signs it. */
async function tell({
  reference,
  what = 'paid',
  secret = chainShop.secret,
  path = `/chain/${chainShop.client}`,
  ...given
}: Told) {
  const { amount = '8.230453', currency = 'USDT', id = `cp_${randomUUID()}`, confirmations = 4 } = given
  const { transaction = 'ab'.repeat(32) } = given
  const payment = { id, amount, currency, transaction, confirmations }
  const body = JSON.stringify({ event: `deposit.${what}`, reference, payment, confirmationsNeeded: 4 })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const eventId = randomUUID()
  const answer = await server().portal.inject({
    method: 'POST',
    url: `${path}/deposits`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-event-id': eventId,
      'x-signature': sign(['callback', timestamp, eventId, 'deposit'], body, secret),
    },
    payload: body,
  })
  return answer.statusCode
}

describe('[B-02] a deposit in a coin', () => {
  it('gives an address of its own, locks the rate, follows the blocks and credits what was asked', async () => {
    const made = await order('crypto', 'usdt')
    expect(made).toMatchObject({
      state: 'waiting',
      url: null,
      crypto: { network: 'TRC20', currency: 'USDT', rate: '121.5', amount: '8.230453', confirmations: 0, needed: 4 },
    })
    expect(made.crypto.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)

    await form(`/chain/pay/${made.reference}`, { amount: '8.230453', do: 'confirm' })

    await becomes(made.reference, 'confirming')
    await becomes(made.reference, 'paid')
    expect(await show(made.reference)).toMatchObject({
      credited: '1000.00',
      crypto: { confirmations: 4, transaction: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })

  it('credits what arrived at the locked rate where it is a little less, and leaves the rest to an operator', async () => {
    const near = await order('crypto', 'usdt')
    const far = await order('crypto', 'usdt')

    expect([
      await tell({ reference: near.reference, amount: '8' }),
      await tell({ reference: far.reference, amount: '4' }),
    ]).toEqual([200, 200])

    expect(await show(near.reference)).toMatchObject({ state: 'paid', credited: '972.00' })
    expect(await show(far.reference)).toMatchObject({ state: 'review' })
    await staff('POST', `/staff/deposits/${far.reference}/take`, {})
    const decided = await staff('POST', `/staff/deposits/${far.reference}/decide`, {
      decision: 'credit',
      note: 'Half came.',
    })
    expect(decided.json().value).toMatchObject({ state: 'paid', credited: '486.00' })
  })

  it('keeps the rate of what was seen in time, and has late money looked at', async () => {
    const seen = await order('crypto', 'usdt')
    const unseen = await order('crypto', 'usdt')
    await tell({ reference: seen.reference, what: 'confirming', confirmations: 1, id: 'cp-seen' })
    await app().database.run(sql`
      update wallet.deposit_order
      set made_at = made_at - interval '3 hours', expires_at = now() - interval '2 hours',
        seen_at = seen_at - interval '3 hours'
      where reference = any(${[seen.reference, unseen.reference]}::text[])`)

    await tell({ reference: seen.reference, id: 'cp-seen' })
    await tell({ reference: unseen.reference })

    expect(await show(seen.reference)).toMatchObject({ state: 'paid', credited: '1000.00' })
    expect(await show(unseen.reference)).toMatchObject({ state: 'review' })
  })

  it.each([
    ['first heard of when it is final', []],
    ['seen before it is final', [5]],
    ['seen with fewer blocks than the one before', [1]],
    ['seen with more blocks, before the one in time is told of again', [5, 6]],
  ])('has a second payment looked at that is late, where one was seen in time: %s', async (_what, blocks) => {
    const { reference } = await order('crypto', 'usdt')
    await tell({ reference, what: 'confirming', confirmations: 2, amount: '0.01' })
    await app().database.run(sql`
      update wallet.deposit_order
      set made_at = made_at - interval '3 days', expires_at = now() - interval '2 days',
        seen_at = seen_at - interval '3 days'
      where reference = ${reference}`)
    const late = { reference, transaction: 'cd'.repeat(32) }

    const [first, again] = blocks
    if (first) await tell({ ...late, what: 'confirming', confirmations: first })
    if (again) await tell({ reference, what: 'confirming', confirmations: again, amount: '0.01' })
    await tell(late)

    const after = await show(reference)
    expect(after).toMatchObject({ state: 'review', crypto: { transaction: late.transaction } })
    expect(after.seenAt).toBeGreaterThan(after.expiresAt)
  })

  it('takes a payment that fell out of the chain back, and a second one as an extra', async () => {
    const dropped = await order('crypto', 'usdt')
    await tell({ reference: dropped.reference, what: 'confirming', confirmations: 0 })
    await tell({ reference: dropped.reference, what: 'failed' })
    expect(await show(dropped.reference)).toMatchObject({ state: 'failed' })

    const twice = await order('crypto', 'usdt')
    await tell({ reference: twice.reference, id: 'cp-one' })
    await tell({ reference: twice.reference, id: 'cp-one' })
    await tell({ reference: twice.reference, id: 'cp-two' })
    const rows = await app().database.many<{ state: string }>(sql`
      select state from wallet.deposit_order where payment_reference in ('cp-one', 'cp-two') order by payment_reference`)
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'review'])
  })

  it('ends one that was seen and fell out of the chain where its call-back was lost, with the last look at it', async () => {
    const { reference } = await order('crypto', 'usdt')
    await tell({ reference, what: 'confirming', confirmations: 0 })
    await app().database.run(sql`
      update wallet.deposit_order set made_at = made_at - interval '2 days', expires_at = now() - interval '1 day'
      where reference = ${reference}`)
    const protocol = app()
      .ports.use(paymentProtocolsPort)
      .find((each) => each.protocol === 'chain-gateway')!
    const report = { provider: chainShop.client, reference, providerReference: 'cp-gone', amount: '8.230453' }
    const answer = { state: 'failed', report: { ...report, outcome: 'failed', currency: 'USDT' } } as const
    const asked = vi.spyOn(protocol, 'findCheckout').mockResolvedValue(answer)
    const actor = { kind: 'system', name: 'test' } as const
    await followDeposit.run(ownScope(app(), { requestId: 'look', actor, language: 'en' }), { reference, look: 5 })
    asked.mockRestore()
    expect(await show(reference)).toMatchObject({ state: 'failed' })
  })

  it('waits for operators where its account was closed before it came', async () => {
    const { reference } = await order('crypto', 'usdt')
    const close = (state: string) =>
      app().database.run(sql`update identity.member set state = ${state} where account = 'Coins5'`)
    await close('closed')
    await tell({ reference })
    await close('active')
    expect(await show(reference)).toMatchObject({ state: 'review' })
  })

  it('refuses callbacks with a wrong signature, or of another protocol', async () => {
    const { reference } = await order('crypto', 'usdt')

    expect(await tell({ reference, secret: cardShop.secret })).toBe(401)
    expect(await tell({ reference, path: `/payments/${chainShop.client}` })).toBe(401)
    expect(await tell({ reference: 'D0000000' })).toBe(404)
    expect(await show(reference)).toMatchObject({ state: 'waiting' })
  })

  it.each([
    [{ coin: undefined }, 'coin'],
    [{ network: 'BTC' }, 'network'],
    [{ provider: cardShop.client }, 'provider'],
  ])('wants a channel whole: %o', async (wrong, field) => {
    const answer = await staff('PUT', '/staff/deposit-channels/wrong', { ...coin, ...wrong })

    expect(answer.json().value.fields[0]).toMatchObject({ field })
  })
})

describe('[B-02] a deposit by card', () => {
  it('is typed and confirmed on the provider’s pages, and leaves us four digits', async () => {
    const { reference, url } = await order('card', 'card')
    const path = new URL(url).pathname

    await form(`${path}/card`, { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' })
    expect(await (await fetch(url)).text()).toContain('Your bank asks')
    await form(`${path}/confirm`, { code: BANK_CODE, do: 'confirm' })

    await becomes(reference, 'paid')
    expect(await show(reference)).toMatchObject({ credited: '1000.00', instrument: 'Visa 4242' })
    const kept = await app().database.one<{ report: string }>(sql`
      select report::text as report from wallet.payment_event where reference = ${reference}`)
    expect(kept.report).not.toContain('42424242')
  })

  it('fails where the bank declines, or its customer does not confirm', async () => {
    const declined = await order('card', 'card')
    const cancelled = await order('card', 'card')

    await form(`${new URL(declined.url).pathname}/card`, { number: '4000000000000002', expiry: '12/30', code: '123' })
    await form(`${new URL(cancelled.url).pathname}/card`, { number: '5555555555554444', expiry: '12/30', code: '123' })
    await form(`${new URL(cancelled.url).pathname}/confirm`, { do: 'cancel' })

    await becomes(declined.reference, 'failed')
    await becomes(cancelled.reference, 'failed')
  })
})

describe('[B-03] a payout in a coin', () => {
  const PIN = '246802'
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  const payee = { bank: 'USDT_TRC20', holder: 'Coin Holder', number: address, paymentPassword: PIN }
  const portal = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
    server().call('portal', { method, url, token: member, encrypted: body !== undefined, ...(body ? { body } : {}) })

  it('refuses an address whose checksum is wrong', async () => {
    await portal('PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
    const answer = await portal('PUT', '/wps/member/bankCard', { ...payee, number: address.replace(/t$/, 'u') })

    expect(answer.json().value.fields).toEqual([{ field: 'number', messageKey: 'fault.coin.address' }])
  })

  it('locks the rate when it is asked for, and sends coins to the address', async () => {
    const { id } = (await portal('PUT', '/wps/member/bankCard', payee)).json().value
    await app().database.run(sql`delete from wagering.requirement`)
    const rate = await portal('GET', `/wps/transaction/withdraw/rate?payoutAccountId=${id}`)
    expect(rate.json().value).toEqual({ coin: 'USDT', network: 'TRC20', currency: 'BDT', rate: '121.5' })

    const wish = { amount: '1000', payoutAccountId: id, paymentPassword: PIN }
    const { reference, coin } = (await portal('POST', '/wps/transaction/withdraw', wish)).json().value
    expect(coin).toEqual({ currency: 'USDT', network: 'TRC20', amount: '8.230452', rate: '121.5' })
    const matched = await staff('POST', `/staff/withdrawals/${reference}/match`, {}, approver)
    expect(matched.json().errorCode).toBe('withdrawal.state')
    const approved = await server().call('console', {
      method: 'POST',
      url: `/staff/withdrawals/${reference}/approve`,
      token: approver,
      body: {},
    })
    expect(approved.json()).toMatchObject({ success: true })

    const actor = { kind: 'system', name: 'test' } as const
    await sendPayout.run(ownScope(app(), { requestId: 'pay', actor, language: 'en' }), { reference })

    await vi.waitFor(
      async () => {
        const { list } = (await portal('GET', '/wps/report/withdrawTransaction')).json().value
        expect(list[0]).toMatchObject({ reference, state: 'paid', payee: { kind: 'crypto' } })
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(await (await fetch(`${outside}/chain`)).text()).toContain(`8.230452 USDT TRC20</td><td>${address}`)
  })
})

it('[B-02] leaves the books in order', async () => {
  expect((await checkLedger(app().database)).findings).toEqual([])
})
