import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { assert } from '@croupier/basis/assert.ts'
import { CLIENT, SECRET } from '@croupier/dev/sandbox/payment-provider/signing.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { checkLedger } from '../../ledger/index.ts'
import { checkPayout, sendPayout } from '../index.ts'

/*
 * Payouts over the wire: our adapter, the sandbox's provider behind real HTTP, its signed call-backs to our listener.
 */

const server = useServer()
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let admin: string
let approver: string
let member: string
let account: string
let sandbox: FastifyInstance
let provider: string

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = approver) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })
const portal = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  server().call('portal', { method, url, token: member, ...(body ? { body, encrypted: true } : {}) })
const system = () =>
  ownScope(server().wired.app, { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' })

const show = async (reference: string) => (await staff('GET', `/staff/withdrawals/${reference}`)).json().value
const stateOf = async (reference: string) => (await show(reference)).withdrawal.state as string
const balances = async () => {
  const { balance } = (await portal('GET', '/wps/v2/wallets/balance')).json().value
  const of = (name: string) => balance.find((each: { accountTypeName: string }) => each.accountTypeName === name)
  return { main: of('main').availBalance as string, hold: of('hold').availBalance as string }
}

/** How the provider behaves from now on, as a person tells it on its page. */
async function behave(behaviour: 'pay' | 'fail' | 'wait', answering: 'at-once' | 'lost' | 'busy' = 'at-once') {
  await sandbox.inject({
    method: 'POST',
    url: '/payments/behaviour',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ behaviour, answering }).toString(),
  })
}
const decide = (reference: string, what: 'pay' | 'fail') =>
  sandbox.inject({
    method: 'POST',
    url: `/payments/payouts/${reference}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `do=${what}`,
  })

async function approved(): Promise<string> {
  const wish = { amount: '500.50', payoutAccountId: account, paymentPassword: PIN }
  const asked = await portal('POST', '/wps/transaction/withdraw', wish)
  assert(asked.statusCode === 200, `a withdrawal is taken: ${asked.body}`)
  const { reference } = asked.json().value
  await staff('POST', `/staff/withdrawals/${reference}/approve`, {})
  return reference
}
async function sent(): Promise<string> {
  const reference = await approved()
  await sendPayout.run(system(), { reference })
  return reference
}
const becomes = (reference: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(reference)).toBe(state), { timeout: 30_000, interval: 50 })

/** A call-back of a payout as the provider signs it. */
async function callBack(reference: string, event: string, { secret = SECRET, eventId = randomUUID() as string } = {}) {
  const body = JSON.stringify({ event, reference, id: `po_${reference}` })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret)
    .update(`callback\n${timestamp}\n${eventId}\npayout\n${body}`)
    .digest('hex')
  return server().portal.inject({
    method: 'POST',
    url: `/payments/${CLIENT}/payouts`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-event-id': eventId,
      'x-signature': signature,
    },
    payload: body,
  })
}

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  approver = await signInOperator(server(), 'mitali', 'approver')
  member = await newMember(server(), 'Rokeya5')
  sandbox = openSandbox()
  provider = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const origin = await server().portal.listen({ host: '127.0.0.1', port: 0 })
  server().wired.app.ports.provide(originsPort, {
    portal: origin,
    portals: [origin],
    games: 'http://127.0.0.1:1',
    bundles: 'http://127.0.0.1:2',
  })
  const set = { protocol: 'hosted-page', url: `${provider}/payments`, secret: SECRET }
  await staff('PUT', `/staff/payment-providers/${CLIENT}`, set, admin)
  await staff('POST', '/staff/members/rokeya5/credit', { amount: '2502.50', note: 'to withdraw' }, admin)
  await portal('PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const payee = { bank: 'BKASH', holder: 'Rokeya Begum', number: '01712345678', paymentPassword: PIN }
  account = (await portal('PUT', '/wps/member/bankCard', payee)).json().value.id
})
afterAll(async () => {
  await sandbox?.close()
  await server().portal.close()
})

describe('[B-03] a payout over the wire', () => {
  it('is accepted, waits, and is paid by a signed call-back', async () => {
    await behave('wait')
    const reference = await sent()
    expect(await show(reference)).toMatchObject({
      withdrawal: { state: 'sent' },
      attempts: [{ reference, provider: CLIENT, state: 'accepted', providerReference: expect.stringMatching(/^po_/) }],
    })
    expect(await balances()).toEqual({ main: '2002.00', hold: '500.50' })

    await decide(reference, 'pay')
    await becomes(reference, 'paid')
    expect(await balances()).toEqual({ main: '2002.00', hold: '0.00' })
  })

  it('believes no call-back with another signature, and a repeat changes nothing', async () => {
    await behave('wait')
    const reference = await sent()
    const forged = await callBack(reference, 'payout.paid', { secret: 'somebody-else-entirely' })
    expect([forged.statusCode, await stateOf(reference)]).toEqual([401, 'sent'])

    const { providerReference } = (await show(reference)).attempts[0]
    expect(providerReference).toMatch(/^po_/)
    const eventId = randomUUID()
    const answers = []
    for (let told = 0; told < 3; told += 1) answers.push(await callBack(reference, 'payout.paid', { eventId }))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
    const other = await callBack(reference, 'payout.failed', { eventId })
    expect(other.statusCode).toBe(409)
    expect(await show(reference)).toMatchObject({ withdrawal: { state: 'paid', conflict: null } })
    expect(await balances()).toEqual({ main: '1501.50', hold: '0.00' })
  })

  it('is found where the answer got lost, and the provider has it once', async () => {
    await behave('wait', 'lost')
    const reference = await sent()
    expect(await stateOf(reference)).toBe('unknown')

    await behave('wait')
    await checkPayout.run(system(), { reference })
    expect(await stateOf(reference)).toBe('sent')
    await decide(reference, 'pay')
    await becomes(reference, 'paid')
    expect((await show(reference)).attempts).toHaveLength(1)
    expect(await balances()).toEqual({ main: '1001.00', hold: '0.00' })
  })

  it('is sent again under the same reference where the provider never heard of it', async () => {
    await behave('wait', 'busy')
    const reference = await sent()
    expect(await stateOf(reference)).toBe('unknown')

    await behave('wait')
    await checkPayout.run(system(), { reference })
    expect(await stateOf(reference)).toBe('approved')
    // Others pay by now: they would pay it again if the first had heard after all.
    const pays = (isOn: boolean) =>
      server().wired.app.database.run(sql`update wallet.payment_provider set pays_out = ${isOn} where code = ${CLIENT}`)
    await pays(false)
    await sendPayout.run(system(), { reference })
    await pays(true)
    expect(await show(reference)).toMatchObject({
      withdrawal: { state: 'sent' },
      attempts: [{ reference, provider: CLIENT }],
    })

    await decide(reference, 'fail')
    await becomes(reference, 'failed')
    expect(await balances()).toEqual({ main: '500.50', hold: '500.50' })
    await staff('POST', `/staff/withdrawals/${reference}/resend`, {})
    await sendPayout.run(system(), { reference })
    await decide(`${reference}-2`, 'pay')
    await becomes(reference, 'paid')
    expect(await balances()).toEqual({ main: '500.50', hold: '0.00' })
  })

  it('that two operators rule failed is not paid under its reference again, and no ruling outlives an answer', async () => {
    await staff('POST', '/staff/members/rokeya5/credit', { amount: '500.50', note: 'to withdraw' }, admin)
    await behave('wait', 'busy')
    const reference = await sent()
    const second = await signInOperator(server(), 'nabil', 'approver', '127.0.0.8')
    const rule = async () => {
      const body = { outcome: 'failed', note: 'their support says so' }
      return (await staff('POST', `/staff/withdrawals/${reference}/mark`, body)).json().value.proposalId as string
    }
    const approve = async (proposalId: string) =>
      (await staff('POST', `/staff/proposals/${proposalId}/approve`, {}, second)).json()
    const stale = await rule()
    await behave('wait')
    await checkPayout.run(system(), { reference })
    await behave('wait', 'busy')
    await sendPayout.run(system(), { reference })
    expect(await approve(stale)).toMatchObject({ errorCode: 'withdrawal.state' })
    expect(await stateOf(reference)).toBe('unknown')

    expect(await approve(await rule())).toMatchObject({ success: true })
    expect(await show(reference)).toMatchObject({ withdrawal: { state: 'failed' }, attempts: [{ state: 'refused' }] })
    await staff('POST', `/staff/withdrawals/${reference}/resend`, {})
    await behave('wait')
    await sendPayout.run(system(), { reference })
    expect((await show(reference)).attempts.map((each: { reference: string }) => each.reference).toSorted()).toEqual([
      reference,
      `${reference}-2`,
    ])
    await decide(`${reference}-2`, 'pay')
    await becomes(reference, 'paid')
  })

  it('leaves books that add up', async () => {
    expect((await checkLedger(server().wired.app.database)).findings).toEqual([])
  })
})
