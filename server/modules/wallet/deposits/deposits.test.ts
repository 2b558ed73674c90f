import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assert } from '@croupier/basis/assert.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { CLIENT, SECRET } from '@croupier/dev/sandbox/payment-provider/signing.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { originsPort } from '../../../platform/origins-port.ts'
import { separationPort } from '../../../platform/separation-port.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { checkLedger } from '../../ledger/index.ts'
import { missingTurnover } from '../../wagering/index.ts'
import { followDeposit } from './follow-deposit.ts'
import { areDepositsOpen, openDepositsMost } from '../wallet-settings.ts'

const server = useServer()
const app = () => server().wired.app
let cast: Cast
let member: string
let sandbox: FastifyInstance
let provider: string
let portal: string

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url, token, ...(body ? { body } : {}) })

async function put(url: string, body: object): Promise<void> {
  const answer = await staff('PUT', url, body)
  assert(answer.statusCode === 200, `${url} is set: ${answer.body}`)
}

const channel = (more: object = {}) => ({
  kind: 'pg',
  name: 'Sandbar Pay',
  provider: CLIENT,
  currency: 'BDT',
  minimumAmount: '100',
  maximumAmount: '25000',
  ...more,
})

beforeAll(async () => {
  cast = await signInTheCast(server())
  member = await newMember(server(), 'Rokeya5')
  sandbox = openSandbox()
  provider = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  portal = await server().portal.listen({ host: '127.0.0.1', port: 0 })
  app().ports.provide(originsPort, {
    portal,
    portals: [portal],
    games: 'http://127.0.0.1:1',
    bundles: 'http://127.0.0.1:2',
  })
  const set = { protocol: 'hosted-page', url: `${provider}/payments`, secret: SECRET }
  await put(`/staff/payment-providers/${CLIENT}`, set)
  await put('/staff/deposit-channels/sandbar', channel())
  const withFee = channel({ feePercent: '2.5', feeFixed: '1', position: 1 })
  await put('/staff/deposit-channels/sandbar-fee', withFee)
  await app().database.transaction((tx) => app().ports.use(settingsPort).change(tx, openDepositsMost, 100, 'test'))
  await app().ports.use(settingsPort).refresh()
})
afterAll(async () => {
  await sandbox?.close()
  await server().portal.close()
})

const ask = (body: object, token: string | undefined = member, kind = 'pg') =>
  server().call('portal', { method: 'POST', url: `/wps/transaction/deposit/${kind}`, body, token })
async function deposit(amount = '500', code = 'sandbar', token = member) {
  const answer = await ask({ channel: code, amount }, token)
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value as { reference: string; url: string; state: string; expiresAt: number }
}
const show = async (reference: string, token = member) =>
  (await server().call('portal', { url: `/wps/report/depositTransaction/${reference}`, token })).json()
const balance = async (token = member): Promise<string> =>
  (await server().call('portal', { url: '/wps/v2/wallets/balance', token })).json().value.sumBalance
const taka = (text: string) => BigInt(text.replace('.', ''))

interface CallBack {
  reference: string
  event?: string
  amount?: string
  currency?: string
  payment?: string
  eventId?: string
  secret?: string
  at?: number
  code?: string
  /** What is sent where it is not what was signed. */
  sent?: string
}

/** A call-back as the provider signs it, brought to the listener as bytes. */
async function callBack(given: CallBack) {
  const { reference, event = 'deposit.paid', amount = '500.00', currency = 'BDT', secret = SECRET } = given
  const payment = { id: given.payment ?? `pay_${randomUUID()}`, amount, currency }
  const body = JSON.stringify({ event, reference, payment })
  const timestamp = String(Math.floor((given.at ?? Date.now()) / 1000))
  const eventId = given.eventId ?? randomUUID()
  const signature = createHmac('sha256', secret)
    .update(`callback\n${timestamp}\n${eventId}\ndeposit\n${body}`)
    .digest('hex')
  const answer = await server().portal.inject({
    method: 'POST',
    url: `/payments/${given.code ?? CLIENT}/deposits`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-event-id': eventId,
      'x-signature': signature,
    },
    payload: given.sent ?? body,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const expire = (reference: string) =>
  app().database.run(sql`
    update wallet.deposit_order
    set made_at = made_at - interval '1 hour', expires_at = now() - interval '1 minute'
    where reference = ${reference}`)
const look = (reference: string, at = 2) =>
  followDeposit.run(ownScope(app(), { requestId: 'look', actor: { kind: 'system', name: 'test' }, language: 'en' }), {
    reference,
    look: at,
  })

describe('[B-02] how one can pay in', () => {
  it('tells channels with limits, fees and round amounts', async () => {
    const answer = await server().call('portal', { url: '/wps/relay/MCSFE_getDepositSettings', token: member })

    expect(answer.json().value).toMatchObject({
      allowDeposit: 'Y',
      currency: 'BDT',
      expiryMinutes: 10,
      turnoverMultiple: '1',
      channels: [
        { code: 'sandbar', kind: 'pg', minimumAmount: '100.00', maximumAmount: '25000.00', feePercent: '0' },
        { code: 'sandbar-fee', feePercent: '2.5', feeFixed: '1.00' },
      ],
    })
    expect(answer.json().value.channels[0].presets).toContain('500.00')
  })

  it.each([
    ['0', 'fault.format'],
    ['0.00', 'fault.format'],
    ['-500', 'fault.format'],
    ['+500', 'fault.format'],
    ['5e2', 'fault.format'],
    ['500,00', 'fault.format'],
    ['0500', 'fault.format'],
    [' 500', 'fault.format'],
    ['', 'fault.format'],
    ['500.001', 'fault.too.fine'],
    ['500.0000001', 'fault.format'],
    ['৫০০', 'fault.format'],
    ['99.99', 'fault.amount.least'],
    ['25000.01', 'fault.amount.most'],
    ['999999999999', 'fault.amount.most'],
  ])('refuses the amount %j and names the field', async (amount, messageKey) => {
    const answer = await ask({ channel: 'sandbar', amount })

    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'request.invalid'])
    expect(answer.json().value.fields).toEqual([expect.objectContaining({ field: 'amount', messageKey })])
  })

  it.each([
    ['99.99', '100.00'],
    ['25000.01', '25000.00'],
  ])('names the limit %s misses', async (amount, limit) => {
    const [fault] = (await ask({ channel: 'sandbar', amount })).json().value.fields

    expect(fault).toMatchObject({ amount: limit, currency: 'BDT' })
  })

  it.each([
    ['mt', 'sandbar'],
    ['crypto', 'sandbar'],
    ['pg', 'nothing'],
  ])('offers no channel of kind %s named %s', async (kind, code) => {
    const answer = await ask({ channel: code, amount: '500' }, member, kind)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'deposit.channel.unavailable'])
  })

  it('is not for trials and visitors', async () => {
    const login = await server().call('portal', {
      method: 'POST',
      url: '/wps/session/login/freeplay',
      body: { os: 'linux', platform: 'W' },
    })

    const trial = await ask({ channel: 'sandbar', amount: '500' }, login.json().value.token)
    const visitor = await server().call('portal', {
      method: 'POST',
      url: '/wps/transaction/deposit/pg',
      body: { channel: 'sandbar', amount: '500' },
    })

    expect([trial.statusCode, trial.json().errorCode]).toEqual([403, 'in_need_true_account'])
    expect([visitor.statusCode, visitor.json().errorCode]).toEqual([401, 'login.not.session'])
  })

  it('is refused where the operator has closed deposits, or too many wait to be paid', async () => {
    const settings = app().ports.use(settingsPort)
    const other = await newMember(server(), 'Eager1')
    await app().database.transaction((tx) => settings.change(tx, openDepositsMost, 1, 'test'))
    await settings.refresh()
    await deposit('500', 'sandbar', other)
    const second = await ask({ channel: 'sandbar', amount: '500' }, other)
    await app().database.transaction((tx) => settings.change(tx, openDepositsMost, 100, 'test'))
    await app().database.transaction((tx) => settings.change(tx, areDepositsOpen, false, 'test'))
    await settings.refresh()
    const closed = await ask({ channel: 'sandbar', amount: '500' }, other)
    await app().database.transaction((tx) => settings.change(tx, areDepositsOpen, true, 'test'))
    await settings.refresh()

    expect([second.statusCode, second.json().errorCode]).toEqual([409, 'deposit.too.many.open'])
    expect([closed.statusCode, closed.json().errorCode]).toEqual([403, 'deposit.closed'])
  })
})

describe('[B-02] a deposit on the hosted page', () => {
  it('opens a page of the provider, and is hidden from others', async () => {
    const made = await deposit()

    expect(made).toMatchObject({ state: 'waiting', url: expect.stringContaining(`${provider}/payments/checkout/`) })
    const page = await fetch(made.url)
    expect(await page.text()).toContain(made.reference)
    expect(await show(made.reference, cast.member)).toMatchObject({ errorCode: 'deposit.not.found' })
  })

  it('answers one order under one Idempotency-Key', async () => {
    const request = {
      method: 'POST' as const,
      url: '/wps/relay/MCSFE_depositByLaunchUrl',
      body: { channel: 'sandbar', amount: '700' },
      token: member,
      headers: { 'idempotency-key': 'deposit-rokeya-0001' },
    }

    const first = await server().call('portal', request)
    const second = await server().call('portal', request)

    expect(first.json()).toMatchObject({ success: true })
    expect(second.json()).toEqual(first.json())
  })

  it('credits what was paid, asks for its turnover and tells open pages', async () => {
    const before = taka(await balance())
    const { memberId } = await app().database.one<{ memberId: bigint }>(sql`
      select id as "memberId" from identity.member where account = 'Rokeya5'`)
    const missing = await missingTurnover(app().database, memberId, 'BDT')
    const { reference } = await deposit()

    const answer = await callBack({ reference })

    expect(answer).toEqual({ status: 200, body: { status: 'taken' } })
    expect(taka(await balance()) - before).toBe(taka('500.00'))
    expect((await show(reference)).value).toMatchObject({ state: 'paid', credited: '500.00', fee: '0.00', url: null })
    expect((await missingTurnover(app().database, memberId, 'BDT')) - missing).toBe(500_000_000n)
    const told = await app().database.many<{ type: string; payload: object }>(sql`
      select type, payload
      from platform.live_message
      where audience = ${`member:${memberId}`}
      order by id desc
      limit 2`)
    expect(told).toEqual([
      { type: 'balance', payload: expect.objectContaining({ currency: 'BDT' }) },
      { type: 'deposit', payload: { reference, state: 'paid' } },
    ])
  })

  it('keeps the fee back, and the statement shows both', async () => {
    const before = taka(await balance())
    const { reference } = await deposit('1000', 'sandbar-fee')

    await callBack({ reference, amount: '1000.00' })

    expect(taka(await balance()) - before).toBe(taka('974.00'))
    expect((await show(reference)).value).toMatchObject({ credited: '1000.00', fee: '26.00' })
    const { list } = (await staff('GET', '/staff/members/rokeya5/statement?pageSize=2')).json().value
    expect(list).toEqual([
      expect.objectContaining({
        kind: 'wallet.deposit-fee',
        amount: '-26.00',
        reference,
        contra: 'house.deposit-fees',
      }),
      expect.objectContaining({
        kind: 'wallet.deposit',
        amount: '1000.00',
        reference,
        contra: 'house.deposits-clearing',
      }),
    ])
  })
})

describe('[B-02] a deposit at the provider, end to end over the wire', () => {
  const onThePage = async (url: string, wish: Record<string, string>) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams(wish), redirect: 'manual' })).headers.get('location')
  const becomes = (reference: string, state: string) =>
    vi.waitFor(async () => expect((await show(reference)).value.state).toBe(state), { timeout: 30_000 })

  it('is credited when its page is paid, and the payer comes back to the order', async () => {
    const before = taka(await balance())
    const { reference, url } = await deposit('600')

    const back = await onThePage(url, { do: 'pay' })

    expect(back).toBe(`${portal}/member?page=depositv2&order=${reference}`)
    await becomes(reference, 'paid')
    expect(taka(await balance()) - before).toBe(taka('600.00'))
  })

  it('is credited once where our answers are lost and the provider calls again', async () => {
    const before = taka(await balance())
    const { reference, url } = await deposit('610')

    await onThePage(url, { do: 'lose' })
    await vi.waitFor(async () => {
      const page = await (await fetch(`${provider}/payments`)).text()
      expect(page.split(reference).find((part) => part.includes('200, lost'))).toMatch(/lost.*lost.*200/s)
    }, 60_000)

    await becomes(reference, 'paid')
    expect(taka(await balance()) - before).toBe(taka('610.00'))
  })

  it('ends as failed when declined, and waits for an operator when something else is paid', async () => {
    const [declined, other] = [await deposit('620'), await deposit('630')]

    await onThePage(declined.url, { do: 'decline' })
    await onThePage(other.url, { do: 'other', amount: '6.30', currency: 'USD' })

    await becomes(declined.reference, 'failed')
    await becomes(other.reference, 'review')
  })

  it('is found paid at its end where no call-back ever came', async () => {
    const before = taka(await balance())
    const { reference, url } = await deposit('640')
    await onThePage(url, { do: 'silent' })
    await expire(reference)

    await look(reference)
    await look(reference, 3)

    expect((await show(reference)).value).toMatchObject({ state: 'paid' })
    expect(taka(await balance()) - before).toBe(taka('640.00'))
  })
})

describe('[B-02] call-backs', () => {
  it('credit once, however often and at once they come', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()
    const same = { reference, payment: `pay_${randomUUID()}`, eventId: randomUUID() }

    const answers = await Promise.all(Array.from({ length: 8 }, () => callBack(same)))
    const later = await callBack(same)
    const underAnotherNumber = await callBack({ ...same, eventId: randomUUID() })

    for (const answer of [...answers, later, underAnotherNumber]) {
      expect(answer).toEqual({ status: 200, body: { status: 'taken' } })
    }
    expect(taka(await balance()) - before).toBe(taka('500.00'))
  })

  it('that come late credit all the same, once', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()
    await expire(reference)
    await look(reference)
    expect((await show(reference)).value).toMatchObject({ state: 'expired', url: null })

    const answer = await callBack({ reference })

    expect(answer.status).toBe(200)
    expect((await show(reference)).value).toMatchObject({ state: 'paid' })
    expect(taka(await balance()) - before).toBe(taka('500.00'))
    // [H-03] and operators are told so.
    const { risks } = (await staff('GET', `/staff/deposits/${reference}`)).json().value
    expect(risks).toContain('late')
    expect(risks).not.toContain('paid-again')
  })

  it.each([1, 2, 3, 4])(
    'and the end of the order at the same moment: credited once, whichever is first: %i',
    async () => {
      const before = taka(await balance())
      const { reference } = await deposit()
      await expire(reference)
      const payment = `pay_${randomUUID()}`

      const [answer] = await Promise.all([callBack({ reference, payment }), look(reference), look(reference, 3)])

      expect(answer.status).toBe(200)
      expect((await show(reference)).value).toMatchObject({ state: 'paid' })
      expect(taka(await balance()) - before).toBe(taka('500.00'))
    },
  )

  it('let no withdrawal slip between the money and the turnover that is asked for it', async () => {
    const hasty = await newMember(server(), 'Hasty7')
    const send = (method: 'PUT' | 'POST', url: string, body: object) =>
      server().call('portal', { method, url, body, token: hasty, encrypted: true })
    const paymentPassword = '135790'
    await send('PUT', '/wps/member/paymentPassword', { paymentPassword, password: 'lantern-light-77' })
    const account = { bank: 'BKASH', holder: 'Rahim Uddin', number: '01799999999', paymentPassword }
    const bound = (await send('PUT', '/wps/member/bankCard', account)).json().value
    const { reference } = await deposit('500', 'sandbar', hasty)

    // The purse is held: the deposit waits for it, and the withdrawal comes while it waits.
    let waiting: Promise<unknown>[] = []
    await app().database.transaction(async (tx) => {
      await tx.many(sql`
        select from ledger.balance b join ledger.account a on a.id = b.account_id
        where a.owner = (select 'member:' || id from identity.member where account = 'Hasty7')
        for update of b`)
      const credited = callBack({ reference })
      await sleep(300)
      const asked = send('POST', '/wps/transaction/withdraw', {
        amount: '500',
        payoutAccountId: bound.id,
        paymentPassword,
      })
      await sleep(700)
      waiting = [credited, asked.then((answer) => answer.json().errorCode)]
    })

    expect(await Promise.all(waiting)).toEqual([expect.objectContaining({ status: 200 }), 'withdraw.turnover.missing'])
  })

  it('that say declined end the order, and a payment after that still counts', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()

    await callBack({ reference, event: 'deposit.failed' })
    expect((await show(reference)).value).toMatchObject({ state: 'failed', failure: 'declined' })
    await callBack({ reference })

    expect((await show(reference)).value).toMatchObject({ state: 'paid', failure: null })
    expect(taka(await balance()) - before).toBe(taka('500.00'))
  })

  it.each<[string, Partial<CallBack>]>([
    ['with another secret', { secret: 'some-other-secret-entirely' }],
    ['whose body was changed', { sent: '{"event":"deposit.paid"}' }],
    ['too old', { at: Date.now() - 400_000 }],
    ['from the future', { at: Date.now() + 400_000 }],
    ['of a provider there is not', { code: 'nobody' }],
    ['without a number', { eventId: '' }],
  ])('%s are refused and change nothing', async (_what, forged) => {
    const { reference } = await deposit()

    const answer = await callBack({ reference, ...forged })

    expect(answer).toEqual({ status: 401, body: { error: expect.objectContaining({ code: 'signature.invalid' }) } })
    expect((await show(reference)).value).toMatchObject({ state: 'waiting' })
  })

  it('replayed with other content are refused, and the first stands', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()
    const eventId = randomUUID()
    await callBack({ reference, eventId })

    const answer = await callBack({ reference, eventId, amount: '5000.00' })

    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'event.conflict' } } })
    expect(taka(await balance()) - before).toBe(taka('500.00'))
  })

  it('that report another amount of a known payment are refused, and the first stands', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()
    const payment = `pay_${randomUUID()}`
    await callBack({ reference, payment })

    const answer = await callBack({ reference, payment, amount: '5000.00' })

    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'event.conflict' } } })
    expect(taka(await balance()) - before).toBe(taka('500.00'))
  })

  it('cannot bring one payment to two orders', async () => {
    const [one, other] = [await deposit(), await deposit()]
    const payment = `pay_${randomUUID()}`
    await callBack({ reference: one.reference, payment })

    const answer = await callBack({ reference: other.reference, payment })

    expect(answer.status).toBe(409)
    expect((await show(other.reference)).value).toMatchObject({ state: 'waiting' })
  })

  it('for a reference we do not know are kept, and say so', async () => {
    const eventId = randomUUID()

    const answer = await callBack({ reference: 'D261121NOBODYS', eventId })

    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'reference.unknown' } } })
    const kept = await app().database.one(sql`
      select reference, answer from wallet.payment_event where event_id = ${eventId}`)
    expect(kept).toEqual({ reference: 'D261121NOBODYS', answer: 'unknown-reference' })
  })

  it('that are unreadable are refused', async () => {
    const { reference } = await deposit()

    const answer = await callBack({ reference, event: 'deposit.doubled' })

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
  })

  it.each(['pay\u0000', 'pay\ud800'])('that hold what no row can keep are refused: %j', async (payment) => {
    const { reference } = await deposit()

    const answer = await callBack({ reference, payment })

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'request.invalid' } } })
  })
})

describe('[B-02] what does not fit goes to an operator', () => {
  async function underReview(arrived: Partial<CallBack>) {
    const { reference } = await deposit()
    const answer = await callBack({ reference, ...arrived })
    expect(answer.status).toBe(200)
    expect((await show(reference)).value).toMatchObject({ state: 'review', credited: null })
    return reference
  }

  it('another amount is credited as it arrived, by who took it, once', async () => {
    const before = taka(await balance())
    const reference = await underReview({ amount: '50.00' })
    const path = `/staff/deposits/${reference}`
    const decision = { decision: 'credit', note: 'paid less than the order' }

    const untaken = await staff('POST', `${path}/decide`, decision)
    const taken = await staff('POST', `${path}/take`)
    const decided = await staff('POST', `${path}/decide`, decision)
    const again = await staff('POST', `${path}/decide`, decision)

    expect(untaken.json().errorCode).toBe('deposit.not.taken')
    expect(taken.json().value).toMatchObject({ takenBy: 'staff:anika', arrived: { amount: '50.00', currency: 'BDT' } })
    expect(decided.json().value).toMatchObject({ state: 'paid', credited: '50.00', decidedBy: 'staff:anika' })
    expect(again.json().errorCode).toBe('deposit.not.in.review')
    expect(taka(await balance()) - before).toBe(taka('50.00'))
    const { action } = await app().database.one<{ action: string }>(sql`
      select action from staff.audit_line where outcome = 'done' order by seq desc limit 1`)
    expect(action).toBe('decideDeposit')
  })

  it('another currency needs the operator to say what it is worth', async () => {
    const before = taka(await balance())
    const reference = await underReview({ amount: '5.00', currency: 'USD' })
    const path = `/staff/deposits/${reference}`
    await staff('POST', `${path}/take`)

    const without = await staff('POST', `${path}/decide`, { decision: 'credit', note: 'five dollars' })
    const decided = await staff('POST', `${path}/decide`, { decision: 'credit', amount: '600', note: 'at 120' })

    expect(without.json().value.fields).toEqual([{ field: 'amount', messageKey: 'fault.required' }])
    expect(decided.json().value).toMatchObject({ state: 'paid', credited: '600.00' })
    expect(taka(await balance()) - before).toBe(taka('600.00'))

    // This operator has credited the member: another approves what the member withdraws now.
    const { id } = await app().database.one<{ id: bigint }>(sql`
      select id from identity.member where account = 'Rokeya5'`)
    expect(
      await app()
        .ports.use(separationPort)
        .editorsOf(app().database, id, Date.now() - 60_000),
    ).toContainEqual({
      actor: 'staff:anika',
      what: 'decideDeposit',
    })
  })

  it('is refused for good, also where the provider reports it again', async () => {
    const before = await balance()
    const payment = `pay_${randomUUID()}`
    const reference = await underReview({ amount: '7.00', payment })
    await staff('POST', `/staff/deposits/${reference}/take`)

    await staff('POST', `/staff/deposits/${reference}/decide`, { decision: 'refuse', note: 'sent back by the bank' })
    await callBack({ reference, amount: '7.00', payment })

    expect((await show(reference)).value).toMatchObject({ state: 'failed', failure: 'refused-by-operator' })
    expect(await balance()).toBe(before)
  })

  it('a second payment for one order waits in a row of its own', async () => {
    const before = taka(await balance())
    const { reference } = await deposit()
    await callBack({ reference })
    const payment = `pay_${randomUUID()}`

    await callBack({ reference, payment })
    await callBack({ reference, payment })

    expect(taka(await balance()) - before).toBe(taka('500.00'))
    const { list } = (await staff('GET', '/staff/deposits?state=review&account=rokeya5')).json().value
    const extras = list.filter((each: { extraOf: string | null }) => each.extraOf === reference)
    expect(extras).toEqual([expect.objectContaining({ paymentReference: payment, state: 'review' })])
    // [H-03] and both say so.
    expect(extras[0].risks).toContain('paid-again')
    expect((await staff('GET', `/staff/deposits/${reference}`)).json().value.risks).toContain('paid-again')
  })

  it('is one operator’s at a time', async () => {
    const reference = await underReview({ amount: '9.00' })
    await app().database.run(sql`
      update wallet.deposit_order set taken_by = 'staff:rafiq', taken_at = now() where reference = ${reference}`)

    const mine = await staff('POST', `/staff/deposits/${reference}/take`)
    await app().database.run(sql`
      update wallet.deposit_order set taken_at = now() - interval '16 minutes' where reference = ${reference}`)
    const later = await staff('POST', `/staff/deposits/${reference}/take`)
    const released = await staff('POST', `/staff/deposits/${reference}/release`)

    expect([mine.statusCode, mine.json().errorCode]).toEqual([409, 'deposit.taken'])
    expect(later.json().value).toMatchObject({ takenBy: 'staff:anika' })
    expect(released.json().value).toMatchObject({ takenBy: null })
  })
})

describe('[B-02] a provider that does not answer', () => {
  it('leaves the order open, and its page is opened when it answers again', async () => {
    const silent = { url: 'http://127.0.0.1:9/payments', secret: SECRET }
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, silent)
    const made = await deposit()
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, { url: `${provider}/payments`, secret: SECRET })
    expect(made).toMatchObject({ state: 'opening', url: null })

    await look(made.reference, 0)

    expect((await show(made.reference)).value).toMatchObject({
      state: 'waiting',
      url: expect.stringContaining('/payments/checkout/'),
    })
  })

  it('fails the order at its end where the provider never heard of it', async () => {
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, { url: 'http://127.0.0.1:9/payments', secret: SECRET })
    const { reference } = await deposit()
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, { url: `${provider}/payments`, secret: SECRET })
    await expire(reference)

    await look(reference)

    expect((await show(reference)).value).toMatchObject({ state: 'failed', failure: 'not-reached' })
  })

  it('keeps the order open while its secret is wrong, for an operator can put that right', async () => {
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, { secret: 'another-secret-by-mistake' })
    const made = await deposit()
    await staff('PUT', `/staff/payment-providers/${CLIENT}`, { secret: SECRET })
    expect(made).toMatchObject({ state: 'opening' })

    await look(made.reference, 0)

    expect((await show(made.reference)).value).toMatchObject({ state: 'waiting' })
  })

  it('says when it refuses, and the order is kept as failed', async () => {
    await staff('PUT', '/staff/deposit-channels/baht', channel({ currency: 'THB' }))
    await app().database.run(sql`
      update identity.member set currency = 'THB' where account = 'rahim'`)

    const answer = await ask({ channel: 'baht', amount: '500' }, cast.member)

    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'deposit.provider.refused'])
    const { list } = (await staff('GET', '/staff/deposits?account=rahim')).json().value
    expect(list).toEqual([expect.objectContaining({ state: 'failed', failure: 'refused-by-provider' })])
  })
})

describe('[B-02] lists', () => {
  it('page a member’s own deposits without gaps or repeats', async () => {
    const page = async (query: string) =>
      (await server().call('portal', { url: `/wps/report/depositTransaction?${query}`, token: member })).json().value
    const all = await page('pageSize=100')

    const seen: string[] = []
    for (let before = ''; ; ) {
      const found = await page(`pageSize=3${before}`)
      seen.push(...found.list.map((each: { reference: string }) => each.reference))
      if (found.next === null) break
      before = `&before=${found.next}`
    }

    expect(seen).toEqual(all.list.map((each: { reference: string }) => each.reference))
    expect(new Set(seen).size).toBe(seen.length)
    const paid = await page('pageSize=100&state=paid')
    expect(paid.list.length).toBeGreaterThan(3)
    expect(paid.list.every((each: { state: string }) => each.state === 'paid')).toBe(true)
    expect((await page(`until=${Date.now() - 86_400_000}`)).list).toEqual([])
  })

  it('show operators every call-back of a deposit, and totals of a period after fees', async () => {
    const { reference } = await deposit('300')
    await callBack({ reference, amount: '300' })
    const withFee = await deposit('1000', 'sandbar-fee')
    await callBack({ reference: withFee.reference, amount: '1000' })
    expect((await show(withFee.reference)).value).toMatchObject({ state: 'paid', fee: '26.00' })

    const shown = await staff('GET', `/staff/deposits/${reference}`)
    const { currencies, day } = (await staff('GET', '/staff/dashboard')).json().value

    expect(shown.json().value).toMatchObject({
      account: 'Rokeya5',
      state: 'paid',
      events: [{ outcome: 'paid', amount: '300', answer: 'taken' }],
    })
    const { sum, count } = await app().database.one<{ sum: bigint; count: number }>(sql`
      select sum(credited - fee)::bigint as sum, count(*)::int as count from wallet.deposit_order
      where state = 'paid' and settled_at >= ${new Date(day.from)} and settled_at < ${new Date(day.until)}`)
    const { deposits } = currencies.find((each: { currency: string }) => each.currency === 'BDT')
    expect(deposits.count).toBe(count)
    expect(taka(deposits.amount) * 10_000n).toBe(sum)
    expect((await staff('GET', '/staff/deposits?account=nobody')).json().value).toEqual({ list: [], next: null })
  })

  it('take a provider’s secret to no other address than it was given for', async () => {
    const url = `/staff/payment-providers/${CLIENT}`
    const elsewhere = await staff('PUT', url, { url: 'http://127.0.0.1:9/elsewhere' })

    expect([elsewhere.statusCode, elsewhere.json().errorCode]).toEqual([409, 'payment.provider.incomplete'])
    expect(elsewhere.json().value.fields).toEqual([{ field: 'secret', messageKey: 'fault.secret.again' }])
    expect((await staff('PUT', url, { url: `${provider}/payments` })).json().success).toBe(true)
    expect((await staff('GET', '/staff/payment-providers')).json().value.list[0].url).toBe(`${provider}/payments`)
  })

  it('never answer a provider’s secret', async () => {
    const answer = await staff('GET', '/staff/payment-providers')

    expect(answer.json().value.list).toHaveLength(1)
    expect(answer.body).not.toContain(SECRET)
    const row = await app().database.one<{ row: string }>(sql`
      select to_jsonb(p)::text as row from wallet.payment_provider p`)
    expect(row.row).not.toContain(SECRET)
    const audit = await app().database.one<{ text: string }>(sql`
      select string_agg(details::text, '') as text from staff.audit_line`)
    expect(audit.text).not.toContain(SECRET)
    // Whose it is, it does say.
    expect(audit.text).toContain(`"code": "${CLIENT}"`)
  })
})

describe('[B-11] the books of deposits', () => {
  it('add up with the orders, and a unit too many in one is found', async () => {
    expect((await checkLedger(app().database)).findings).toEqual([])

    await app().database.run(sql`
      update wallet.deposit_order
      set credited = credited + 1
      where id = (select min(id) from wallet.deposit_order where state = 'paid')`)

    const { findings } = await checkLedger(app().database)
    expect(findings).toEqual([
      expect.objectContaining({ claim: expect.stringContaining('wallet deposits'), subject: 'kind 22 in BDT' }),
    ])
  })
})
