import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@croupier/basis/assert.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { type MortalHouse, openMortalHouse } from '@croupier/dev/testing/mortal-house.ts'
import { pictureOf } from '@croupier/dev/testing/picture.ts'
import type { TestServer } from '@croupier/dev/testing/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { enqueue } from '../../../platform/jobs.ts'
import { checkLedger } from '../../ledger/index.ts'
import { passParts } from '../index.ts'

const PIN = '135790'
const merchant: Record<string, string> = { language: 'en' }

interface Pair {
  payer: string
  receiver: string
  /** Of the withdrawal that the payer's deposit pays, whole. */
  withdrawal: string
  /** The receiver's proof that nothing arrived. */
  picture: string
}

let house: MortalHouse
let cashier: string
let approver: string
const pairs: Pair[] = []
let made = 0
let sent = 0

/** A member with a withdrawal, and one who will pay it. */
async function pair(inside: TestServer, admin: string): Promise<Pair> {
  made += 1
  const [receiver, payer] = [
    await newMember(inside, `Receiver${made}`, `10.60.0.${made}`),
    await newMember(inside, `Payer${made}`, `10.60.1.${made}`),
  ]
  const own = async (method: 'POST' | 'PUT', url: string, body: object, encrypted = true) =>
    (await inside.call('portal', { method, url: `/wps${url}`, token: receiver, body, encrypted })).json().value
  await own('PUT', '/member/paymentPassword', { paymentPassword: PIN, password: 'lantern-light-77' })
  const number = `0171${1_000_000 + made}`
  const account = { bank: 'BKASH', holder: 'Rahim Uddin', number, paymentPassword: PIN }
  const { id } = await own('PUT', '/member/bankCard', account)
  await inside.call('console', {
    method: 'POST',
    url: `/staff/members/Receiver${made}/credit`,
    token: admin,
    body: { amount: '1000', note: 'to withdraw' },
  })
  const wish = { amount: '1000', payoutAccountId: id, paymentPassword: PIN }
  const { reference } = await own('POST', '/transaction/withdraw', wish)
  const upload = { picture: pictureOf(made).toString('base64') }
  return { payer, receiver, withdrawal: reference, picture: (await own('POST', '/file', upload, false)).name }
}

beforeAll(async () => {
  house = await openMortalHouse(async (inside) => {
    merchant['merchant'] = inside.wired.means.gate.merchantCode()
    const admin = await signInOperator(inside, 'anika', 'admin')
    approver = await signInOperator(inside, 'mitali', 'approver')
    cashier = await signInOperator(inside, 'rafiq', 'cashier')
    const body = { kind: 'c2c', name: 'Pay a member', currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
    await inside.call('console', { method: 'PUT', url: '/staff/deposit-channels/member-to-member', token: admin, body })
    for (const _ of ends) pairs.push(await pair(inside, admin))
  })
})

afterAll(() => house?.close())

// biome-ignore lint: answers are looked at field by field.
type Answer = any

async function send(listener: 'PORT' | 'CONSOLE_PORT', token: string, path: string, body?: object, key?: string) {
  const answer = await fetch(house.origin(listener) + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...merchant,
      authorization: token,
      // Calls are counted by address.
      'x-forwarded-for': `10.61.${(sent += 1) >> 8}.${sent & 255}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(10_000),
  })
  return (await answer.json()) as Answer
}

async function sendAndHear(...[listener, token, path, body]: Parameters<typeof sendAndKill>) {
  const answer = await send(listener, token, path, body, randomUUID())
  assert(answer.success, JSON.stringify(answer))
  return answer.value as Answer
}

/** Sends, and kills the server about when the request arrives; then the same again, as its sender does, until answered. */
async function sendAndKill(listener: 'PORT' | 'CONSOLE_PORT', token: string, path: string, body: object) {
  const key = randomUUID()
  const first = send(listener, token, path, body, key).catch(() => undefined)
  await sleep(randomInt(60))
  await house.killServer()
  await first
  // What the killed server had claimed lapses by itself within a minute.
  await house.database.run(sql`
    update platform.idempotency set claimed_until = null where claimed_until is not null`)
  for (;;) {
    const answer = await send(listener, token, path, body, key).catch(() => undefined)
    if (answer?.success) return answer.value as Answer
    // What the killed server had begun holds its locks until PostgreSQL sees that nobody is there.
    assert(answer === undefined || answer.errorCode === 'busy.try.again', JSON.stringify(answer))
    await sleep(100)
  }
}

const partOf = async (withdrawal: string) =>
  house.database.one<{ id: bigint; state: string; closedHow: string | null }>(sql`
    select p.id, p.state, p.closed_how as "closedHow"
    from wallet.payout_part p
    join wallet.withdrawal w on w.id = p.withdrawal_id
    where w.reference = ${withdrawal}
    order by p.id desc
    limit 1`)

const decide = (id: bigint, decision: 'received' | 'refused') =>
  sendAndKill('CONSOLE_PORT', cashier, `/staff/payout-parts/${id}/decide`, { decision, note: 'the bank says so' })

const deny = ({ receiver, picture }: Pair, id: bigint) =>
  sendAndKill('PORT', receiver, `/wps/transaction/withdraw/confirmations/${id}`, {
    answer: 'not-received',
    note: 'my statement',
    picture,
  })

/** How a part ends, each step of it with a kill, and what it leaves. */
const ends: readonly [string, { credited: string; withdrawal: string }, (pair: Pair, id: bigint) => Promise<void>][] = [
  [
    'received',
    { credited: '1000.00', withdrawal: 'paid' },
    async ({ receiver }, id) => {
      await sendAndKill('PORT', receiver, `/wps/transaction/withdraw/confirmations/${id}`, { answer: 'received' })
    },
  ],
  [
    'disputed and forcibly received',
    { credited: '1000.00', withdrawal: 'paid' },
    async (each, id) => {
      await deny(each, id)
      await decide(id, 'received')
    },
  ],
  [
    'disputed and refused',
    { credited: '0.00', withdrawal: 'matching' },
    async (each, id) => {
      await deny(each, id)
      await decide(id, 'refused')
    },
  ],
  [
    'received automatically',
    { credited: '1000.00', withdrawal: 'paid' },
    async ({ withdrawal }, id) => {
      await house.database.run(sql`
        update wallet.payout_part set answer_by = now() - interval '1 minute' where id = ${id}`)
      const period = { schedule: 'wallet.passParts', startsAt: Date.now(), endsAt: Date.now() }
      const run = () => house.database.transaction((tx) => enqueue(tx, passParts, period))
      await run()
      await sleep(randomInt(300))
      await house.killServer()
      // What the product does itself within two minutes.
      await house.database.many(sql`
        select graphile_worker.force_unlock_workers(array(
          select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
      await run()
      while ((await partOf(withdrawal)).state === 'told') await sleep(50)
    },
  ],
]

it('[B-04] a payment from member to member survives a kill at each of its steps, whichever way it ends', async () => {
  for (const [at, [title, left, end]] of ends.entries()) {
    const each = pairs[at]!
    // The way to a part is the same for each: the first goes it with a kill at every step.
    const step = at === 0 ? sendAndKill : sendAndHear
    await step('CONSOLE_PORT', approver, `/staff/withdrawals/${each.withdrawal}/match`, {})
    const asked = await step('PORT', each.payer, '/wps/transaction/deposit/c2c', {
      channel: 'member-to-member',
      amount: '1000',
    })
    const proof = `/wps/transaction/deposit/${asked.reference}/proof`
    await step('PORT', each.payer, proof, { transactionId: `TX${asked.reference}` })
    // Waits longest of all that wait, so that this payer was given it.
    const { id, state } = await partOf(each.withdrawal)
    expect([title, state]).toEqual([title, 'told'])
    await end(each, id)

    const { value: balance } = await send('PORT', each.payer, '/wps/v2/wallets/balance')
    const { value: order } = await send('CONSOLE_PORT', cashier, `/staff/withdrawals/${each.withdrawal}`)
    expect([title, balance.sumBalance, order.withdrawal.state, order.parts.length]).toEqual([
      title,
      left.credited,
      left.withdrawal,
      1,
    ])
    if (left.withdrawal === 'matching') {
      await house.database.run(sql`
        update wallet.withdrawal set state = 'approved' where reference = ${each.withdrawal}`)
    }
  }
  expect((await checkLedger(house.database)).findings).toEqual([])
}, 480_000)
