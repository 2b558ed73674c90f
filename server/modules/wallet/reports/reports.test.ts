import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { separationPort } from '../../../platform/separation-port.ts'
import { findMemberByAccount } from '../../identity/index.ts'
import { checkLedger } from '../../ledger/index.ts'
import { isFailing } from '../providers/watch-providers.ts'
import { watchProviders } from '../index.ts'

const server = useServer()
const database = () => server().wired.app.database
let admin: string
let cashier: string
let approver: string

const staff = async (method: 'GET' | 'POST' | 'PUT', url: string, token: string, body?: object) =>
  (await server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })).json()

/** What one operator proposed, approved by another. */
async function approve(operation: string, token = approver) {
  const { list } = (await staff('GET', '/proposals', token)).value
  const { id } = list.find((each: { operation: string }) => each.operation === operation)
  return staff('POST', `/proposals/${id}/approve`, token, {})
}

async function paid(reference: string, payment: string, amount: bigint) {
  await database().run(sql`
    insert into wallet.deposit_order
      (reference, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator, fee_fixed,
       state, payment_reference, arrived_amount, arrived_currency, arrived_at, made_at, expires_at)
    select ${reference}, 1, 'nobody', 'gate', 'pg', 'gate', 'BDT', ${amount}, 0, 1, 0, 'review', ${payment},
      ${`${amount / 1_000_000n}.00`}, 'BDT', now(), now(), now()`)
}

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin')
  cashier = await signInOperator(server(), 'rafiq', 'cashier')
  approver = await signInOperator(server(), 'mitali', 'approver')
  await newMember(server(), 'Debited5')
  const provider = { protocol: 'hosted-page', url: 'https://gate.example/api', secret: 'a-secret-of-the-gate-1' }
  await staff('PUT', '/payment-providers/gate', admin, provider)
  const channel = {
    kind: 'pg',
    name: 'Gate',
    provider: 'gate',
    currency: 'BDT',
    minimumAmount: '1',
    maximumAmount: '9',
  }
  await staff('PUT', '/deposit-channels/gate', admin, channel)
})

describe('[H-02] money taken from a member', () => {
  it('takes two operators and no more than there is, and keeps whoever did it from paying the member', async () => {
    await staff('POST', '/members/debited5/credit', cashier, { amount: '100', note: 'to be put right' })
    const asked = await staff('POST', '/members/debited5/debit', cashier, { amount: '40', note: 'credited twice' })
    expect(asked.errorCode).toBe('staff.approval.awaited')
    expect(await approve('debitMember')).toMatchObject({ success: true })

    const { purses } = (await staff('GET', '/members/debited5', cashier)).value
    expect(purses.find(({ purse }: { purse: string }) => purse === 'main')).toMatchObject({ balance: '60.00' })
    await staff('POST', '/members/debited5/debit', cashier, { amount: '60.01', note: 'too much of it' })
    expect((await approve('debitMember')).success).toBe(false)
    const { id } = (await findMemberByAccount(database(), 'debited5'))!
    const editors = await server().wired.app.ports.use(separationPort).editorsOf(database(), id, 0)
    expect(
      editors
        .filter(({ what }) => what === 'debitMember')
        .map(({ actor }) => actor)
        .toSorted(),
    ).toEqual(['staff:mitali', 'staff:rafiq'])
    expect((await checkLedger(database())).findings).toEqual([])
  })
})

describe('[H-03] a provider’s report', () => {
  it('is compared with our orders, and two operators settle what differs', async () => {
    await paid('DREPORT001', 'pay_1', 500_000_000n)
    await paid('DREPORT002', 'pay_2', 700_000_000n)
    await paid('DREPORT003', 'pay_3', 900_000_000n)
    const report = [
      'type,reference,payment,amount,currency',
      'deposit,DREPORT001,pay_1,500.00,BDT',
      'deposit,DREPORT002,pay_2,710.00,BDT',
      'deposit,DREPORT009,pay_9,50,BDT',
      '',
    ].join('\n')
    const days = { from: Date.now() - 3_600_000, until: Date.now() + 3_600_000 }

    const compared = await staff('POST', '/payment-providers/gate/reports', cashier, { ...days, report })

    expect(compared.value).toMatchObject({ matched: 1, differences: 3, settled: 0, provider: 'gate' })
    const { list } = (await staff('GET', `/provider-reports/${compared.value.id}`, cashier)).value
    expect(list).toEqual([
      expect.objectContaining({ verdict: 'different', reference: 'DREPORT002', theirs: '710.00', ours: '700.00' }),
      expect.objectContaining({ verdict: 'missing-here', payment: 'pay_9', theirs: '50.00', ours: null }),
      expect.objectContaining({ verdict: 'missing-there', reference: 'DREPORT003', theirs: null, ours: '900.00' }),
    ])
    const settle = `/report-differences/${list[0].id}/settle`
    const asked = await staff('POST', settle, cashier, { note: 'Their fee was in it.' })
    expect(asked.errorCode).toBe('staff.approval.awaited')
    expect(await approve('settleDifference')).toMatchObject({ success: true })
    const [after] = (await staff('GET', '/provider-reports', cashier)).value.list
    expect(after).toMatchObject({ differences: 3, settled: 1 })
    // What waits first, page by page; the two that wait are counted for whoever may settle them.
    const page = async (place = '') =>
      (await staff('GET', `/provider-reports/${compared.value.id}?pageSize=1${place}`, cashier)).value
    const [one, two] = [await page(), await page(`&after=${(await page()).next}`)]
    const three = await page(`&after=${two.next}`)
    expect([one, two, three].map((each) => [each.list[0].verdict, each.list[0].settledAt === null])).toEqual([
      ['missing-here', true],
      ['missing-there', true],
      ['different', false],
    ])
    expect(three.next).toBeNull()
    expect((await staff('GET', '/waiting', cashier)).value).toMatchObject({ differences: 2 })
  })

  it('is listed page by page, also where only those with something to settle are asked for', async () => {
    const report = 'type,reference,payment,amount,currency\n'
    const compare = (from: number) =>
      staff('POST', '/payment-providers/gate/reports', cashier, { from, until: from + 1, report })
    const ids: string[] = []
    for (const from of [1, 2, 3]) ids.push((await compare(from)).value.id)
    const page = async (query: string) => (await staff('GET', `/provider-reports?pageSize=2${query}`, cashier)).value
    const first = await page('')
    const second = await page(`&before=${first.next}`)
    expect([...first.list, ...second.list].map(({ id }) => id).slice(0, 3)).toEqual(ids.toReversed())
    expect(second.next).toBeNull()
    const { list } = await page('&differing=yes')
    expect(
      list.map(({ settled, differences }: { settled: number; differences: number }) => [settled, differences]),
    ).toEqual([[1, 3]])
  })

  it.each([
    [{ report: 'type,amount\ndeposit,5\n' }, 'report'],
    [{ from: 2_000, until: 1_000 }, 'until'],
  ])('refuses %o and names the field', async (wrong, field) => {
    const report = 'type,reference,payment,amount,currency\n'
    const answer = await staff('POST', '/payment-providers/gate/reports', cashier, {
      from: 1,
      until: 2,
      report,
      ...wrong,
    })

    expect(answer.value.fields[0]).toMatchObject({ field })
  })
})

describe('[B-02] a provider whose orders are hardly paid', () => {
  it.each([
    [{ members: 29, payers: 0 }, false],
    [{ members: 30, payers: 2 }, true],
    [{ members: 30, payers: 3 }, false],
    [{ members: 0, payers: 0 }, false],
  ])('%o: %s', (success, expected) => {
    expect(isFailing(success, { leastPercent: 10, members: 30 })).toBe(expected)
  })

  /** Orders that came to nothing, of members `first` to `last`, so many of each. */
  const fail = (first: number, last: number, each: number) =>
    database().run(sql`
      insert into wallet.deposit_order
        (reference, member_id, account, channel, kind, provider, currency, amount, fee_numerator, fee_denominator,
         fee_fixed, state, made_at, expires_at)
      select 'DFAILED' || member || '-' || n, member, 'nobody', 'gate', 'pg', 'gate', 'BDT', 1000000, 0, 1, 0, 'failed',
        now(), now()
      from generate_series(${first}::int, ${last}::int) member, generate_series(1, ${each}::int) n`)
  async function watch(): Promise<void> {
    const { app } = server().wired
    const actor = { kind: 'system', name: 'test' } as const
    const period = { startsAt: Date.now(), endsAt: Date.now() }
    await watchProviders.run(ownScope(app, { requestId: 'watch', actor, language: 'en' }), period as never)
  }

  it('is closed automatically, and opened again by an operator', async () => {
    // However much one member asks for and leaves, it is one.
    await fail(1000, 1000, 40)
    await watch()
    expect((await staff('GET', '/payment-providers', admin)).value.list[0]).toMatchObject({ isOpen: true })

    await fail(1001, 1029, 1)
    await watch()

    const closed = (await staff('GET', '/payment-providers/figures', admin)).value.list[0]
    expect(closed).toMatchObject({ provider: 'gate', finished: 69, paid: 0, switchedOffAt: expect.any(Number) })
    expect((await staff('GET', '/payment-providers', admin)).value.list[0]).toMatchObject({ isOpen: false })
    await staff('PUT', '/payment-providers/gate', admin, { isOpen: true })
    const opened = (await staff('GET', '/payment-providers/figures', admin)).value.list[0]
    expect(opened).toMatchObject({ finished: 0, switchedOffAt: null })
  })
})

describe('[H-03] notes on an order', () => {
  it('are read by operators, and need an order', async () => {
    const wrote = await staff('POST', '/orders/DREPORT001/notes', cashier, { note: 'Called the bank.' })
    expect(wrote).toMatchObject({ success: true })
    expect((await staff('POST', '/orders/DNOTHING9/notes', cashier, { note: 'x y' })).errorCode).toBe('order.not.found')
    expect((await staff('GET', '/orders/DREPORT001/notes', approver)).value.list).toEqual([
      expect.objectContaining({ note: 'Called the bank.', by: expect.stringContaining('rafiq') }),
    ])
  })
})
