import { createHash } from 'node:crypto'
import type { Money } from '@croupier/basis/money.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { checkLedger } from '../../ledger/index.ts'
import { addRequirement } from '../../wagering/index.ts'
import {
  checkPayout,
  checkQuietPayouts,
  paymentDeskPort,
  PaymentOutcomeUnknown,
  type PaymentProtocol,
  paymentProtocolsPort,
  type Payout,
  type PayoutState,
  sendPayout,
  withdrawRules,
} from '../index.ts'
import { givenAloneMost } from './withdraw-settings.ts'

const server = useServer()
const database = () => server().wired.app.database
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let admin: string
let cashier: string
let approver: string

/** A provider in the test's hands: what it was sent, and what it answers. */
const provider = {
  sent: [] as (Omit<Payout, 'amount'> & { amount: string })[],
  answer: 'accept' as 'accept' | 'refuse' | 'silence',
  found: 'pending' as 'unknown' | 'pending' | 'paid' | 'failed' | 'silence',
  /** What happens once, before the next payout is answered. */
  meanwhile: undefined as (() => Promise<void>) | undefined,
}
const protocol: PaymentProtocol = {
  protocol: 'by-hand',
  callbacks: 'payments',
  takes: [],
  pays: ['bank', 'ewallet'],
  openCheckout: () => Promise.reject(new Error('nobody pays in here')),
  findCheckout: () => Promise.reject(new Error('nobody pays in here')),
  async sendPayout(_account, { amount, ...payout }) {
    provider.sent.push({ ...payout, amount: (amount as Money).toString() })
    const { meanwhile } = provider
    provider.meanwhile = undefined
    await meanwhile?.()
    if (provider.answer === 'silence') throw new PaymentOutcomeUnknown('no answer')
    if (provider.answer === 'refuse') return { outcome: 'refused', reason: 'account-closed' }
    return { outcome: 'accepted', providerReference: `P-${payout.reference}` }
  },
  async findPayout(account, reference): Promise<PayoutState> {
    if (provider.found === 'silence') throw new PaymentOutcomeUnknown('no answer')
    if (provider.found === 'unknown' || provider.found === 'pending') return { state: provider.found }
    const report = { provider: account.code, reference, providerReference: `P-${reference}`, outcome: provider.found }
    return { state: provider.found, report }
  },
}

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = admin) =>
  server().call('console', { method, url, token, address: address(), ...(body ? { body } : {}) })

/** Every call from an address of its own: limits by address are not what is tested here. */
let calls = 0
const address = () => {
  calls += 1
  return `10.0.${calls >> 8}.${calls & 255}`
}
const member = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  server().call('portal', { method, url, token, address: address(), ...(body ? { body, encrypted: true } : {}) })
const system = () =>
  ownScope(server().wired.app, { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' })

let count = 0
interface Player {
  name: string
  token: string
  account: string
}

/** A member with a payment password, an account to be paid to and so much in main. */
async function player(main = '10000'): Promise<Player> {
  count += 1
  const name = `Payee${String(count).padStart(3, '0')}`
  const token = await newMember(server(), name, address())
  await member(token, 'PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const bound = await bind(token, { number: `017${String(10_000_000 + count)}` })
  await staff('POST', `/staff/members/${name}/credit`, { amount: main, note: 'to withdraw' })
  return { name, token, account: bound.json().value.id }
}

const bind = (token: string, more: object = {}) =>
  member(token, 'PUT', '/wps/member/bankCard', {
    bank: 'BKASH',
    holder: 'Rahim Uddin',
    number: '01712345678',
    paymentPassword: PIN,
    ...more,
  })

const withdraw = (one: Player, amount: unknown, more: object = {}) =>
  member(one.token, 'POST', '/wps/transaction/withdraw', {
    amount,
    payoutAccountId: one.account,
    paymentPassword: PIN,
    ...more,
  })

const purse = async (one: Player, name: string): Promise<string> => {
  const { balance } = (await member(one.token, 'GET', '/wps/v2/wallets/balance')).json().value
  return balance.find((each: { accountTypeName: string }) => each.accountTypeName === name).availBalance
}
const order = async (reference: string) => (await staff('GET', `/staff/withdrawals/${reference}`)).json().value
const stateOf = async (reference: string) => (await order(reference)).withdrawal.state as string
const act = (reference: string, verb: string, token = approver, body: object = {}) =>
  staff('POST', `/staff/withdrawals/${reference}/${verb}`, body, token)

async function requested(one: Player, amount = '1000'): Promise<string> {
  const answer = await withdraw(one, amount)
  expect(answer.json()).toMatchObject({ success: true })
  return answer.json().value.reference
}

/** Approved and handed to the provider. */
async function sent(one: Player, amount = '1000'): Promise<string> {
  const reference = await requested(one, amount)
  expect((await act(reference, 'approve')).json().value.state).toBe('approved')
  await sendPayout.run(system(), { reference })
  return reference
}

let events = 0
const callBack = (reference: string, outcome: 'paid' | 'failed', eventId = `e${(events += 1)}`) =>
  server()
    .wired.app.ports.use(paymentDeskPort)
    .payoutReported(
      server().wired.app,
      { eventId, contentHash: createHash('sha256').update(`${eventId} ${reference} ${outcome}`).digest() },
      { provider: 'byhand', reference, providerReference: `P-${reference}`, outcome },
    )

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  cashier = await signInOperator(server(), 'rafiq', 'cashier')
  approver = await signInOperator(server(), 'mitali', 'approver')
  const { app } = server().wired
  app.ports.provide(paymentProtocolsPort, [protocol])
  // One administrator credits every member of this file.
  const settings = app.ports.use(settingsPort)
  await app.database.transaction((tx) => settings.change(tx, givenAloneMost, { BDT: '100000000' }, 'test'))
  await settings.refresh()
  await staff('PUT', '/staff/payment-providers/byhand', {
    protocol: 'by-hand',
    url: 'https://pay.example',
    secret: 'sixteen-characters-and-more',
    isOpen: true,
    paysOut: true,
  })
})

beforeEach(() => {
  provider.sent = []
  provider.answer = 'accept'
  provider.found = 'pending'
})

describe('[A-20] payout accounts', () => {
  it('keep the letters of a crypto address as they are, and of a bank’s number as capitals', async () => {
    const { app } = server().wired
    const one = await player()
    const coin = await bind(one.token, { bank: 'USDT_TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })
    const long = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
    const other = await bind(one.token, { bank: 'BTC', number: long })
    const bank = await bind(one.token, { bank: 'DBBL', number: 'gb29nwbk601613' })

    expect([coin.statusCode, other.statusCode, bank.statusCode]).toEqual([200, 200, 200])
    const kept = await app.database.many<{ number: string }>(sql`
      select number
      from wallet.payout_account
      where bank in ('USDT_TRC20', 'BTC', 'DBBL')
      order by id desc
      limit 3`)
    expect(kept.map(({ number }) => number)).toEqual(['GB29NWBK601613', long, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])
  })

  it('are bound under one name, once each, and shown masked', async () => {
    const one = await player()
    const list = (await member(one.token, 'GET', '/wps/member/bankCard')).json().value
    expect(list).toMatchObject({
      limit: 5,
      holder: 'Rahim Uddin',
      list: [{ kind: 'ewallet', bank: 'BKASH', bankName: 'bKash', number: expect.stringMatching(/^•{7}\d{4}$/) }],
    })

    const otherName = await bind(one.token, { number: '01799999999', holder: 'Karim Uddin' })
    expect([otherName.statusCode, otherName.json().errorCode]).toEqual([400, 'payout.account.holder.differs'])
    const second = await bind(one.token, { bank: 'DBBL', number: '123-456-789 0123', holder: 'RAHIM  UDDIN' })
    expect(second.json().value).toMatchObject({ bank: 'DBBL', number: '•••••••••0123' })

    const twice = await bind(one.token, { bank: 'DBBL', number: '1234567890123' })
    expect([twice.statusCode, twice.json().errorCode]).toEqual([409, 'payout.account.taken'])
    const written = await bind(one.token, { bank: 'DBBL', number: '১২৩৪৫৬৭৮৯০১২৩' })
    expect(written.json().errorCode).toBe('payout.account.taken')
    const thief = await player()

    const foreign = await member(thief.token, 'DELETE', '/wps/member/bankCard', {
      id: second.json().value.id,
      paymentPassword: PIN,
    })
    expect([foreign.statusCode, foreign.json().errorCode]).toEqual([404, 'payout.account.not.found'])
    const own = { id: second.json().value.id, paymentPassword: PIN }
    expect((await member(one.token, 'DELETE', '/wps/member/bankCard', own)).json()).toMatchObject({ success: true })
    expect((await bind(thief.token, { bank: 'DBBL', number: '1234567890123' })).statusCode).toBe(200)
  })

  it('can be bound although another member bound them before, who cannot see them', async () => {
    const stranger = await player()
    const owner = await player()
    const number = '5554443332221'
    const first = await bind(stranger.token, { bank: 'DBBL', number })

    const own = await bind(owner.token, { bank: 'DBBL', number })

    expect([first.statusCode, own.statusCode]).toEqual([200, 200])
    const elsewhere = await withdraw({ ...owner, account: first.json().value.id }, '1000')
    expect(elsewhere.json().errorCode).toBe('payout.account.not.found')
    await member(stranger.token, 'DELETE', '/wps/member/bankCard', {
      id: first.json().value.id,
      paymentPassword: PIN,
    })
    const left = (await member(owner.token, 'GET', '/wps/member/bankCard')).json().value.list
    expect(left.map(({ bank }: { bank: string }) => bank)).toEqual(['BKASH', 'DBBL'])
  })

  it('ask for the payment password and are limited in number', async () => {
    const one = await player()
    const wrong = await bind(one.token, { number: '01755555555', paymentPassword: '000000' })
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, 'payment.password.wrong'])
    const numbers = ['01744444441', '01744444442', '01744444443', '01744444444', '01744444445']
    const answers = []
    for (const number of numbers) answers.push(await bind(one.token, { number }))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 409])
    expect(answers[4]!.json().errorCode).toBe('payout.account.limit')
  })

  it.each([
    ['an unknown bank', { bank: 'NOBANK' }, 'payout.bank.unknown', 'bank'],
    ['a bank of another currency', { bank: 'HDFC', number: '123456789012' }, 'payout.bank.unknown', 'bank'],
    ['too short a number', { number: '0171234567' }, 'request.invalid', 'number'],
    ['too long a number', { number: '017123456789' }, 'request.invalid', 'number'],
    ['letters for the number of a wallet', { number: '0171234567A' }, 'request.invalid', 'number'],
    ['a number with odd signs', { number: '0171234567<' }, 'request.invalid', 'number'],
    ['no name', { holder: ' ' }, 'request.invalid', 'holder'],
    ['a name with markup', { holder: '<b>Rahim' }, 'request.invalid', 'holder'],
  ])('refuse %s', async (_what, more, code, field) => {
    const token = (await player()).token
    const answer = await bind(token, more)
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, code])
    expect(answer.json().value.fields[0].field).toBe(field)
  })
})

describe('[B-03] asking to be paid', () => {
  it('shows limits, fee and what is left of the day', async () => {
    const one = await player()
    await requested(one, '1500.50')
    const settings = (await member(one.token, 'GET', '/wps/relay/MCSFE_getWithdrawSettings')).json().value
    expect(settings).toMatchObject({
      allowWithdraw: 'Y',
      currency: 'BDT',
      available: '8499.50',
      minimumAmount: '500',
      maximumAmount: '50000',
      dailyAmountLeft: '198499.50',
      dailyCountLeft: 4,
      hasWithdrawalPassword: true,
      missingTurnover: '0.00',
      lowestCountedMultiplier: '1.5',
      requirements: [],
    })
  })

  it('holds the money at once, and tells the member’s pages', async () => {
    const one = await player()
    const answer = await withdraw(one, '1234.56')
    expect(answer.json().value).toMatchObject({
      state: 'requested',
      amount: '1234.56',
      fee: '0.00',
      receives: '1234.56',
      isCancellable: true,
      payee: { bankName: 'bKash', holder: 'Rahim Uddin' },
    })
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['8765.44', '1234.56'])
    const told = await database().many<{ type: string }>(sql`
      select type
      from platform.live_message
      where audience = (select 'member:' || id from identity.member where account = ${one.name})
      order by id desc
      limit 2`)
    expect(told.map(({ type }) => type).sort()).toEqual(['balance', 'withdrawal'])
  })

  it.each([
    ['0', 'request.invalid'],
    ['0.00', 'request.invalid'],
    ['-1000', 'request.invalid'],
    ['+1000', 'request.invalid'],
    ['1e3', 'request.invalid'],
    ['1,000', 'request.invalid'],
    [' 1000', 'request.invalid'],
    ['01000', 'request.invalid'],
    ['0x3E8', 'request.invalid'],
    ['NaN', 'request.invalid'],
    ['', 'request.invalid'],
    ['1000.001', 'request.invalid'],
    ['1000.000000001', 'request.invalid'],
    ['9999999999999999999', 'request.invalid'],
    ['999999999999', 'withdraw.amount.too.large'],
    [1000, 'request.invalid'],
    [null, 'request.invalid'],
    ['499.99', 'withdraw.amount.too.small'],
    ['50000.01', 'withdraw.amount.too.large'],
    ['10000.01', 'insufficient_balance'],
  ])('refuses the amount %j: %s', async (amount, code) => {
    const one = await player()
    const answer = await withdraw(one, amount)
    expect([answer.statusCode < 500, answer.json().errorCode]).toEqual([true, code])
    expect(answer.json().value.fields[0].field).toBe('amount')
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['10000.00', '0.00'])
  })

  it('says how much is the least, at its field too', async () => {
    const answer = await withdraw(await player(), '100')
    const field = { field: 'amount', messageKey: 'fault.amount.least', amount: '500.00', currency: 'BDT' }
    expect(answer.json()).toMatchObject({
      message: 'Withdraw at least 500.00.',
      value: { minimum: '500.00', fields: [field] },
    })
  })

  it('asks for the payment password, and locks after wrong ones', async () => {
    const one = await player()
    const codes: string[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      codes.push((await withdraw(one, '1000', { paymentPassword: '000000' })).json().errorCode)
    }
    expect(codes).toEqual([...Array(5).fill('payment.password.wrong'), 'payment.password.locked'])
    expect((await withdraw(one, '1000')).json().errorCode).toBe('payment.password.locked')
    expect(await purse(one, 'main')).toBe('10000.00')
  })

  it('goes nowhere without a payment password or to somebody else’s account', async () => {
    const one = await player()
    const other = await player()
    const foreign = await withdraw(one, '1000', { payoutAccountId: other.account })
    expect([foreign.statusCode, foreign.json().errorCode]).toEqual([404, 'payout.account.not.found'])
    const token = await newMember(server(), 'NoPin55', address())
    const none = await withdraw({ name: 'NoPin55', token, account: other.account }, '1000')
    expect([none.statusCode, none.json().errorCode]).toEqual([409, 'payment.password.missing'])
  })

  it('waits until what was asked for is wagered, and says what is missing', async () => {
    const one = await player()
    const { id } = await database().one<{ id: bigint }>(sql`select id from identity.member where account = ${one.name}`)
    await system().transaction(({ tx }) =>
      addRequirement(tx, {
        memberId: id,
        currency: 'BDT',
        source: 'deposit',
        reference: `t${id}`,
        turnover: 250_500_000n,
      }),
    )
    const answer = await withdraw(one, '1000')
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'withdraw.turnover.missing'])
    expect(answer.json().message).toBe('250.50 must still be wagered before you can withdraw.')
    const settings = (await member(one.token, 'GET', '/wps/relay/MCSFE_getWithdrawSettings')).json().value
    expect(settings).toMatchObject({
      missingTurnover: '250.50',
      requirements: [{ source: 'deposit', turnover: '250.50', progress: '0.00', missing: '250.50' }],
    })
  })

  it('is limited by number and by amount of a day', async () => {
    const one = await player('500000')
    const amounts = ['50000', '50000', '50000', '49000', '1500']
    const answers = []
    for (const amount of amounts) answers.push(await withdraw(one, amount))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 409])
    expect(answers[4]!.json()).toMatchObject({ errorCode: 'withdraw.daily.amount', value: { left: '1000.00' } })
    expect((await withdraw(one, '1000')).statusCode).toBe(200)
    expect((await withdraw(one, '500')).json().errorCode).toBe('withdraw.daily.count')
  })

  it('never overdraws, however many are asked for at once', async () => {
    const one = await player('2500')
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(one, '1000')))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(2)
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['500.00', '2000.00'])
  })

  it('answers a repeat under the same key with the first answer', async () => {
    const one = await player()
    const body = { amount: '1000', payoutAccountId: one.account, paymentPassword: PIN }
    const again = () =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/transaction/withdraw',
        token: one.token,
        body,
        encrypted: true,
        headers: { 'idempotency-key': `withdraw-${one.name}` },
      })
    const first = await again()
    expect((await again()).json()).toEqual(first.json())
    expect(await purse(one, 'hold')).toBe('1000.00')
  })

  it('is refused to a trial, to plain bodies and to visitors', async () => {
    const login = await server().call('portal', {
      address: address(),
      method: 'POST',
      url: '/wps/session/login/freeplay',
      body: { os: 'linux', platform: 'W' },
    })
    const trial = await withdraw({ name: '', token: login.json().value.token, account: '1' }, '1000')
    expect([trial.statusCode, trial.json().errorCode]).toEqual([403, 'in_need_true_account'])
    const one = await player()
    const body = { amount: '1000', payoutAccountId: one.account, paymentPassword: PIN }
    const plain = await server().call('portal', {
      method: 'POST',
      url: '/wps/transaction/withdraw',
      token: one.token,
      body,
    })
    expect(plain.json().errorCode).toBe('request.encryption.required')
  })

  it('is called back by its member before an operator takes it, and only then', async () => {
    const one = await player()
    const reference = await requested(one)
    const cancel = (token: string, of = reference) =>
      server().call('portal', { method: 'POST', url: `/wps/transaction/withdraw/${of}/cancel`, token, body: {} })
    expect((await cancel((await player()).token)).json().errorCode).toBe('withdrawal.not.found')
    expect((await cancel(one.token)).json().value).toMatchObject({ state: 'cancelled', isCancellable: false })
    expect((await cancel(one.token)).json().value).toMatchObject({ state: 'cancelled' })
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['10000.00', '0.00'])

    const second = await requested(one)
    await act(second, 'take', cashier)
    const late = await cancel(one.token, second)
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'withdrawal.too.late'])
    await act(second, 'release', cashier)
    expect((await cancel(one.token, second)).statusCode).toBe(200)
  })

  it('stands in the member’s record, page by page, without what only operators see', async () => {
    const one = await player()
    const references = [await requested(one, '500'), await requested(one, '501'), await requested(one, '502')]
    const page = async (query: string) =>
      (await member(one.token, 'GET', `/wps/report/withdrawTransaction?${query}`)).json().value
    const first = await page('pageSize=2')
    expect(first.list.map((row: { amount: string }) => row.amount)).toEqual(['502.00', '501.00'])
    const second = await page(`pageSize=2&before=${first.next}`)
    expect(second.list.map((row: { reference: string }) => row.reference)).toEqual([references[0]])
    expect(second.next).toBeNull()
    expect(Object.keys(first.list[0])).not.toContain('takenBy')
    expect((await page('state=paid')).list).toEqual([])
    expect((await page('state=requested&from=0')).list).toHaveLength(3)
  })
})

describe('[B-03] the operators’ queue', () => {
  it('lists, filters and pages', async () => {
    const one = await player()
    const first = await requested(one, '700')
    const second = await requested(one, '800')
    const list = async (query: string) =>
      (await staff('GET', `/staff/withdrawals?account=${one.name}&${query}`, undefined, cashier)).json().value
    expect((await list('order=oldest&pageSize=1')).list[0].reference).toBe(first)
    const { next } = await list('order=oldest&pageSize=1')
    expect((await list(`order=oldest&pageSize=1&before=${next}`)).list[0].reference).toBe(second)
    await act(first, 'take', cashier)
    expect((await list('taken=mine')).list).toMatchObject([{ reference: first, takenBy: 'staff:rafiq' }])
    expect((await list('taken=nobody')).list).toMatchObject([{ reference: second, takenBy: null }])
    expect((await list('state=paid')).list).toEqual([])
    expect((await staff('GET', '/staff/withdrawals?account=nobody55')).json().value).toEqual({ list: [], next: null })
  })

  it('refuses a place beyond all time', async () => {
    const one = await player()
    const before = 'before=9999999999999999_1'
    const answers = [
      await staff('GET', `/staff/withdrawals?${before}`),
      await staff('GET', `/staff/deposits?${before}`),
      await member(one.token, 'GET', `/wps/report/withdrawTransaction?${before}`),
      await member(one.token, 'GET', `/wps/report/depositTransaction?${before}`),
    ]

    expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
      answers.map(() => [400, 'request.invalid']),
    )
  })

  it('is taken by one operator at a time, with who and when', async () => {
    const reference = await requested(await player())
    const taken = (await act(reference, 'take', cashier)).json().value
    expect(taken).toMatchObject({ takenBy: 'staff:rafiq', takenAt: expect.any(Number) })
    for (const verb of ['take', 'release', 'approve']) {
      const other = await act(reference, verb)
      expect([verb, other.statusCode, other.json().errorCode]).toEqual([verb, 409, 'withdrawal.taken'])
    }
    const rejected = await act(reference, 'reject', approver, { note: 'not mine' })
    expect(rejected.json().errorCode).toBe('withdrawal.taken')
    expect((await act(reference, 'release', cashier)).json().value).toMatchObject({ takenBy: null, takenAt: null })
    expect((await act(reference, 'approve')).statusCode).toBe(200)
  })

  it('is not approved by who may only work on it, nor by who credited the member or changed the account', async () => {
    const one = await player()
    const reference = await requested(one)
    expect((await act(reference, 'approve', cashier)).json().errorCode).toBe('staff.forbidden')
    // The administrator credited the member to make this test.
    const credited = await act(reference, 'approve', admin)
    expect([credited.statusCode, credited.json().errorCode]).toEqual([403, 'withdrawal.approver.is.editor'])
    expect(await order(reference)).toMatchObject({
      mayApprove: false,
      editors: [{ actor: 'staff:anika', what: 'creditMember' }],
    })

    const second = await signInOperator(server(), `boss${count}`, 'admin')
    const amended = await staff(
      'POST',
      `/staff/members/${one.name}/payout-accounts/${one.account}`,
      { holder: 'Rahim Uddin Ahmed', note: 'as the card says' },
      second,
    )
    expect(amended.json().value).toMatchObject({ holder: 'Rahim Uddin Ahmed', removedAt: null })
    expect((await act(reference, 'approve', second)).json().errorCode).toBe('withdrawal.approver.is.editor')
    expect((await act(reference, 'approve')).json().value).toMatchObject({
      state: 'approved',
      approvedBy: 'staff:mitali',
    })
  })

  it('says which other members have, or had, the account it goes to', async () => {
    const [one, other, before, nobody] = [await player(), await player(), await player(), await player()]
    const number = '7778889990001'
    const bound = await Promise.all([one, other, before].map(({ token }) => bind(token, { bank: 'DBBL', number })))
    const id = bound[2]!.json().value.id
    await member(before.token, 'DELETE', '/wps/member/bankCard', { id, paymentPassword: PIN })

    const shared = await order(await requested({ ...one, account: bound[0]!.json().value.id }))
    const own = await order(await requested(nobody))

    expect(shared.sharers).toEqual([
      { account: other.name, holder: 'Rahim Uddin', boundAt: expect.any(Number), isBound: true },
      { account: before.name, holder: 'Rahim Uddin', boundAt: expect.any(Number), isBound: false },
    ])
    expect(own.sharers).toEqual([])
  })

  it('is not approved for a frozen member', async () => {
    const one = await player()
    const reference = await requested(one)
    await staff('POST', `/staff/members/${one.name}/freeze`, { note: 'looks odd' })
    const answer = await act(reference, 'approve')
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'withdrawal.member.frozen'])
    expect((await act(reference, 'reject', approver, { note: 'frozen' })).json().value.state).toBe('rejected')
  })

  it('returns all of the money when it is rejected, with the reason for the member', async () => {
    const one = await player('1234.56')
    const reference = await requested(one, '1234.56')
    const rejected = await act(reference, 'reject', cashier, { note: 'The name differs from your card.' })
    expect(rejected.json().value).toMatchObject({ state: 'rejected', decidedBy: 'staff:rafiq' })
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['1234.56', '0.00'])
    const { list } = (await member(one.token, 'GET', '/wps/report/withdrawTransaction')).json().value
    expect(list[0]).toMatchObject({ state: 'rejected', note: 'The name differs from your card.' })
    for (const verb of ['take', 'approve', 'resend']) {
      expect((await act(reference, verb)).json().errorCode).toBe('withdrawal.state')
    }
  })

  it.each([1, 2, 3, 4])('of approving, rejecting and calling back at the same moment one happens: %i', async () => {
    const one = await player()
    const reference = await requested(one)
    const [approved, rejected, cancelled] = await Promise.all([
      act(reference, 'approve'),
      act(reference, 'reject', cashier, { note: 'somebody else was quicker' }),
      member(one.token, 'POST', `/wps/transaction/withdraw/${reference}/cancel`, {}),
    ])
    const done = [approved, rejected, cancelled].map((answer) => answer.json().success)
    expect(done.filter(Boolean)).toHaveLength(1)
    const state = await stateOf(reference)
    expect(state).toBe(['approved', 'rejected', 'cancelled'][done.indexOf(true)])
    const isBack = state !== 'approved'
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(
      isBack ? ['10000.00', '0.00'] : ['9000.00', '1000.00'],
    )
  })

  it('asked for on two devices at the same moment with money for one is held once', async () => {
    const one = await player('1000')
    const answers = await Promise.all([withdraw(one, '1000'), withdraw(one, '1000')])
    expect(answers.map((answer) => answer.json().errorCode ?? 'held').toSorted()).toEqual([
      'held',
      'insufficient_balance',
    ])
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['0.00', '1000.00'])
  })

  it('leaves an audit line of every step', async () => {
    const one = await player()
    const reference = await requested(one)
    await act(reference, 'take')
    await act(reference, 'approve')
    const lines = await database().many<{ action: string; actor: string }>(sql`
      select action, actor
      from staff.audit_line
      where details ->> 'reference' = ${reference}
      order by seq`)
    expect(lines).toEqual([
      { action: 'takeWithdrawal', actor: 'staff:mitali' },
      { action: 'approveWithdrawal', actor: 'staff:mitali' },
    ])
  })
})

describe('[B-03] paying out', () => {
  it('asks for the job with the approval, sends amount less fee to the account, and is paid by a call-back', async () => {
    const { app } = server().wired
    const settings = app.ports.use(settingsPort)
    const rules = settings.read(withdrawRules)
    const dear = { ...rules, BDT: { ...rules['BDT']!, feePercent: '1', feeFixed: '5' } }
    await app.database.transaction((tx) => settings.change(tx, withdrawRules, dear, 'test'))
    await settings.refresh()
    const one = await player()
    const reference = await requested(one, '1000')
    await app.database.transaction((tx) => settings.change(tx, withdrawRules, rules, 'test'))
    await settings.refresh()
    await act(reference, 'approve')
    const asked = await database().maybe(sql`
      select id
      from platform.outbox
      where payload ->> 'name' = 'wallet.sendPayout' and payload -> 'payload' ->> 'reference' = ${reference}`)
    expect(asked).toBeDefined()

    await sendPayout.run(system(), { reference })
    expect(provider.sent).toMatchObject([
      { reference, amount: '985.00', account: { kind: 'ewallet', bank: 'BKASH', holder: 'Rahim Uddin' } },
    ])
    expect(provider.sent[0]!.callbackUrl).toMatch(/\/payments\/byhand\/payouts$/)
    expect(await stateOf(reference)).toBe('sent')
    expect(await purse(one, 'hold')).toBe('1000.00')

    expect(await callBack(reference, 'paid', 'paid-1')).toBe('taken')
    expect(await callBack(reference, 'paid', 'paid-1')).toBe('taken')
    expect(await callBack(reference, 'paid', 'paid-2')).toBe('taken')
    expect(await order(reference)).toMatchObject({
      withdrawal: { state: 'paid', fee: '15.00', receives: '985.00', conflict: null },
      attempts: [{ state: 'paid', providerReference: `P-${reference}` }],
    })
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['9000.00', '0.00'])
  })

  it('pays once, however many call-backs come at once', async () => {
    const one = await player()
    const reference = await sent(one)
    const answers = await Promise.all(Array.from({ length: 8 }, () => callBack(reference, 'paid')))
    expect(new Set(answers)).toEqual(new Set(['taken']))
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['9000.00', '0.00'])
  })

  it('goes back to the queue when the provider refuses, and is sent again under another reference or returned', async () => {
    const one = await player()
    provider.answer = 'refuse'
    const reference = await sent(one)
    expect(await order(reference)).toMatchObject({
      withdrawal: { state: 'failed', failure: 'account-closed' },
      attempts: [{ state: 'refused', reason: 'account-closed' }],
    })
    expect(await purse(one, 'hold')).toBe('1000.00')

    provider.answer = 'accept'
    expect((await act(reference, 'resend', cashier)).json().errorCode).toBe('staff.forbidden')
    expect((await act(reference, 'resend')).json().value.state).toBe('approved')
    await sendPayout.run(system(), { reference })
    expect(provider.sent.map((payout) => payout.reference)).toEqual([reference, `${reference}-2`])

    expect(await callBack(`${reference}-2`, 'failed')).toBe('taken')
    expect(await stateOf(reference)).toBe('failed')
    await act(reference, 'reject', cashier, { note: 'The account is closed.' })
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['10000.00', '0.00'])
  })

  it('holds a payout whose answer was lost, asks about it, and sends nothing twice that the provider has', async () => {
    const one = await player()
    provider.answer = 'silence'
    const reference = await sent(one)
    expect(await stateOf(reference)).toBe('unknown')
    await sendPayout.run(system(), { reference })
    expect(provider.sent).toHaveLength(1)

    provider.found = 'silence'
    expect((await act(reference, 'check')).json().errorCode).toBe('withdrawal.provider.silent')
    expect((await act(reference, 'resend')).json().errorCode).toBe('withdrawal.provider.silent')
    provider.found = 'pending'
    expect((await act(reference, 'resend')).json().errorCode).toBe('withdrawal.provider.knows')
    expect(await stateOf(reference)).toBe('sent')
    provider.found = 'paid'
    await checkPayout.run(system(), { reference })
    expect(await stateOf(reference)).toBe('paid')
    expect(await callBack(reference, 'paid')).toBe('taken')
    expect([await purse(one, 'main'), await purse(one, 'hold')]).toEqual(['9000.00', '0.00'])
    expect(provider.sent).toHaveLength(1)
  })

  it('heeds no late answer to an attempt that was followed by another, which may be under way', async () => {
    const one = await player()
    const reference = await requested(one)
    await act(reference, 'approve')
    // Before the provider answers it has called back, and the next attempt is made, whose answer is lost.
    provider.meanwhile = async () => {
      await callBack(reference, 'failed')
      await act(reference, 'resend')
      provider.answer = 'silence'
      await sendPayout.run(system(), { reference })
      provider.answer = 'refuse'
    }

    await sendPayout.run(system(), { reference })

    expect(provider.sent.map((payout) => payout.reference)).toEqual([reference, `${reference}-2`])
    expect(await stateOf(reference)).toBe('unknown')
    expect((await act(reference, 'reject', cashier, { note: 'It was refused.' })).json().errorCode).toBe(
      'withdrawal.state',
    )
  })

  it('sends again under the same reference what the provider has clearly never heard of', async () => {
    const one = await player()
    provider.answer = 'silence'
    const reference = await sent(one)
    provider.found = 'unknown'
    provider.answer = 'accept'
    await checkPayout.run(system(), { reference })
    expect(await stateOf(reference)).toBe('approved')
    await sendPayout.run(system(), { reference })
    expect(provider.sent.map((payout) => payout.reference)).toEqual([reference, reference])
    expect(await order(reference)).toMatchObject({ withdrawal: { state: 'sent' }, attempts: [{ state: 'accepted' }] })
  })

  it('finds a payout that a dying process left behind', async () => {
    const one = await player()
    const reference = await requested(one)
    await act(reference, 'approve')
    await database().run(sql`
      update wallet.withdrawal
      set state = 'sending', changed_at = now() - interval '6 minutes'
      where reference = ${reference}`)
    await database().run(sql`
      insert into wallet.payout_attempt (reference, withdrawal_id, number, provider, state, began_at)
      select reference, id, 1, 'byhand', 'sending', now()
      from wallet.withdrawal
      where reference = ${reference}`)
    await checkQuietPayouts.run(system(), { startsAt: 0, endsAt: 0 } as never)
    const asked = await database().maybe(sql`
      select id
      from platform.outbox
      where payload ->> 'name' = 'wallet.checkPayout' and payload -> 'payload' ->> 'reference' = ${reference}`)
    expect(asked).toBeDefined()

    await sendPayout.run(system(), { reference })
    expect([provider.sent, await stateOf(reference)]).toEqual([[], 'unknown'])
    provider.found = 'failed'
    await checkPayout.run(system(), { reference })
    expect(await stateOf(reference)).toBe('failed')
  })

  it('asks again for a job that was given up, since nothing else moves an approved withdrawal', async () => {
    const one = await player()
    const reference = await requested(one)
    await act(reference, 'approve')
    await database().run(sql`
      update wallet.withdrawal
      set changed_at = now() - interval '6 minutes'
      where reference = ${reference}`)

    await checkQuietPayouts.run(system(), { startsAt: 0, endsAt: 0 } as never)

    const asked = await database().one(sql`
      select count(*)::int as times
      from platform.outbox
      where payload ->> 'name' = 'wallet.sendPayout' and payload -> 'payload' ->> 'reference' = ${reference}`)
    expect(asked).toEqual({ times: 2 })
  })

  it('flags what contradicts a settlement and moves nothing', async () => {
    const one = await player()
    provider.answer = 'refuse'
    const reference = await sent(one)
    await act(reference, 'reject', cashier, { note: 'refused' })
    expect(await callBack(reference, 'paid')).toBe('taken')
    expect(await order(reference)).toMatchObject({
      withdrawal: { state: 'rejected', conflict: 'paid-after-return' },
    })
    expect(await purse(one, 'main')).toBe('10000.00')
    const flagged = (await staff('GET', `/staff/withdrawals?conflict=yes&account=${one.name}`)).json().value
    expect(flagged.list).toHaveLength(1)
  })

  it('knows no reference it never sent, nor another provider’s', async () => {
    expect(await callBack('W261121NOTMINE99', 'paid')).toBe('unknown-reference')
    const reference = await requested(await player())
    expect(await callBack(reference, 'paid')).toBe('unknown-reference')
    expect(await stateOf(reference)).toBe('requested')
  })

  it('stays with the provider that pays out when another is added, unless an operator says otherwise', async () => {
    const added = { protocol: 'by-hand', url: 'https://other.example', secret: 'sixteen-characters-and-more' }

    const silent = await staff('PUT', '/staff/payment-providers/another', added)
    const told = await staff('PUT', '/staff/payment-providers/another', { paysOut: true })
    const taken = await staff('PUT', '/staff/payment-providers/another', { paysOut: false })

    expect([silent, told, taken].map((answer) => answer.json().value.paysOut)).toEqual([false, true, false])
  })

  it('is ruled on by two operators where the provider cannot be asked', async () => {
    const one = await player()
    provider.answer = 'silence'
    const reference = await sent(one)
    const proposed = await act(reference, 'mark', cashier, { outcome: 'paid', note: 'seen on the statement' })
    expect(proposed.json().errorCode).toBe('staff.approval.awaited')
    expect(await stateOf(reference)).toBe('unknown')
    const { proposalId } = proposed.json().value
    await staff('POST', `/staff/proposals/${proposalId}/approve`, {}, approver)
    expect(await stateOf(reference)).toBe('paid')
    expect(await purse(one, 'hold')).toBe('0.00')
  })
})

describe('[B-11] the books of withdrawals', () => {
  it('add up, and a row of more or a unit of less is found', async () => {
    expect((await checkLedger(database())).findings).toEqual([])

    await database().run(sql`
      update wallet.withdrawal
      set amount = amount + 1
      where id = (select min(id) from wallet.withdrawal)`)
    const oneMore = (await checkLedger(database())).findings
    expect(JSON.stringify(oneMore, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).toContain(
      'withdrawal',
    )
    await database().run(sql`
      update wallet.withdrawal
      set amount = amount - 1
      where id = (select min(id) from wallet.withdrawal)`)
    expect((await checkLedger(database())).findings).toEqual([])

    // Said to be paid, though nothing was posted.
    await database().run(sql`
      update wallet.withdrawal
      set state = 'paid', close_key = gen_random_uuid(), closed_at = now()
      where id = (select min(id) from wallet.withdrawal where state = 'requested')`)
    expect((await checkLedger(database())).findings.length).toBeGreaterThan(0)
  })
})
