import { assert } from '@croupier/basis/assert.ts'
import { limitBeginsAt } from '@croupier/basis/raise-delay.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { whileItWaits } from '@croupier/dev/testing/while-it-waits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { voucherHash } from '../vouchers/voucher-code.ts'
import { insertBatch, insertVouchers } from '../vouchers/vouchers-store.ts'
import { leftOf, limitInTheWay } from './deposit-limits.ts'
import { keepLimit } from './deposit-limits-store.ts'

const DAY = 86_400_000
const VOUCHER = '2345-6789-ABCD-EFGH'

describe('[I-01] deposit limits: down at once, up after a delay', () => {
  it.each([
    ['a first one', null, 500n, 0],
    ['a lower one', 500n, 400n, 0],
    ['the same', 500n, 500n, 0],
    ['a higher one', 500n, 501n, DAY],
    ['none any more', 500n, null, DAY],
    ['none, where there is none', null, null, 0],
  ])('%s', (_what, before, asked, after) => {
    expect(limitBeginsAt(before, asked, 1_000)).toBe(1_000 + after)
  })

  it.each([
    [null, 900n, null],
    [1000n, 900n, 100n],
    [500n, 900n, 0n],
  ])('of %s with %s used, %s are left', (amount, used, left) => {
    expect(leftOf(amount, used)).toBe(left)
  })

  // Of the brief’s cases 11 and 16, and of 12 that nothing is left.
  it.each([
    ['150 with 900 of 1,000 used', { day: 1000n }, { day: 900n, week: 900n }, 150n, { period: 'day', left: 100n }],
    ['100 with 900 of 1,000 used', { day: 1000n }, { day: 900n, week: 900n }, 100n, undefined],
    ['1 with 900 of 500 used', { day: 500n }, { day: 900n, week: 900n }, 1n, { period: 'day', left: 0n }],
    ['51, 50 left of a week', { day: 100n, week: 250n }, { day: 0n, week: 200n }, 51n, { period: 'week', left: 50n }],
    ['50, 50 left of a week', { day: 100n, week: 250n }, { day: 0n, week: 200n }, 50n, undefined],
    ['anything without limits', {}, { day: 0n, week: 0n }, 10n ** 15n, undefined],
  ] as const)('%s', (_what, amounts: { day?: bigint; week?: bigint }, used, units, inTheWay) => {
    const limit = (amount: bigint | undefined) => ({ amount: amount ?? null, next: undefined })
    const limits = { day: limit(amounts.day), week: limit(amounts.week), month: limit(undefined) }
    expect(limitInTheWay(limits, { ...used, month: used.week }, units)).toEqual(inTheWay)
  })
})

describe('[I-01] what a member limits', () => {
  const server = useServer()
  let cast: Cast
  let cashier: string
  let members = 0

  const database = () => server().wired.app.database
  const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
    server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })
  const own = async (token: string, method: 'GET' | 'POST', url: string, body?: object) =>
    (await server().call('portal', { method, url: `/wps${url}`, token, ...(body ? { body } : {}) })).json()
  const nameOf = (member: number) => `Limit${String(member).padStart(3, '0')}`
  const someone = () => newMember(server(), nameOf((members += 1)))
  const set = (token: string, period: string, amount: string | null) =>
    own(token, 'POST', '/member/depositLimits', { period, amount })
  const shown = async (token: string, period = 'day') =>
    (await own(token, 'GET', '/member/depositLimits')).value.limits.find(
      (limit: { period: string }) => limit.period === period,
    )
  const ask = (token: string, amount: string) =>
    own(token, 'POST', '/transaction/deposit/mt', { channel: 'limited-bank', amount })
  async function pay(token: string, reference: string): Promise<void> {
    await own(token, 'POST', `/transaction/deposit/${reference}/proof`, { transactionId: `TX${reference}` })
    await staff('POST', `/deposits/${reference}/take`, {}, cashier)
    const decided = await staff(
      'POST',
      `/deposits/${reference}/decide`,
      { note: 'arrived', decision: 'credit' },
      cashier,
    )
    assert(decided.json().success, `it is credited: ${decided.body}`)
  }
  const past = (by: number) => sql`interval '1 millisecond' * ${by}`

  beforeAll(async () => {
    cast = await signInTheCast(server())
    cashier = await signInOperator(server(), 'cashier-one', 'cashier', '10.66.0.1')
    const shared = { currency: 'BDT', minimumAmount: '1', maximumAmount: '25000' }
    const bank = { kind: 'mt', name: 'Bank', payBank: 'City Bank', payHolder: 'Lumen House', payNumber: '1102003004' }
    await staff('PUT', '/deposit-channels/limited-bank', { ...shared, ...bank })
    await staff('PUT', '/deposit-channels/limited-member', { ...shared, kind: 'c2c', name: 'Pay a member' })
    await staff('PUT', '/deposit-channels/limited-voucher', { ...shared, kind: 'voucher', name: 'Voucher' })
    await database().transaction(async (tx) => {
      const amount = { currency: 'BDT', amount: 600_000_000n, count: 1 }
      const made = { madeBy: 'test', madeAt: Date.now(), expiresAt: Date.now() + DAY }
      const batchId = await insertBatch(tx, { name: 'Limits', ...amount, ...made })
      await insertVouchers(tx, batchId, [{ hash: voucherHash(VOUCHER), sealed: '' }])
    })
  })

  it('counts what was paid in and what is open, and refuses what is above it with what is left', async () => {
    const token = await someone()
    expect((await set(token, 'day', '1000')).value).toMatchObject({ amount: '1000.00', coming: null })
    const { value: paid } = await ask(token, '600')
    await pay(token, paid.reference)
    expect((await ask(token, '300')).success).toBe(true)
    expect(await shown(token)).toMatchObject({ used: '900.00', left: '100.00' })

    const refused = await ask(token, '150')
    expect(refused).toMatchObject({
      errorCode: 'deposit.limit',
      value: { period: 'day', left: '100.00', currency: 'BDT' },
    })
    // Whatever is asked for at once is looked at one after the other.
    const both = await Promise.all([ask(token, '100'), ask(token, '100')])
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(await shown(token)).toMatchObject({ used: '1000.00', left: '0.00' })
  })

  it('begins anew with each period', async () => {
    const token = await someone()
    await set(token, 'day', '500')
    await set(token, 'month', '700')
    const { value } = await ask(token, '500')
    await pay(token, value.reference)
    expect((await ask(token, '1')).value).toMatchObject({ period: 'day', left: '0.00' })
    const { endsAt } = await shown(token)
    const month = await shown(token, 'month')
    // What was paid in on the day before is of this day no more; of this month it is, unless it has just begun.
    await database().run(sql`
      update wallet.deposit_order set settled_at = settled_at - interval '1 day' where reference = ${value.reference}`)
    const isOfMonth =
      new Date(endsAt - 2 * DAY + 6 * 3_600_000).getUTCMonth() === new Date(month.endsAt - 1).getUTCMonth()
    expect(await shown(token)).toMatchObject({ used: '0.00', left: '500.00' })
    expect(await shown(token, 'month')).toMatchObject(isOfMonth ? { left: '200.00' } : { left: '700.00' })
  })

  it('is lowered at once and raised after a day; whoever asks again waits again, and lowering drops what waits', async () => {
    const token = await someone()
    await set(token, 'week', '1000')
    const raised = (await set(token, 'week', '2000')).value
    expect(raised).toMatchObject({ amount: '1000.00', coming: { amount: '2000.00' } })
    expect((await set(token, 'week', '3000')).value).toMatchObject({ amount: '1000.00', coming: { amount: '3000.00' } })
    expect((await set(token, 'week', '800')).value).toMatchObject({ amount: '800.00', coming: null })
    const lifted = (await set(token, 'week', null)).value
    expect(lifted).toMatchObject({ amount: '800.00', coming: { amount: null } })
    expect(lifted.coming.beginsAt - Date.now()).toBeGreaterThan(DAY - 60_000)
    expect((await ask(token, '801')).errorCode).toBe('deposit.limit')

    await database().run(sql`
      update wallet.deposit_limit
      set asked_at = asked_at - ${past(DAY)}, begins_at = begins_at - ${past(DAY)}, dropped_at = dropped_at - ${past(DAY)}`)
    expect(await shown(token, 'week')).toMatchObject({ amount: null, left: null, coming: null })
    expect((await ask(token, '801')).success).toBe(true)
  })

  it.each([
    ['mt', { channel: 'limited-bank', amount: '600' }],
    ['c2c', { channel: 'limited-member', amount: '600' }],
    ['voucher', { code: VOUCHER }],
  ])('counts for a deposit by %s that waited while it was set', async (kind, body) => {
    const token = await someone()
    const account = nameOf(members)
    const { id: memberId } = (await findMemberByAccount(database(), account))!

    const waited = await whileItWaits(
      server(),
      account,
      () => own(token, 'POST', `/transaction/deposit/${kind}`, body),
      async (tx) => {
        const now = Date.now()
        await keepLimit(tx, { memberId, period: 'day', amount: 500_000_000n, now, beginsAt: now })
      },
    )

    expect(waited).toMatchObject({ errorCode: 'deposit.limit', value: { period: 'day', left: '500.00' } })
  })

  it.each([
    ['0', 'fault.format'],
    ['1.001', 'fault.too.fine'],
    ['-5', 'fault.format'],
  ])('refuses %s by its field', async (amount, messageKey) => {
    const refused = await set(await someone(), 'day', amount)
    expect(refused).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'amount', messageKey }] },
    })
  })
})
