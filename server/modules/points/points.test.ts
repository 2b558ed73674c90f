import { randomUUID } from 'node:crypto'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { newMember } from '@croupier/dev/testing/accounts.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { systemScope } from '@croupier/dev/testing/promotions.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { settingsPort } from '../../platform/settings.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { roundCorrected, roundSettled } from '../play/index.ts'
import { bookPoints, countPoints } from './index.ts'

const server = useServer()
const PIN = '135790'
const PASSWORD = 'lantern-light-77'
const DAY = 86_400_000
let cast: Cast
let approver: string
let count = 0

const app = () => server().wired.app
const scope = () => systemScope(server())
const staff = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = cast.admin) =>
  server().call('console', { method, url: `/staff${url}`, token, ...(body ? { body } : {}) })
const address = () => `10.11.${(count += 1) >> 8}.${count & 255}`
const get = async (url: string, token: string) =>
  (await server().call('portal', { url: `/wps${url}`, token })).json().value

beforeAll(async () => {
  cast = await signInTheCast(server())
  approver = await signInOperator(server(), 'nabil', 'approver', '127.0.0.2')
  await registerConsumers(app().database, [countPoints])
  for (const [gameType, amount] of Object.entries({ RNG: '100', LIVE: '200' })) {
    await asOperator(server(), 'setPointRate', { currency: 'BDT', gameType, amount })
  }
})

interface Member {
  account: string
  token: string
  id: bigint
}

/** A member whom no other test uses, with a payment password. */
async function member(points?: string): Promise<Member> {
  const account = `mall${(count += 1)}`
  const token = await newMember(server(), account, address())
  const set = { paymentPassword: PIN, password: PASSWORD }
  await server().call('portal', {
    method: 'PUT',
    url: '/wps/member/paymentPassword',
    token,
    body: set,
    encrypted: true,
    address: address(),
  })
  const { id } = (await findMemberByAccount(app().database, account))!
  if (points !== undefined) await correct(account, 'give', points)
  return { account, token, id }
}

const correct = (account: string, direction: 'give' | 'take', points: string) =>
  asOperator(server(), 'correctPoints', { account, direction, points, note: 'for a test' })

interface Play {
  validBet: string
  gameType?: string
  at?: number
  roundId?: string
  isDemo?: boolean
  /** Of it, what was staked from a bonus; ledger units. */
  bonusBet?: string
}

const factsOf = (
  { id }: Member,
  { validBet, gameType = 'RNG', roundId = randomUUID(), isDemo = false, bonusBet }: Play,
) => ({
  ...(bonusBet === undefined ? {} : { bonusStake: bonusBet, bonusPayout: '0', bonusBet }),
  roundId,
  memberId: id.toString(),
  currency: 'BDT',
  gameType,
  vendorCode: 'INHOUSE',
  nodeId: 1,
  stake: validBet,
  payout: '0',
  validBet: String(BigInt(Math.round(Number(validBet) * 100)) * 10_000n),
  isDemo,
})

const settle = (who: Member, play: Play) =>
  scope().transaction(async ({ announce }) =>
    announce(roundSettled({ ...factsOf(who, play), stake: '0', closedAt: play.at ?? Date.now() })),
  )
const adjust = (who: Member, play: Play) =>
  scope().transaction(async ({ announce }) =>
    announce(
      roundCorrected({
        ...factsOf(who, play),
        stake: '0',
        correctedAt: Date.now(),
        closedAt: play.at ?? Date.now(),
        roundStake: '0',
        roundPayout: '0',
      }),
    ),
  )
async function book(): Promise<void> {
  await drainOutbox(app(), [countPoints])
  await bookPoints.run(scope(), { schedule: 'points.bookPoints', startsAt: 0, endsAt: Date.now() })
}
const balance = async ({ token }: Member) => (await get('/points/balance', token)).balance as string

const draftOf = (more: object) => ({
  type: 'GOODS',
  currency: null,
  art: 'mug',
  titles: { en: 'A mug', bn: 'একটি মগ' },
  descriptions: { en: 'Holds tea' },
  price: '100',
  amount: null,
  stock: 10,
  perMember: null,
  startsAt: Date.now() - DAY,
  endsAt: null,
  ...more,
})

async function good(more: object = {}, publishes = true): Promise<string> {
  const answer = (await staff('POST', '/points/goods', draftOf(more))).json()
  expect(answer).toMatchObject({ success: true })
  const id = answer.value.goodId
  if (publishes) {
    expect((await staff('POST', `/points/goods/${id}/publish`, {})).json()).toMatchObject({ success: true })
  }
  return id
}

const home = { receiver: 'Rahim Uddin', mobileNum: '01711 000 111', address: 'House 7, Road 3, Dhanmondi, Dhaka 1205' }
const post = async ({ token }: Member, url: string, body: object) =>
  (await server().call('portal', { method: 'POST', url, token, body, encrypted: true, address: address() })).json()
const redeem = (who: Member, rewardId: string, more: object = {}) =>
  post(who, '/wps/points/redeem', { rewardId, paymentPassword: PIN, ...home, ...more })

async function refuse(reference: string, reason = 'We do not deliver there.') {
  return (await staff('POST', `/points/orders/${reference}/decide`, { decision: 'refuse', reason })).json()
}

describe('[E-07] points earned by valid bets', () => {
  it('count a day and category together, each event once, and keep what is left over', async () => {
    const who = await member()
    await settle(who, { validBet: '333.33' })
    await book()
    expect(await balance(who)).toBe('3.33')
    await settle(who, { validBet: '333.33' })
    await book()
    await book()
    expect(await balance(who)).toBe('6.66')
    await settle(who, { validBet: '333.34' })
    await settle(who, { validBet: '399.99', gameType: 'LIVE' })
    await settle(who, { validBet: '5000', gameType: 'SPORTS' })
    await book()
    expect(await balance(who)).toBe('11.99')
    expect(await get('/points/balance', who.token)).toMatchObject({ earnedToday: '11.99', owed: '0.00' })
    expect((await get('/points/record', who.token)).list).toMatchObject([
      { type: 'earned', changedPoints: '5.33', pointsBalance: '11.99' },
      { type: 'earned', changedPoints: '3.33', pointsBalance: '6.66' },
      { type: 'earned', changedPoints: '3.33', pointsBalance: '3.33' },
    ])
  })

  it('[E-02] count what is staked of one’s own, and not what a bonus paid for', async () => {
    const who = await member()
    const round = { validBet: '1000', bonusBet: '400000000' }
    await settle(who, round)
    await book()
    expect(await balance(who)).toBe('6.00')
    await adjust(who, { validBet: '-1000', bonusBet: '-400000000' })
    await book()
    expect(await balance(who)).toBe('0.00')
  })

  it('follow corrections, late and out of order, and never fall below zero', async () => {
    const who = await member()
    const yesterday = Date.now() - DAY
    // The correction of a round is told before the round.
    await adjust(who, { validBet: '-250', at: Date.now() })
    await book()
    expect(await balance(who)).toBe('0.00')
    await settle(who, { validBet: '1000' })
    await book()
    expect(await balance(who)).toBe('7.50')

    await redeem(who, await good({ price: '7' }))
    expect(await balance(who)).toBe('0.50')
    await adjust(who, { validBet: '-400' })
    await book()
    expect(await get('/points/balance', who.token)).toMatchObject({ balance: '0.00', owed: '3.50' })
    await settle(who, { validBet: '200' })
    await book()
    expect(await get('/points/balance', who.token)).toMatchObject({ balance: '0.00', owed: '1.50' })
    await settle(who, { validBet: '400' })
    await book()
    expect(await get('/points/balance', who.token)).toMatchObject({ balance: '2.50', owed: '0.00' })
    // There was no rate yesterday.
    await settle(who, { validBet: '9000', at: yesterday })
    await book()
    expect(await balance(who)).toBe('2.50')
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('are booked once, however many servers book at once, and go on where a run was cut off', async () => {
    const members = await Promise.all([member(), member(), member()])
    for (const who of members) await settle(who, { validBet: '1000' })
    await drainOutbox(app(), [countPoints])
    const run = () => bookPoints.run(scope(), { schedule: 'points.bookPoints', startsAt: 0, endsAt: Date.now() })
    // One is cut off as it commits: what it had booked is not there.
    await expect(
      scope().transaction(async ({ tx }) => {
        await tx.run(sql`update points.earning set booked = 999, is_due = false`)
        throw new Error('cut off')
      }),
    ).rejects.toThrow('cut off')
    await Promise.all([run(), run(), run()])
    expect(await Promise.all(members.map(balance))).toEqual(['10.00', '10.00', '10.00'])
    for (const who of members) await adjust(who, { validBet: '-1000' })
    await drainOutbox(app(), [countPoints])
    await Promise.all([run(), run()])
    expect(await Promise.all(members.map(balance))).toEqual(['0.00', '0.00', '0.00'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('are none for trials, and wait while a member is frozen', async () => {
    const who = await member()
    await settle(who, { validBet: '1000', isDemo: true })
    await book()
    expect(await balance(who)).toBe('0.00')
    await staff('POST', `/members/${who.account}/freeze`, { note: 'to look at' })
    await settle(who, { validBet: '1000' })
    await book()
    const shown = () => staff('GET', `/members/${who.account}/points`)
    expect((await shown()).json().value).toMatchObject({ balance: '0.00', list: [] })
    await staff('POST', `/members/${who.account}/unfreeze`, { note: 'all well' })
    await book()
    expect((await shown()).json().value).toMatchObject({ balance: '10.00' })
  })

  it('keep the rate of the day: another one counts from tomorrow, a first one from today', async () => {
    const who = await member()
    await settle(who, { validBet: '1000', gameType: 'FISH' })
    await book()
    expect(await balance(who)).toBe('0.00')
    const set = async (amount: string | null) =>
      (await staff('POST', '/points/rates', { currency: 'BDT', gameType: 'FISH', amount })).json().value
    expect(await set('50')).toMatchObject({ amount: '50.00', next: null })
    await book()
    expect(await balance(who)).toBe('20.00')
    expect(await set('500')).toMatchObject({ amount: '50.00', next: { amount: '500.00' } })
    expect(await set(null)).toMatchObject({ amount: '50.00', next: { amount: null } })
    await settle(who, { validBet: '100', gameType: 'FISH' })
    await book()
    expect(await balance(who)).toBe('22.00')
    const config = (await server().call('portal', { url: '/wps/relay/MCSFE_getPointConfig' })).json().value
    expect(config).toMatchObject({ currency: 'BDT', expires: false })
    expect(config.rates).toContainEqual({ gameType: 'FISH', currency: 'BDT', amount: '50.00' })
    expect(config.rates).toContainEqual({ gameType: 'RNG', currency: 'BDT', amount: '100.00' })
  })
})

describe('[E-07] redeem for cash or goods with payment password', () => {
  it('takes points and stock, waits for an operator, is approved and sent', async () => {
    const who = await member('1000')
    const id = await good({ stock: 3, perMember: 2 })
    expect(await redeem(who, id, { paymentPassword: '000000' })).toMatchObject({ errorCode: 'payment.password.wrong' })
    expect(await redeem(who, id, { receiver: undefined, address: undefined })).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'receiver' }, { field: 'address' }] },
    })
    expect(await redeem(who, id, { pointsRequirement: '99' })).toMatchObject({ errorCode: 'points.good.price' })
    expect(await balance(who)).toBe('1000.00')

    const { value } = await redeem(who, id, { quantity: 2, remark: 'blue', pointsRequirement: '100' })
    expect(value).toMatchObject({ status: 'process', quantity: 2, pointsRequirement: '200.00', name: 'A mug', ...home })
    expect(await balance(who)).toBe('800.00')
    expect(await redeem(who, id)).toMatchObject({ errorCode: 'points.good.limit', value: { left: 0 } })
    const shown = (await get('/points/rewards?type=GOODS&pageSize=100', who.token)).list
    expect(shown.find((each: { rewardId: string }) => each.rewardId === id)).toMatchObject({ stock: 1, redeemed: 2 })

    const queue = (await staff('GET', '/points/orders?pageSize=200')).json().value.list
    expect(queue).toContainEqual(expect.objectContaining({ reference: value.reference, account: who.account }))
    expect(JSON.stringify(queue)).not.toContain('Dhanmondi')
    for (const of of [value.reference.toLowerCase(), who.account]) {
      const { list } = (await staff('GET', `/points/orders?of=${of}`)).json().value
      expect(list.map(({ reference }: { reference: string }) => reference)).toEqual([value.reference])
    }
    expect((await staff('GET', '/points/orders?of=nobody')).json().value.list).toEqual([])
    const to = await staff('POST', `/points/orders/${value.reference}/recipient`, {})
    expect(to.json().value).toEqual(home)
    const send = async () =>
      (await staff('POST', `/points/orders/${value.reference}/send`, { note: 'Pathao 4471' })).json()
    expect(await send()).toMatchObject({ errorCode: 'points.order.state' })
    const approve = async () =>
      (await staff('POST', `/points/orders/${value.reference}/decide`, { decision: 'approve' })).json()
    expect(await approve()).toMatchObject({ value: { state: 'approved' } })
    expect(await approve()).toMatchObject({ errorCode: 'points.order.state' })
    expect(await refuse(value.reference)).toMatchObject({ errorCode: 'points.order.state' })
    expect(await send()).toMatchObject({ value: { state: 'sent' } })
    expect((await get('/points/redemptions?status=approved', who.token)).list).toMatchObject([
      { reference: value.reference, status: 'approved', dispatchNote: 'Pathao 4471' },
    ])
    const told = await app().database.many<{ payload: object }>(sql`
      select payload from platform.outbox
      where type = 'points.orderEnded' and payload ->> 'reference' = ${value.reference}`)
    expect(told).toMatchObject([{ payload: { memberId: who.id.toString(), state: 'sent', note: 'Pathao 4471' } }])
  })

  it('refused with a reason the member reads, gives points and stock back, once', async () => {
    const who = await member('100')
    const id = await good({ stock: 1 })
    const { value } = await redeem(who, id)
    expect(await redeem(await member('100'), id)).toMatchObject({ errorCode: 'points.good.sold.out' })
    expect(
      (await staff('POST', `/points/orders/${value.reference}/decide`, { decision: 'refuse' })).json(),
    ).toMatchObject({ errorCode: 'request.invalid', value: { fields: [{ field: 'reason' }] } })
    const both = await Promise.all([refuse(value.reference), refuse(value.reference)])
    expect(both.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['done', 'points.order.state'])
    expect(await balance(who)).toBe('100.00')
    expect((await get('/points/redemptions', who.token)).list).toMatchObject([
      { status: 'rejected', reason: 'We do not deliver there.' },
    ])
    expect((await get('/points/record', who.token)).list).toMatchObject([
      { type: 'returned', name: 'A mug', changedPoints: '100.00' },
      { type: 'redeemed', name: 'A mug', changedPoints: '-100.00' },
      { type: 'given', name: 'for a test' },
    ])
    expect((await redeem(who, id)).success).toBe(true)
    expect(await ledgerFindings(server())).toEqual([])
    const edited = await app().database.many(sql`
      select from staff.money_edit where operation = 'decidePointOrder' and member_id = ${who.id}`)
    expect(edited).toHaveLength(1)
  })

  it('cash waits in the reward centre and is wagered once', async () => {
    const who = await member('500')
    const id = await good({ type: 'CASH', currency: 'BDT', amount: '25', price: '250', art: 'banknote' })
    const { value } = await redeem(who, id, { quantity: 2 })
    expect(value).toMatchObject({ status: 'approved', amountRequirement: '50.00', receiver: null })
    const [reward] = (await get('/rewards?status=claimable', who.token)).list
    expect(reward).toMatchObject({ promotionType: 'points', amount: '50.00', turnover: '50.00', expiresAt: null })
    const claim = { promotionClaimId: reward.promotionClaimId }
    await server().call('portal', { method: 'POST', url: '/wps/rewards/claim', token: who.token, body: claim })
    expect((await get('/v2/wallets/balance', who.token)).sumBalance).toBe('50.00')
    expect(await balance(who)).toBe('0.00')
    expect(await redeem(who, id)).toMatchObject({ errorCode: 'points.insufficient' })
    expect((await staff('GET', '/points/orders?state=approved&pageSize=200')).json().value.list).not.toContainEqual(
      expect.objectContaining({ reference: value.reference }),
    )
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('64 at once for the last one: one has it, 63 are refused, nobody else pays', async () => {
    const id = await good({ stock: 1, price: '1' })
    const members = await Promise.all(Array.from({ length: 16 }, () => member('100')))
    const crowd = Array.from({ length: 64 }, (_, at) => members[at % 16]!)
    // Hashing a password takes its time, and few of one member's are hashed at once: what is raced for is the commit.
    const answers = await Promise.all(crowd.map((each) => redeem(each, id)))
    const codes = answers.map(({ errorCode, success }) => (success ? 'done' : errorCode))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(codes.filter((code) => code === 'points.good.sold.out')).toHaveLength(63)
    const balances = await Promise.all(members.map(balance))
    expect(balances.toSorted()).toEqual([...Array.from({ length: 15 }, () => '100.00'), '99.00'])
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('spends what is there once, however many ask at once', async () => {
    const who = await member('250')
    const id = await good({ price: '100', stock: null })
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(who, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
    expect(answers.filter(({ errorCode }) => errorCode === 'points.insufficient')).toHaveLength(6)
    expect(await balance(who)).toBe('50.00')
  })

  it('the same call sent again is the same order', async () => {
    const who = await member('300')
    const id = await good()
    const key = randomUUID()
    const send = () =>
      server().call('portal', {
        method: 'POST',
        url: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
        token: who.token,
        body: { rewardId: id, paymentPassword: PIN, ...home },
        encrypted: true,
        headers: { 'idempotency-key': key },
        address: address(),
      })
    const first = (await send()).json()
    expect((await send()).json()).toEqual(first)
    expect(await balance(who)).toBe('200.00')
  })

  it('is refused before its time, after it, once it is taken out, and to another currency', async () => {
    const who = await member('1000')
    const closed = { errorCode: 'points.good.closed' }
    expect(await redeem(who, await good({ startsAt: Date.now() + DAY }))).toMatchObject(closed)
    const over = await good()
    const { type: _type, currency: _currency, ...draft } = draftOf({ endsAt: Date.now() - 1000 })
    expect((await staff('PUT', `/points/goods/${over}`, draft)).json()).toMatchObject({ success: true })
    expect(await redeem(who, over)).toMatchObject(closed)
    const ended = await good()
    await staff('POST', `/points/goods/${ended}/end`, {})
    expect(await redeem(who, ended)).toMatchObject(closed)
    expect(await redeem(who, await good({}, false))).toMatchObject({ errorCode: 'points.good.not.found' })
    expect(await redeem(who, '999999')).toMatchObject({ errorCode: 'points.good.not.found' })
    const dollars = await good({ type: 'CASH', currency: 'USD', amount: '1' })
    expect(await redeem(who, dollars)).toMatchObject({ errorCode: 'points.good.not.for.member' })
    expect(await balance(who)).toBe('1000.00')
  })

  it('turns whole steps of points into money, up to the day’s limit', async () => {
    const who = await member('9000')
    const convert = (points: string) => post(who, '/wps/points/convert', { points, paymentPassword: PIN })
    expect(await convert('150')).toMatchObject({
      errorCode: 'request.invalid',
      value: { fields: [{ field: 'points' }] },
    })
    expect(await convert('4900')).toMatchObject({ value: { type: 'CONVERT', amountRequirement: '245.00' } })
    expect(await convert('200')).toMatchObject({ errorCode: 'points.convert.daily', value: { left: '100.00' } })
    expect((await get('/points/config', who.token)).conversion).toMatchObject({ left: '100.00', step: '100.00' })
    expect((await convert('100')).success).toBe(true)
    expect(await balance(who)).toBe('4000.00')
    expect((await get('/rewards?status=claimable', who.token)).list).toMatchObject([
      { amount: '5.00', turnover: '5.00' },
      { amount: '245.00', turnover: '245.00' },
    ])
  })
})

describe('[H-05] points goods, and corrections by operators', () => {
  it('puts large money into the mall only with another operator’s consent', async () => {
    const large = { type: 'CASH', currency: 'BDT', amount: '1000', stock: 101 }
    const id = await good(large, false)
    const asked = (await staff('POST', `/points/goods/${id}/publish`, {})).json()
    expect(asked).toMatchObject({ errorCode: 'staff.approval.awaited' })
    const approved = await staff('POST', `/proposals/${asked.value.proposalId}/approve`, {}, approver)
    expect(approved.json().success).toBe(true)
    const state = async () =>
      (await staff('GET', '/points/goods')).json().value.list.find((each: { goodId: string }) => each.goodId === id)
        .state
    expect(await state()).toBe('published')
  })

  it('publishes nothing that was changed after another operator was asked for their consent', async () => {
    const large = { type: 'CASH', currency: 'BDT', amount: '1000', stock: 101 }
    const id = await good(large, false)
    const ask = async () => (await staff('POST', `/points/goods/${id}/publish`, {})).json().value.proposalId
    const approve = async (proposalId: string) =>
      (await staff('POST', `/proposals/${proposalId}/approve`, {}, approver)).json()
    const asked = await ask()
    const { list } = (await staff('GET', '/points/goods')).json().value
    const shown = list.find((each: { goodId: string }) => each.goodId === id)
    const { goodId, type, currency, state, taken, createdBy, createdAt, publishedAt, endedAt, ...draft } = shown
    expect([goodId, type, currency, state, taken, createdBy, createdAt, publishedAt, endedAt]).toHaveLength(9)
    const changed = await staff('PUT', `/points/goods/${id}`, { ...draft, amount: '100000' })
    expect(changed.json().success).toBe(true)
    expect(await approve(asked)).toMatchObject({ errorCode: 'points.good.changed' })
    expect(await approve(await ask())).toMatchObject({ success: true })
  })

  it('publishes no good whose end has passed', async () => {
    const id = await good({ startsAt: Date.now() - 2 * DAY, endsAt: Date.now() - DAY }, false)
    expect((await staff('POST', `/points/goods/${id}/publish`, {})).json()).toMatchObject({
      errorCode: 'points.good.over',
    })
  })

  it('changes a published good within bounds', async () => {
    const id = await good({ stock: 2 })
    const { value } = (await staff('GET', '/points/goods')).json()
    const { goodId, type, currency, state, taken, createdBy, createdAt, publishedAt, endedAt, ...draft } =
      value.list.find((each: { goodId: string }) => each.goodId === id)
    expect([goodId, type, currency, state, taken, createdBy, createdAt, publishedAt, endedAt]).toHaveLength(9)
    const change = async (more: object) => (await staff('PUT', `/points/goods/${id}`, { ...draft, ...more })).json()
    const fixed = { field: 'price', messageKey: 'fault.shown' }
    expect(await change({ price: '90' })).toMatchObject({ value: { fields: [fixed] } })
    expect(await change({ titles: { bn: 'মগ' } })).toMatchObject({ value: { fields: [{ field: 'titles.en' }] } })
    await redeem(await member('200'), id, { quantity: 2 })
    const gone = { field: 'stock', messageKey: 'fault.too.small', min: 2 }
    expect(await change({ stock: 1 })).toMatchObject({ value: { fields: [gone] } })
    expect(await change({ stock: 5, perMember: 1 })).toMatchObject({ value: { stock: 5, taken: 2 } })
    await staff('POST', `/points/goods/${id}/end`, {})
    expect(await change({})).toMatchObject({ errorCode: 'points.good.state' })
  })

  it('takes no amount that is finer than its currency, and no end before the start', async () => {
    const rate = { currency: 'BDT', gameType: 'FISH', amount: '100.001' }
    const finer = { field: 'amount', messageKey: 'fault.too.fine', max: 2 }
    expect((await staff('POST', '/points/rates', rate)).json()).toMatchObject({ value: { fields: [finer] } })
    const draft = draftOf({ type: 'CASH', currency: 'BDT', amount: '1.001', startsAt: DAY, endsAt: DAY })
    expect((await staff('POST', '/points/goods', draft)).json()).toMatchObject({
      value: { fields: [{ field: 'endsAt', messageKey: 'fault.end.after' }, finer] },
    })
  })

  it('corrects a member’s points, alone up to a day’s sum, never below zero, and says who did', async () => {
    const who = await member()
    const write = async (body: object) =>
      (await staff('POST', `/members/${who.account}/points`, { note: 'a tournament', ...body })).json()
    expect(await write({ direction: 'give', points: '4999.5' })).toMatchObject({ value: { balance: '4999.50' } })
    expect(await write({ direction: 'give', points: '0.51' })).toMatchObject({ errorCode: 'staff.approval.awaited' })
    expect(await write({ direction: 'give', points: '0.5' })).toMatchObject({ value: { balance: '5000.00' } })
    expect(await write({ direction: 'take', points: '5000.01' })).toMatchObject({ errorCode: 'points.insufficient' })
    expect(await write({ direction: 'take', points: '5000' })).toMatchObject({ value: { balance: '0.00' } })
    const shown = (await staff('GET', `/members/${who.account}/points`)).json().value
    expect(shown.list[0]).toMatchObject({ type: 'taken', name: 'a tournament', changedPoints: '-5000.00' })
    const edited = await app().database.many(sql`
      select from staff.money_edit where operation = 'correctPoints' and member_id = ${who.id}`)
    expect(edited).toHaveLength(3)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('is read by pages that neither repeat nor miss a line', async () => {
    const who = await member()
    for (const points of ['1', '2', '3']) await correct(who.account, 'give', points)
    const first = await get('/points/record?pageSize=2', who.token)
    const second = await get(`/points/record?pageSize=2&before=${first.next}`, who.token)
    const all = [...first.list, ...second.list].map(({ changedPoints }) => changedPoints)
    expect([all, second.next]).toEqual([['3.00', '2.00', '1.00'], null])
    const goods = await get('/points/rewards?pageSize=2', who.token)
    const more = await get(`/points/rewards?pageSize=2&after=${goods.next}`, who.token)
    expect(goods.list.map(({ rewardId }: { rewardId: string }) => rewardId)).not.toContain(more.list[0].rewardId)
  })

  it.each([
    'getPointBalance',
    'getPointReward',
    'getPointRewardConversionType',
    'getRedeemPointList',
    'getPointConfig',
  ])('[K-02] %s answers as a relay, under either name', async (name) => {
    const { token } = await member()
    for (const prefix of ['MCSFE', 'MCS2']) {
      const answer = await server().call('portal', { url: `/wps/relay/${prefix}_${name}`, token })
      expect(answer.json()).toMatchObject({ success: true })
    }
  })

  it('[K-02] redeem and convert are relays with a password check, and come encrypted', async () => {
    const { token } = await member()
    for (const name of ['MCSFE_redeemPointReward', 'MCS2_convertPoint']) {
      const url = `/wps/relay/passwordCheck/${name}`
      const plain = await server().call('portal', { method: 'POST', url, token, body: {}, address: address() })
      expect(plain.json().errorCode).toBe('request.encryption.required')
      const sealed = { method: 'POST', url, token, body: {}, encrypted: true, address: address() } as const
      expect((await server().call('portal', sealed)).json().errorCode).toBe('request.invalid')
    }
  })

  it('PTSYS3 switched off hides the mall', async () => {
    const { whiteLabel } = await import('../settings/index.ts')
    const settings = app().ports.use(settingsPort)
    const switchTo = async (switches: object) => {
      await app().database.transaction((tx) => settings.change(tx, whiteLabel, switches, 'test'))
      await settings.refresh()
    }
    await switchTo({ PTSYS3: false })
    const off = await server().call('portal', { url: '/wps/relay/MCS2_getPointReward' })
    await switchTo({})
    expect(off.json().errorCode).toBe('function.not.available')
  })
})
