import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { assert } from '@croupier/basis/assert.ts'
import { transferAccount } from '@croupier/dev/sandbox/game-vendor/transfer-account.ts'
import { CLIENT, SECRET } from '@croupier/dev/sandbox/payment-provider/signing.ts'
import { openSandbox } from '@croupier/dev/sandbox/sandbox.ts'
import { logIn, newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { originsPort } from '../../platform/origins-port.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { sendPayout } from '../wallet/index.ts'

/*
 * What may run at once around one member's money, over the real ways in, on a real database: however the two are ordered,
 * the outcome is one of those named, and the books add up after it.
 */

const server = useServer()
const PASSWORD = 'lantern-light-77'
const PIN = '135790'
let sandbox: FastifyInstance
let vendor: TestVendor
const tokens: Record<'admin' | 'one' | 'two', string> = { admin: '', one: '', two: '' }
let members = 0

const staff = (by: keyof typeof tokens, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, key?: string) =>
  server().call('console', {
    method,
    url,
    token: tokens[by],
    ...(body ? { body } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

interface Member {
  name: string
  token: string
  /** A second log-in of the same member. */
  elsewhere: string
  account: string
  address: string
}

/** A member with 1,000.00, a payout account and two devices. */
async function openMember(): Promise<Member> {
  members += 1
  const name = `Racer${members + 10}`
  const address = `10.1.0.${members}`
  const token = await newMember(server(), name, address)
  const call = (method: 'PUT', url: string, body: object) =>
    server().call('portal', { method, url, token, address, body, encrypted: true })
  await asOperator(server(), 'creditMember', { account: name, amount: '1000.00', note: 'to race with' })
  await call('PUT', '/wps/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD })
  const number = `017${String(10_000_000 + members)}`
  const payee = {
    bank: 'BKASH',
    holder: `Racer Number ${'abcdefghijklmnopqrstuvwxyz'[members]}`,
    number,
    paymentPassword: PIN,
  }
  const bound = await call('PUT', '/wps/member/bankCard', payee)
  assert(bound.statusCode === 200, `a payout account is bound: ${bound.body}`)
  const elsewhere = (await logIn(server(), { username: name, password: PASSWORD }, {}, address)).json().value.token
  return { name, token, elsewhere, account: bound.json().value.id, address }
}

const portal = (of: Member, method: 'GET' | 'POST', url: string, body?: object, more: object = {}) =>
  server().call('portal', { method, url, token: of.token, address: of.address, ...(body ? { body } : {}), ...more })
const withdraw = (of: Member, amount: string, { key, token = of.token }: { key?: string; token?: string } = {}) =>
  server().call('portal', {
    method: 'POST',
    url: '/wps/transaction/withdraw',
    token,
    address: of.address,
    encrypted: true,
    body: { amount, payoutAccountId: of.account, paymentPassword: PIN },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })
const transferIn = (of: Member, amount: string) =>
  portal(of, 'POST', '/wps/wallets/transferFromMainWallet', { vassalage: transferAccount.code, amount })

type Answer = { statusCode: number; json(): any }
const tell = (answer: Answer): string => {
  const { success, errorCode } = answer.json()
  return answer.statusCode < 400 && success !== false ? 'done' : (errorCode ?? String(answer.statusCode))
}

/** A vendor's call in a round that the member's bets and wins of the row share. */
function vendorCalls(of: Member) {
  const round = randomUUID()
  const common = { account_id: of.name, currency: 'BDT', game_id: 'game' }
  const send = (type: 'bet' | 'win', id: string, amount: string) =>
    vendor.send('betwin', {
      ...common,
      round_id: round,
      transactions: [{ id_provider: `${round}-${id}`, type, amount }],
    })
  const rollback = (id: string, original: string) =>
    vendor.send('rollback', {
      ...common,
      round_id_provider: round,
      finished: false,
      transactions: [{ id_provider: `${round}-${id}`, type: 'rollback', original_id_provider: `${round}-${original}` }],
    })
  return {
    bet: async (id: string, amount: string) => told(await send('bet', id, amount)),
    win: async (id: string, amount: string) => told(await send('win', id, amount)),
    rollback: async (id: string, original: string) => told(await rollback(id, original)),
  }
}
const told = ({ status, body }: { status: number; body: any }) =>
  status === 200 ? 'done' : `vendor ${body.meta.api_code}`

/** A call-back as the payment provider signs it. */
async function callBack(
  kind: 'deposit' | 'payout',
  reference: string,
  event: string,
  more: object,
  eventId = randomUUID() as string,
) {
  const body = JSON.stringify({ event, reference, ...more })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', SECRET)
    .update(`callback\n${timestamp}\n${eventId}\n${kind}\n${body}`)
    .digest('hex')
  const answer = await server().portal.inject({
    method: 'POST',
    url: `/payments/${CLIENT}/${kind}s`,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-event-id': eventId,
      'x-signature': signature,
    },
    payload: body,
  })
  return answer.statusCode === 200 ? 'done' : `provider ${answer.statusCode}`
}

async function requested(of: Member, amount = '600.00'): Promise<string> {
  const asked = await withdraw(of, amount)
  assert(asked.statusCode === 200, `a withdrawal is taken: ${asked.body}`)
  return asked.json().value.reference
}
const decide = (by: 'one' | 'two', reference: string, what: 'approve' | 'reject', more: object = {}) =>
  staff(by, 'POST', `/staff/withdrawals/${reference}/${what}`, more)
const stateOf = async (reference: string): Promise<string> =>
  (await staff('one', 'GET', `/staff/withdrawals/${reference}`)).json().value.withdrawal.state

/** How the provider answers from now on; it waits with payouts. */
const behave = (answering: 'at-once' | 'lost') =>
  sandbox.inject({
    method: 'POST',
    url: '/payments/behaviour',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ behaviour: 'wait', answering }).toString(),
  })

/** An approved withdrawal that the provider has, and says nothing of; whether it has it is unknown where its answer is lost. */
async function sent(of: Member, answering: 'at-once' | 'lost' = 'at-once'): Promise<string> {
  await behave(answering)
  const reference = await requested(of)
  expect(tell(await decide('one', reference, 'approve'))).toBe('done')
  const scope = ownScope(server().wired.app, {
    requestId: 'job',
    actor: { kind: 'system', name: 'test' },
    language: 'en',
  })
  await sendPayout.run(scope, { reference })
  return reference
}

async function purses(of: Member): Promise<string> {
  const { balance } = (await portal(of, 'GET', '/wps/v2/wallets/balance')).json().value
  const named = (name: string) => balance.find((each: any) => each.accountTypeName === name).availBalance
  return `${named('main')} free, ${named('hold')} held`
}

/**
 * What came of the same thing sent several times at once: done once. A repeat is told what the first was told, or to try
 * again while that is under way; one that comes later is told it for certain.
 */
function onceUnderOneKey(answers: readonly Answer[], later: Answer, id: string): string[] {
  const done = [...answers, later].filter((answer) => tell(answer) === 'done')
  expect(new Set(done.map((answer) => answer.json().value[id])).size).toBe(1)
  expect(['busy.try.again', 'done']).toEqual(expect.arrayContaining(answers.map(tell)))
  return [tell(later)]
}

interface Row {
  name: string
  /** What runs at once; answers what each was told. */
  race(of: Member): Promise<string[]>
  /** Each outcome that is allowed: what was told, in any order, and what the member has then. */
  outcomes: readonly (readonly [told: readonly string[], purses: string])[]
}

const short = 'insufficient_balance'

const rows: readonly Row[] = [
  {
    name: 'one withdrawal sent three times under one key',
    async race(of) {
      const send = () => withdraw(of, '600.00', { key: `withdrawn-once-by-${of.name}` })
      return onceUnderOneKey(await Promise.all([send(), send(), send()]), await send(), 'reference')
    },
    outcomes: [[['done'], '400.00 free, 600.00 held']],
  },
  {
    name: 'a withdrawal sent twice under two keys, with money for one',
    race: (of) =>
      Promise.all(
        ['a', 'b'].map(async (key) => tell(await withdraw(of, '600.00', { key: `withdrawal-${key}-by-${of.name}` }))),
      ),
    outcomes: [[['done', short], '400.00 free, 600.00 held']],
  },
  {
    name: 'two devices withdrawing everything',
    race: (of) =>
      Promise.all([of.token, of.elsewhere].map(async (token) => tell(await withdraw(of, '1000.00', { token })))),
    outcomes: [[['done', short], '0.00 free, 1000.00 held']],
  },
  {
    name: 'a bet and a withdrawal, with money for one',
    race: (of) => Promise.all([vendorCalls(of).bet('a', '800.00'), withdraw(of, '700.00').then(tell)]),
    outcomes: [
      [['done', short], '200.00 free, 0.00 held'],
      [['done', 'vendor 100'], '300.00 free, 700.00 held'],
    ],
  },
  {
    name: 'a bet and a transfer to a wallet at a vendor, with money for one',
    race: (of) => Promise.all([vendorCalls(of).bet('a', '800.00'), transferIn(of, '700.00').then(tell)]),
    outcomes: [
      [['done', short], '200.00 free, 0.00 held'],
      [['done', 'vendor 100'], '300.00 free, 0.00 held'],
    ],
  },
  {
    name: 'a withdrawal and a transfer to a wallet at a vendor, with money for one',
    race: (of) => Promise.all([withdraw(of, '800.00').then(tell), transferIn(of, '700.00').then(tell)]),
    outcomes: [
      [['done', short], '200.00 free, 800.00 held'],
      [['done', short], '300.00 free, 0.00 held'],
    ],
  },
  {
    name: 'a cancellation and an approval',
    race: async (of) => {
      const reference = await requested(of)
      const answers = await Promise.all([
        portal(of, 'POST', `/wps/transaction/withdraw/${reference}/cancel`, {}),
        decide('one', reference, 'approve'),
      ])
      return [...answers.map(tell), await stateOf(reference)]
    },
    outcomes: [
      [['done', 'withdrawal.state', 'cancelled'], '1000.00 free, 0.00 held'],
      [['withdrawal.too.late', 'done', 'approved'], '400.00 free, 600.00 held'],
    ],
  },
  {
    name: 'an approval and a rejection by two operators',
    race: async (of) => {
      const reference = await requested(of)
      const answers = await Promise.all([
        decide('one', reference, 'approve'),
        decide('two', reference, 'reject', { note: 'not today' }),
      ])
      return [...answers.map(tell), await stateOf(reference)]
    },
    outcomes: [
      [['done', 'withdrawal.state', 'approved'], '400.00 free, 600.00 held'],
      [['withdrawal.state', 'done', 'rejected'], '1000.00 free, 0.00 held'],
    ],
  },
  {
    name: 'an approval by two operators',
    race: async (of) => {
      const reference = await requested(of)
      const answers = await Promise.all([decide('one', reference, 'approve'), decide('two', reference, 'approve')])
      return [...answers.map(tell), await stateOf(reference)]
    },
    outcomes: [[['done', 'withdrawal.state', 'approved'], '400.00 free, 600.00 held']],
  },
  {
    name: 'one credit sent twice under one key, and another under its own',
    async race(of) {
      const credit = (key: string) =>
        staff('admin', 'POST', `/staff/members/${of.name}/credit`, { amount: '50.00', note: 'a gift' }, key)
      const once = `credited-once-to-${of.name}`
      const [first, again, other] = await Promise.all([once, once, `credited-again-to-${of.name}`].map(credit))
      return [...onceUnderOneKey([first!, again!], await credit(once), 'id'), tell(other!)]
    },
    outcomes: [[['done', 'done'], '1100.00 free, 0.00 held']],
  },
  {
    name: 'the call-back of one deposit four times, twice as one event',
    race: async (of) => {
      const asked = await portal(of, 'POST', '/wps/transaction/deposit/pg', { channel: 'races', amount: '500' })
      const { reference } = asked.json().value
      const payment = { id: `pay_${randomUUID()}`, amount: '500.00', currency: 'BDT' }
      const eventId = randomUUID()
      return Promise.all(
        [eventId, eventId, randomUUID(), randomUUID()].map((id) =>
          callBack('deposit', reference, 'deposit.paid', { payment }, id),
        ),
      )
    },
    outcomes: [[['done', 'done', 'done', 'done'], '1500.00 free, 0.00 held']],
  },
  {
    name: 'a win and a rollback of its bet',
    race: async (of) => {
      const calls = vendorCalls(of)
      expect(await calls.bet('a', '100.00')).toBe('done')
      return Promise.all([calls.win('w', '250.00'), calls.rollback('r', 'a')])
    },
    outcomes: [
      // The win first, then the stake comes back besides.
      [['done', 'done'], '1250.00 free, 0.00 held'],
      [['vendor 409', 'done'], '1000.00 free, 0.00 held'],
    ],
  },
  {
    name: 'a bet and the rollback of it',
    race: (of) => {
      const calls = vendorCalls(of)
      return Promise.all([calls.bet('a', '100.00'), calls.rollback('r', 'a')])
    },
    outcomes: [
      [['done', 'done'], '1000.00 free, 0.00 held'],
      [['vendor 409', 'done'], '1000.00 free, 0.00 held'],
    ],
  },
  {
    name: 'the call-back of a payout and an operator’s ruling that it failed',
    race: async (of) => {
      const reference = await sent(of, 'lost')
      const id = `po_${reference}`
      const [heard, ruled] = await Promise.all([
        callBack('payout', reference, 'payout.paid', { id }),
        // As the second of two operators lets it happen.
        asOperator(server(), 'markWithdrawal', { reference, outcome: 'failed', note: 'the provider said so' }).then(
          () => 'done',
          ({ code }) => String(code),
        ),
      ])
      return [heard, ruled, await stateOf(reference)]
    },
    outcomes: [
      [['done', 'withdrawal.state', 'paid'], '400.00 free, 0.00 held'],
      // The ruling first: money is still held, and what the provider says is believed.
      [['done', 'done', 'paid'], '400.00 free, 0.00 held'],
    ],
  },
  {
    name: 'the call-back of a payout eight times',
    race: async (of) => {
      const reference = await sent(of)
      const id = (await staff('one', 'GET', `/staff/withdrawals/${reference}`)).json().value.attempts[0]
        .providerReference
      const heard = await Promise.all(
        Array.from({ length: 8 }, () => callBack('payout', reference, 'payout.paid', { id })),
      )
      return [...new Set(heard), await stateOf(reference)]
    },
    outcomes: [[['done', 'paid'], '400.00 free, 0.00 held']],
  },
]

beforeAll(async () => {
  tokens.admin = await signInOperator(server(), 'anika', 'admin')
  tokens.one = await signInOperator(server(), 'mitali', 'approver')
  tokens.two = await signInOperator(server(), 'jahanara', 'approver')
  vendor = await openVendor(server())
  sandbox = openSandbox()
  const outside = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const origin = await server().portal.listen({ host: '127.0.0.1', port: 0 })
  const { ports } = server().wired.app
  ports.provide(originsPort, {
    portal: origin,
    portals: [origin],
    games: 'http://127.0.0.1:1',
    bundles: 'http://127.0.0.1:2',
  })
  const set = { protocol: 'hosted-page', url: `${outside}/payments`, secret: SECRET }
  await staff('admin', 'PUT', `/staff/payment-providers/${CLIENT}`, set)
  const bounds = { currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
  await staff('admin', 'PUT', '/staff/deposit-channels/races', {
    kind: 'pg',
    name: 'Races',
    provider: CLIENT,
    ...bounds,
  })
  await behave('at-once')
  const { code } = transferAccount
  await asOperator(server(), 'setVendor', { ...transferAccount, launchUrl: `${outside}/studios/${code}` })
  await ports.use(cataloguePort).refresh()
})

afterAll(async () => {
  await sandbox?.close()
  await server().portal.close()
})

it.each(rows.map((row) => [row.name, row] as const))(
  '[B-11] %s: one of its outcomes, and the books add up',
  async (_name, { race, outcomes }) => {
    // Who comes first is not chosen: each row runs several times, and every run ends in an outcome that is allowed.
    for (let run = 0; run < 3; run += 1) {
      const member = await openMember()
      const found = [(await race(member)).toSorted(), await purses(member)]
      const allowed = outcomes.map(([words, left]) => [[...words].toSorted(), left])

      expect(allowed).toContainEqual(found)
      expect(await ledgerFindings(server())).toEqual([])
    }
  },
)

it('[B-11] no member is left with less than nothing', async () => {
  const rows = await server().wired.app.database.many(sql`
    select account_id
    from ledger.balance
    where balance < floor`)

  expect(rows).toEqual([])
})
