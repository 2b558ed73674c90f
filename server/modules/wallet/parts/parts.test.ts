import { Transformer } from '@napi-rs/image'
import { type PartState, partStates } from '@croupier/api/wallet/parts/part-choices.ts'
import { assert } from '@croupier/basis/assert.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { ownScope } from '../../../platform/invoke.ts'
import { checkLedger } from '../../ledger/index.ts'
import { followDeposit, passParts, withdrawalEnded } from '../index.ts'
import { givenAloneMost } from '../withdrawals/withdraw-settings.ts'
import { partMoved, type PartMove } from './part.ts'

const server = useServer()
const database = () => server().wired.app.database
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
let admin: string
let cashier: string
let approver: string
let calls = 0
const address = () => `10.44.${(calls += 1) >> 8}.${calls & 255}`

const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = admin) =>
  server().call('console', { method, url: `/staff${url}`, token, address: address(), ...(body ? { body } : {}) })
const own = (token: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object, encrypted = false) =>
  server().call('portal', {
    method,
    url: `/wps${url}`,
    token,
    address: address(),
    encrypted,
    ...(body ? { body } : {}),
  })
const balance = async (token: string) =>
  Number((await own(token, 'GET', '/v2/wallets/balance')).json().value.sumBalance)
const system = () =>
  ownScope(server().wired.app, { requestId: 'job', actor: { kind: 'system', name: 'test' }, language: 'en' })

interface Someone {
  name: string
  token: string
}
async function payer(): Promise<Someone> {
  const name = `Part${String((calls += 1)).padStart(5, '0')}`
  return { name, token: await newMember(server(), name, address()) }
}

/** A member whose withdrawal waits to be paid by others. */
async function receiver(amount = '1000'): Promise<Someone & { reference: string }> {
  const { name, token } = await payer()
  await own(token, 'PUT', '/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD }, true)
  const number = `017${String(20_000_000 + calls)}`
  const account = { bank: 'BKASH', holder: 'Rahim Uddin', number, paymentPassword: PIN }
  const bound = await own(token, 'PUT', '/member/bankCard', account, true)
  await staff('POST', `/members/${name}/credit`, { amount: '1000', note: 'to withdraw' })
  const wish = { amount, payoutAccountId: bound.json().value.id, paymentPassword: PIN }
  const wished = await own(token, 'POST', '/transaction/withdraw', wish, true)
  const { value } = wished.json()
  assert(value?.reference, `it is asked for: ${wished.body}`)
  const matched = await staff('POST', `/withdrawals/${value.reference}/match`, {}, approver)
  assert(matched.json().value?.state === 'matching', `it is paid in parts: ${matched.body}`)
  return { name, token, reference: value.reference }
}

const ask = async ({ token }: Someone, amount: string) =>
  (await own(token, 'POST', '/transaction/deposit/c2c', { channel: 'member-to-member', amount })).json()
const tell = async ({ token }: Someone, reference: string) =>
  (await own(token, 'POST', `/transaction/deposit/${reference}/proof`, { transactionId: `TX${reference}` })).json()
const waiting = async ({ token }: Someone) =>
  (await own(token, 'GET', '/transaction/withdraw/confirmations?waiting=yes')).json().value.list
const answer = async ({ token }: Someone, id: string, body: object) =>
  (await own(token, 'POST', `/transaction/withdraw/confirmations/${id}`, body)).json()
const order = async (reference: string) => (await staff('GET', `/withdrawals/${reference}`)).json().value
const deposit = async ({ token }: Someone, reference: string) =>
  (await own(token, 'GET', `/report/depositTransaction/${reference}`)).json().value
const decide = async (id: string, decision: string) =>
  (await staff('POST', `/payout-parts/${id}/decide`, { decision, note: 'the bank says so' }, cashier)).json()
async function picture({ token }: Someone): Promise<string> {
  const png = await Transformer.fromRgbaPixels(Buffer.alloc(64, 128), 4, 4).png()
  return (await own(token, 'POST', '/file', { picture: png.toString('base64') })).json().value.name
}
/** Told of: the payer says they paid so much. */
async function told(to: Someone, amount: string): Promise<{ from: Someone; reference: string; id: string }> {
  const from = await payer()
  const { value } = await ask(from, amount)
  expect((await tell(from, value.reference)).value).toMatchObject({ state: 'confirming' })
  const [part] = await waiting(to)
  return { from, reference: value.reference, id: part.id }
}

/** Nothing waits any more: what is asked for next takes what its test made. */
const closeWaiting = () =>
  database().run(sql`
    update wallet.withdrawal
    set state = 'approved'
    where state = 'matching'`)

beforeAll(async () => {
  admin = await signInOperator(server(), 'anika', 'admin', '10.45.0.1')
  cashier = await signInOperator(server(), 'cash', 'cashier', '10.45.0.2')
  approver = await signInOperator(server(), 'appro', 'approver', '10.45.0.3')
  const channel = { kind: 'c2c', name: 'Pay a member', currency: 'BDT', minimumAmount: '100', maximumAmount: '25000' }
  await staff('PUT', '/deposit-channels/member-to-member', channel)
  await changeSetting(server(), givenAloneMost, { BDT: '1000000' })
})

describe('[B-04] every state of a part against every move', () => {
  const everyMove: PartMove[] = ['tell', 'lapse', 'confirm', 'deny', 'pass', 'force', 'refuse']
  const table: Record<PartState, Partial<Record<PartMove, PartState>>> = {
    offered: { tell: 'told', lapse: 'lapsed' },
    told: { confirm: 'received', deny: 'disputed', pass: 'received', force: 'received' },
    disputed: { confirm: 'received', force: 'received', refuse: 'refused' },
    lapsed: { tell: 'told' },
    received: {},
    refused: {},
  }
  it.each(partStates)('%s', (state) => {
    const found = everyMove.flatMap((move) => {
      const next = partMoved(state, move)
      return next ? [[move, next]] : []
    })
    expect(Object.fromEntries(found)).toEqual(table[state])
  })
})

describe('[B-04] a withdrawal that other members pay in parts', () => {
  it('[I-01] takes nothing from whoever it would take above the limit they set for their deposits', async () => {
    await receiver()
    const from = await payer()
    await own(from.token, 'POST', '/member/depositLimits', { period: 'week', amount: '500' })
    expect(await ask(from, '600')).toMatchObject({
      errorCode: 'deposit.limit',
      value: { period: 'week', left: '500.00' },
    })
    const asked = await Promise.all([ask(from, '500'), ask(from, '500'), ask(await payer(), '500')])
    expect(asked.map(({ success }) => success).toSorted()).toEqual([false, true, true])
    await closeWaiting()
  })

  it('shows received and remaining, is paid when its last part is confirmed, and each payer is credited once', async () => {
    const to = await receiver()
    const first = await payer()
    const { value: asked } = await ask(first, '600')
    expect(asked).toMatchObject({ state: 'waiting', kind: 'c2c', payTo: { bank: 'bKash', holder: 'Rahim Uddin' } })
    expect(await waiting(to)).toEqual([])
    await tell(first, asked.reference)
    const [part] = await waiting(to)
    expect(part).toMatchObject({ amount: '600.00', state: 'told', received: '0.00', remaining: '1000.00' })
    const both = await Promise.all([1, 2].map(() => answer(to, part.id, { answer: 'received' })))
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(both.find(({ success }) => !success)?.errorCode).toBe('payout.part.state')
    expect(await balance(first.token)).toBe(600)
    expect((await order(to.reference)).withdrawal).toMatchObject({
      state: 'matching',
      received: '600.00',
      remaining: '400.00',
    })

    const second = await told(to, '400')
    expect((await answer(to, second.id, { answer: 'received' })).value).toMatchObject({
      state: 'received',
      closedHow: 'member',
      remaining: '0.00',
    })
    expect(await balance(second.from.token)).toBe(400)
    expect((await order(to.reference)).withdrawal).toMatchObject({ state: 'paid', received: '1000.00' })
    expect(await balance(to.token)).toBe(0)
  })

  it('counts as received where nobody answers within the configured minutes', async () => {
    const to = await receiver()
    const { from, id, reference } = await told(to, '1000')
    const run = () => passParts.run(system(), { period: 'now' } as never)
    await run()
    expect(await balance(from.token)).toBe(0)
    await database().run(sql`
      update wallet.payout_part
      set answer_by = now() - interval '1 minute'
      where id = ${BigInt(id)}`)
    await Promise.all([run(), run()])
    expect(await balance(from.token)).toBe(1000)
    expect(await deposit(from, reference)).toMatchObject({ state: 'paid' })
    const { withdrawal, parts } = await order(to.reference)
    expect([withdrawal.state, parts[0].closedHow]).toEqual(['paid', 'automatic'])
  })

  it.each([
    ['is frozen', (name: string) => sql`update identity.member set state = 'frozen' where account = ${name}`],
    [
      'has excluded themselves',
      (name: string) => sql`
        insert into safeguards.break (member_id, is_exclusion, began_at, ends_at)
        select id, true, now() - interval '1 hour', now() + interval '1 year' from identity.member where account = ${name}`,
    ],
  ])('goes to operators, and to no payer, where its receiver %s and could not answer', async (_what, shutOut) => {
    const to = await receiver()
    const { from, id } = await told(to, '300')
    await database().run(shutOut(to.name))
    await database().run(sql`
      update wallet.payout_part
      set answer_by = now() - interval '1 minute'
      where id = ${BigInt(id)}`)
    await passParts.run(system(), { period: 'now' } as never)
    expect(await balance(from.token)).toBe(0)
    const { parts } = await order(to.reference)
    expect(parts).toMatchObject([{ state: 'disputed', hasDenialPicture: false }])
    expect((await decide(id, 'refused')).value).toMatchObject({ state: 'refused' })
    const edits = await database().many(sql`
      select from staff.money_edit e join identity.member m on m.id = e.member_id
      where e.operation = 'decidePart' and m.account = ${to.name}`)
    expect(edits).toHaveLength(1)
    await closeWaiting()
  })

  it('of whoever is frozen is offered to nobody', async () => {
    const to = await receiver()
    await database().run(sql`update identity.member set state = 'frozen' where account = ${to.name}`)
    expect((await ask(await payer(), '300')).success).toBe(false)
    await closeWaiting()
  })

  it('whose order was never ended is free again with the next look, and so is one whose job came too early', async () => {
    const to = await receiver()
    const from = await payer()
    const { value } = await ask(from, '300')
    const asked = async () =>
      (
        await database().many(sql`
          select from platform.outbox
          where type = 'platform.jobRequested' and payload->>'name' = ${followDeposit.name}
            and payload::text like ${`%${value.reference}%`}`)
      ).length
    const before = await asked()
    await followDeposit.run(system(), { reference: value.reference, look: 0 })
    expect(await asked()).toBe(before + 1)
    await database().run(sql`
      update wallet.payout_part p
      set offered_at = now() - interval '1 hour', expires_at = now() - interval '6 minutes'
      from wallet.deposit_order d
      where d.id = p.deposit_id and d.reference = ${value.reference}`)
    await passParts.run(system(), { period: 'now' } as never)
    expect(await deposit(from, value.reference)).toMatchObject({ state: 'expired' })
    expect(await order(to.reference)).toMatchObject({ parts: [{ state: 'lapsed' }] })
    await closeWaiting()
  })

  it('not received needs a picture; forcibly received credits the payer', async () => {
    const to = await receiver()
    const { from, id } = await told(to, '1000')
    expect((await answer(to, id, { answer: 'not-received' })).errorCode).toBe('request.invalid')
    const foreign = await picture(from)
    const own1 = { answer: 'not-received', note: 'my statement', picture: 'ab'.repeat(32) }
    expect((await answer(to, id, own1)).errorCode).toBe('deposit.proof.missing')
    expect(foreign).toMatch(/^[0-9a-f]{64}$/)
    const denied = await answer(to, id, { ...own1, picture: await picture(to) })
    expect(denied.value).toMatchObject({ state: 'disputed' })
    expect(await balance(from.token)).toBe(0)
    const disputed = (await staff('GET', '/withdrawals?disputed=yes')).json().value.list
    expect(disputed.map(({ reference }: { reference: string }) => reference)).toEqual([to.reference])
    const shown = await staff('POST', `/payout-parts/${id}/picture`, { of: 'denial' })
    expect(shown.json().value.address).toMatch(/^\/files\//)

    expect((await decide(id, 'received')).value).toMatchObject({ state: 'received', closedHow: 'forced' })
    expect(await balance(from.token)).toBe(1000)
    expect((await decide(id, 'refused')).errorCode).toBe('payout.part.state')
    expect((await order(to.reference)).withdrawal.state).toBe('paid')
    const edits = await database().many<{ operation: string }>(sql`
      select operation from staff.money_edit where member_id = (
        select id from identity.member where account = ${from.name})`)
    expect(edits.map(({ operation }) => operation)).toContain('decidePart')
  })

  it('refused fails the deposit and leaves the part to another payer', async () => {
    const to = await receiver()
    const { from, id, reference } = await told(to, '1000')
    await answer(to, id, { answer: 'not-received', picture: await picture(to) })
    expect((await decide(id, 'refused')).value).toMatchObject({ state: 'refused' })
    expect(await deposit(from, reference)).toMatchObject({ state: 'failed', failure: 'not-received' })
    expect(await balance(from.token)).toBe(0)
    const again = await told(to, '1000')
    await answer(to, again.id, { answer: 'received' })
    expect(await balance(again.from.token)).toBe(1000)
  })

  it('a payer who never pays frees the part; a late payment counts where there is room', async () => {
    const to = await receiver()
    const late = await payer()
    const { value } = await ask(late, '1000')
    const expire = async (reference: string) => {
      await database().run(sql`
        update wallet.deposit_order
        set made_at = made_at - interval '1 hour', expires_at = now() - interval '1 minute'
        where reference = ${reference}`)
      await followDeposit.run(system(), { reference, look: 0 })
    }
    await expire(value.reference)
    expect(await deposit(late, value.reference)).toMatchObject({ state: 'expired', isProvable: true })
    const other = await payer()
    const { value: taken } = await ask(other, '1000')
    expect((await tell(late, value.reference)).errorCode).toBe('deposit.not.provable')
    await expire(taken.reference)
    expect((await tell(late, value.reference)).value).toMatchObject({ state: 'confirming' })
    const [part] = await waiting(to)
    await answer(to, part.id, { answer: 'received' })
    expect(await balance(late.token)).toBe(1000)
  })

  it('what no part pays goes back or to a provider, but not while a part is open', async () => {
    const to = await receiver()
    const part = await told(to, '300')
    const take = () => staff('POST', `/withdrawals/${to.reference}/take`, {}, approver)
    const reject = async () =>
      (await staff('POST', `/withdrawals/${to.reference}/reject`, { note: 'nobody pays the rest' }, approver)).json()
    const usedToday = async () => {
      const { dailyAmount, dailyAmountLeft, dailyCount, dailyCountLeft } = (
        await own(to.token, 'GET', '/relay/MCSFE_getWithdrawSettings')
      ).json().value
      return [Number(dailyAmount) - Number(dailyAmountLeft), dailyCount - dailyCountLeft]
    }
    await take()
    expect((await reject()).errorCode).toBe('withdrawal.parts.open')
    await answer(to, part.id, { answer: 'received' })
    const paidOut = async () => {
      const { currencies } = (await staff('GET', '/dashboard')).json().value
      const { withdrawals } = currencies.find(({ currency }: { currency: string }) => currency === 'BDT')
      return { count: withdrawals.count, amount: Number(withdrawals.amount) }
    }
    const before = await paidOut()
    expect(await usedToday()).toEqual([1000, 1])
    expect((await reject()).value).toMatchObject({ state: 'rejected', received: '300.00' })
    // What was received was withdrawn.
    expect(await usedToday()).toEqual([300, 1])
    expect(await balance(to.token)).toBe(700)
    expect(await balance(part.from.token)).toBe(300)

    // What was paid stays paid: the overview counts it, and whoever counts and tells of it is told of it.
    expect(await paidOut()).toEqual({ count: before.count + 1, amount: before.amount + 300 })
    const ended = await database().many(sql`
      select payload ->> 'amount' as amount, payload ->> 'received' as received
      from platform.outbox
      where type = ${withdrawalEnded.type} and payload ->> 'reference' = ${to.reference}`)
    expect(ended).toEqual([{ amount: '1000000000', received: '300000000' }])
  })

  it('two payers at once take no more than there is, and nobody pays themselves', async () => {
    const to = await receiver()
    const payers = [await payer(), await payer(), await payer()]
    const asked = await Promise.all(payers.map((each) => ask(each, '500')))
    const won = asked.filter(({ success }) => success)
    expect(won.length).toBe(2)
    expect(asked.filter(({ success }) => !success).every(({ errorCode }) => errorCode === 'deposit.match.none')).toBe(
      true,
    )
    expect((await ask({ name: to.name, token: to.token }, '100')).errorCode).toBe('deposit.match.none')
    const { matched } = await database().one<{ matched: bigint }>(sql`
      select matched from wallet.withdrawal where reference = ${to.reference}`)
    expect(matched).toBe(500_000_000n * BigInt(won.length))
  })

  it('payers of one moment take each a part, what has waited longest first, and never more than there is', async () => {
    await closeWaiting()
    const to = [await receiver(), await receiver('500'), await receiver()]
    const payers = await Promise.all(Array.from({ length: 8 }, payer))
    const asked = await Promise.all(payers.map((each) => ask(each, '400')))
    expect(asked.map(({ value, errorCode }) => value?.payTo.holder ?? errorCode).toSorted()).toEqual([
      ...Array(5).fill('Rahim Uddin'),
      ...Array(3).fill('deposit.match.none'),
    ])
    const parts = await Promise.all(to.map(async ({ reference }) => (await order(reference)).parts))
    expect(parts.map((each) => each.map(({ amount }: { amount: string }) => amount))).toEqual([
      ['400.00', '400.00'],
      ['400.00'],
      ['400.00', '400.00'],
    ])
    await closeWaiting()
  })

  it('one key asks once, whoever sends it again, and one member has no more open orders than allowed', async () => {
    await closeWaiting()
    const to = await receiver()
    const from = await payer()
    const send = (key: string) =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/transaction/deposit/c2c',
        token: from.token,
        address: address(),
        body: { channel: 'member-to-member', amount: '100' },
        headers: { 'idempotency-key': key },
      })
    const first = (await send('c2c-again-000001')).json().value
    expect((await send('c2c-again-000001')).json().value).toEqual(first)
    const others = await Promise.all(Array.from({ length: 9 }, (_, n) => send(`c2c-other-00000${n}`)))
    const codes = others.flatMap((each) => each.json().errorCode ?? [])
    expect(new Set(codes)).toEqual(new Set(['deposit.too.many.open']))
    const { open, matched } = await database().one<{ open: bigint; matched: bigint }>(sql`
      select (select count(*) from wallet.deposit_order where account = ${from.name}) as open,
             (select matched from wallet.withdrawal where reference = ${to.reference}) as matched`)
    expect([Number(open), Number(matched)]).toEqual([10 - codes.length, (10 - codes.length) * 100_000_000])
    await closeWaiting()
  })

  it('of matching and taking back at the same moment one happens', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { name, token } = await payer()
      await own(token, 'PUT', '/member/paymentPassword', { paymentPassword: PIN, password: PASSWORD }, true)
      const account = { bank: 'BKASH', holder: 'Rahim Uddin', number: `018${30_000_000 + calls}`, paymentPassword: PIN }
      const bound = await own(token, 'PUT', '/member/bankCard', account, true)
      await staff('POST', `/members/${name}/credit`, { amount: '1000', note: 'to withdraw' })
      const wish = { amount: '1000', payoutAccountId: bound.json().value.id, paymentPassword: PIN }
      const { reference } = (await own(token, 'POST', '/transaction/withdraw', wish, true)).json().value
      const from = await payer()
      const [matched, cancelled] = await Promise.all([
        staff('POST', `/withdrawals/${reference}/match`, {}, approver),
        own(token, 'POST', `/transaction/withdraw/${reference}/cancel`, {}),
      ])
      expect([matched.json().success, cancelled.json().success].toSorted()).toEqual([false, true])
      const asked = await ask(from, '1000')
      expect(asked.success).toBe(matched.json().success)
      expect(await balance(token)).toBe(cancelled.json().success ? 1000 : 0)
      await closeWaiting()
    }
  })

  it('of a payer’s asking and an operator’s returning the rest at the same moment one happens', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await closeWaiting()
      const to = await receiver()
      const from = await payer()
      await staff('POST', `/withdrawals/${to.reference}/take`, {}, approver)
      const [asked, rejected] = await Promise.all([
        ask(from, '1000'),
        staff('POST', `/withdrawals/${to.reference}/reject`, { note: 'nobody pays' }, approver),
      ])
      expect([asked.success, rejected.json().success].toSorted()).toEqual([false, true])
      expect(asked.errorCode ?? rejected.json().errorCode).toMatch(/^(deposit\.match\.none|withdrawal\.parts\.open)$/)
      expect(await balance(to.token)).toBe(rejected.json().success ? 1000 : 0)
    }
    await closeWaiting()
  })

  it('another member’s part can be neither seen nor answered', async () => {
    const to = await receiver()
    const { from, id } = await told(to, '1000')
    for (const other of [from, await payer()]) {
      expect((await answer(other, id, { answer: 'received' })).errorCode).toBe('payout.part.not.found')
    }
    const relay = await own(to.token, 'GET', '/relay/MCSFE_getPaymentConfirmationList')
    expect(relay.json().value.list).toHaveLength(1)
    const done = await own(to.token, 'POST', '/relay/MCSFE_processC2CTransaction', { id, answer: 'received' })
    expect(done.json().value).toMatchObject({ state: 'received' })
  })

  it('[B-11] leaves the ledger in balance with deposits and withdrawals', async () => {
    expect((await checkLedger(database())).findings).toEqual([])
  })
})
