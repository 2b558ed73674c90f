import type { Money } from '@croupier/basis/money.ts'
import { logIn } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { checkLedger } from '../ledger/index.ts'
import { type PaymentProtocol, paymentProtocolsPort, sendPayout } from './index.ts'

const server = useServer()
const PIN = '135790'
let admin: string
let cashier: string
let approver: string
const sent: { reference: string; amount: string; asset?: unknown }[] = []

/** A provider that takes whatever it is sent. */
const protocol: PaymentProtocol = {
  protocol: 'by-hand',
  callbacks: 'payments',
  takes: [],
  pays: ['bank', 'ewallet', 'crypto'],
  openCheckout: () => Promise.reject(new Error('nobody pays in here')),
  findCheckout: () => Promise.reject(new Error('nobody pays in here')),
  async sendPayout(_account, { reference, amount, asset }) {
    sent.push({ reference, amount: (amount as Money).toString(), asset })
    return { outcome: 'accepted', providerReference: `P-${reference}` }
  },
  findPayout: () => Promise.resolve({ state: 'pending' }),
}

const own = (token: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, encrypted = false) =>
  server().call('portal', { method, url: `/wps${url}`, token, ...(body ? { body, encrypted } : {}) })
const staff = (token: string, method: 'POST' | 'PUT', url: string, body: object) =>
  server().call('console', { method, url: `/staff${url}`, token, body })

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  cashier = await signInOperator(server(), 'rafiq', 'cashier', '127.0.0.2')
  approver = await signInOperator(server(), 'mitali', 'approver', '127.0.0.3')
  const { app } = server().wired
  app.ports.provide(paymentProtocolsPort, [protocol])
  const provider = { protocol: 'by-hand', url: 'https://pay.example', secret: 'sixteen-characters-and-more' }
  await staff(admin, 'PUT', '/payment-providers/byhand', { ...provider, isOpen: true, paysOut: true })
})

/** What is paid in and out by whom: the finest amount of each currency among the figures, and what is a step too fine. */
const rows = [
  ['BDT', { least: '100', most: '25000', paid: '1500.25', tooFine: '1500.255', out: '500.75' }, 'BKASH', '01712345678'],
  ['USD', { least: '5', most: '5000', paid: '20.01', tooFine: '20.001', out: '10.01' }, 'SWIFT', '0123456789'],
  [
    'EUR',
    { least: '5', most: '5000', paid: '20.01', tooFine: '20.001', out: '10.01' },
    'SEPA',
    'GB29NWBK60161331926819',
  ],
  ['INR', { least: '100', most: '25000', paid: '1500.25', tooFine: '1500.255', out: '500.75' }, 'HDFC', '123456789012'],
  [
    'VND',
    { least: '50000', most: '9000000', paid: '500000.00', tooFine: '500000.001', out: '200000.00' },
    'MOMO',
    '0901234567',
  ],
  [
    'THB',
    { least: '100', most: '50000', paid: '500.25', tooFine: '500.255', out: '200.25' },
    'PROMPTPAY',
    '0812345678',
  ],
  [
    'USDT',
    { least: '5', most: '5000', paid: '20.01', tooFine: '20.001', out: '10.01' },
    'USDT_TRON',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ],
  [
    'BTC',
    { least: '0.0001', most: '1', paid: '0.00500001', tooFine: '0.005000001', out: '0.00050001' },
    'BITCOIN',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ],
] as const

describe('[B-02] [B-03] each currency of accounts', () => {
  it.each(rows)('%s is paid in and out to its finest amount, and no finer', async (currency, sums, bank, number) => {
    const name = await openPlayer(server(), '0', currency)
    const answer = await logIn(server(), { username: name, password: 'lantern-light-77' }, {}, '10.44.0.1')
    const { token } = answer.json().value
    await own(token, 'PUT', '/member/paymentPassword', { paymentPassword: PIN, password: 'lantern-light-77' }, true)
    const channel = `hand-${currency.toLowerCase()}`
    const bounds = { currency, minimumAmount: sums.least, maximumAmount: sums.most }
    const target = { payBank: 'A bank', payHolder: 'Lumen House', payNumber: '1102003004' }
    const set = await staff(admin, 'PUT', `/deposit-channels/${channel}`, {
      kind: 'mt',
      name: 'A bank',
      ...bounds,
      ...target,
    })
    expect(set.json()).toMatchObject({ success: true })

    const ask = (amount: string) => own(token, 'POST', '/transaction/deposit/mt', { channel, amount })
    expect((await ask(sums.tooFine)).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'amount' }] },
    })
    const { reference } = (await ask(sums.paid)).json().value
    await own(token, 'POST', `/transaction/deposit/${reference}/proof`, { transactionId: `TX-${currency}` })
    await staff(cashier, 'POST', `/deposits/${reference}/take`, {})
    await staff(cashier, 'POST', `/deposits/${reference}/decide`, { decision: 'credit', note: 'it arrived' })
    const balance = async () => (await own(token, 'GET', '/v2/wallets/balance')).json().value
    expect(await balance()).toMatchObject({ sumBalance: sums.paid, currency })

    // The deposit's own turnover is not what is tested here.
    await server().wired.app.database.run(sql`
      update wagering.requirement r set state = 'met', progress = turnover, closed_at = now()
      from identity.member m where m.id = r.member_id and m.account = ${name}`)
    const bound = await own(
      token,
      'PUT',
      '/member/bankCard',
      { bank, holder: 'Rahim Uddin', number, paymentPassword: PIN },
      true,
    )
    expect(bound.json()).toMatchObject({ success: true })
    const wish = { payoutAccountId: bound.json().value.id, paymentPassword: PIN }
    const withdraw = (amount: string) => own(token, 'POST', '/transaction/withdraw', { ...wish, amount }, true)
    expect((await withdraw(sums.tooFine)).json().errorCode).toBe('request.invalid')
    const asked = await withdraw(sums.out)
    expect(asked.json()).toMatchObject({ success: true })
    const order: string = asked.json().value.reference
    const approved = await staff(approver, 'POST', `/withdrawals/${order}/approve`, {})
    expect(approved.json()).toMatchObject({ success: true })
    const job = ownScope(server().wired.app, {
      requestId: 'job',
      actor: { kind: 'system', name: 'test' },
      language: 'en',
    })
    await sendPayout.run(job, { reference: order })

    expect(sent.at(-1)).toMatchObject({ reference: order, amount: sums.out })
    const { balance: purses } = await balance()
    expect(purses.map((each: { accountTypeName: string }) => each.accountTypeName)).toContain('hold')
    const held = purses.find((each: { accountTypeName: string }) => each.accountTypeName === 'hold')
    expect(held.availBalance).toBe(sums.out)
  })

  it('leaves the books true in all of them', async () => {
    expect((await checkLedger(server().wired.app.database)).findings).toEqual([])
  })
})
