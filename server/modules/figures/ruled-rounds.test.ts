import { randomUUID } from 'node:crypto'
import { type Cast, signInOperator, signInTheCast } from '@croupier/dev/testing/cast.ts'
import { openHouse, openTable } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { drainOutbox, registerConsumers } from '../../platform/outbox-consumer.ts'
import { sumRounds } from './index.ts'

const server = useServer()
const listeners = [sumRounds]
let cast: Cast
let vendor: TestVendor

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, listeners)
  cast = await signInTheCast(server())
  vendor = await openVendor(server())
})

/** A round of a new member: what is asked and told of it. */
async function newRound(balance = '100.00') {
  const account = await openPlayer(server(), balance)
  const round = randomUUID()
  const who = { account_id: account, currency: 'BDT', game_id: 'game' }
  let roundId = ''
  const betwin = async (transactions: object[], finished: boolean, round_id = round) => {
    const answer = await vendor.send('betwin', { ...who, round_id, finished, transactions })
    if (answer.status === 200 && round_id === round) roundId = answer.body.round_id
    return answer
  }
  const transaction = (type: 'bet' | 'win', amount: string, id: string = randomUUID()) => ({
    id_provider: id,
    type,
    amount,
  })
  const rule = (what: 'void' | 'resettle', more: object = {}, token = cast.admin) =>
    server().call('console', {
      method: 'POST',
      url: `/staff/rounds/${roundId}/${what}`,
      body: { note: 'the vendor said so', ...more },
      token,
    })
  return {
    account,
    round,
    transaction,
    betwin,
    bet: (amount: string, id?: string, finished = false) => betwin([transaction('bet', amount, id)], finished),
    win: (amount: string, finished = false) => betwin([transaction('win', amount)], finished),
    /** Money that leaves in another round. */
    lose: (amount: string) => betwin([transaction('bet', amount)], true, randomUUID()),
    rollback: (original: string) =>
      vendor.send('rollback', {
        ...who,
        round_id_provider: round,
        finished: true,
        transactions: [{ id_provider: randomUUID(), type: 'rollback', original_id_provider: original }],
      }),
    balance: async () => (await vendor.send('balance', who)).body.balance,
    rule,
    voidIt: async () => (await rule('void')).json(),
    resettle: async (payout: string) => (await rule('resettle', { payout })).json(),
    show: async () =>
      (await server().call('console', { url: `/staff/rounds/${roundId}`, token: cast.admin })).json().value,
    events: () =>
      server().wired.app.database.many<{ type: string; payload: Record<string, unknown> }>(sql`
        select type, payload from platform.outbox where payload ->> 'roundId' = ${roundId} order by id`),
    async figures() {
      await drainOutbox(server().wired.app, listeners)
      return server().wired.app.database.one(sql`
        select coalesce(sum(rounds), 0)::int as rounds, coalesce(sum(stake), 0)::bigint as stake,
          coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(valid_bet), 0)::bigint as "validBet"
        from figures.member_figure_view f
        join identity.member m on m.id = f.member_id
        where m.account = ${account}`)
    },
  }
}

const unit = 1_000_000n

describe('[H-04] a round that an operator voids', () => {
  it('gives stakes back and takes wins, once, and says so everywhere', async () => {
    const table = await newRound()
    const betId = randomUUID()
    await table.bet('10.00', betId)
    await table.win('35.00', true)
    expect(await table.figures()).toEqual({ rounds: 1, stake: 10n * unit, payout: 35n * unit, validBet: 10n * unit })

    const { value } = await table.voidIt()

    expect(value).toMatchObject({
      shortfall: '0.00',
      round: { status: 'void', betAmount: '0.00', payout: '0.00', validBet: '0.00', netAmount: '0.00' },
    })
    expect(await table.balance()).toBe('100.00')
    expect(await table.figures()).toEqual({ rounds: 0, stake: 0n, payout: 0n, validBet: 0n })
    const shown = await table.show()
    expect(shown).toMatchObject({
      ruling: 'void',
      rulings: [
        {
          kind: 'void',
          reason: 'the vendor said so',
          madeBy: 'staff:anika',
          stakeBefore: '10.00',
          payoutBefore: '35.00',
          payoutDue: '0.00',
        },
      ],
    })
    expect(shown.transactions.map(({ type, state }: Record<string, string>) => `${type} ${state}`)).toEqual([
      'bet taken-back',
      'win taken-back',
      'rollback done',
      'rollback done',
    ])
    expect((await table.rule('void')).json()).toMatchObject({ errorCode: 'round.void' })
    expect((await table.rule('resettle', { payout: '5.00' })).json()).toMatchObject({ errorCode: 'round.void' })
    expect(await table.balance()).toBe('100.00')
  })

  it('takes nothing more of its vendor: wins and bets are refused, rollbacks and finishes succeed and move nothing', async () => {
    const table = await newRound()
    const betId = randomUUID()
    await table.bet('10.00', betId)
    await table.voidIt()

    expect(await table.win('50.00', true)).toMatchObject({ status: 400, body: { meta: { api_code: '409' } } })
    expect(await table.bet('5.00')).toMatchObject({ status: 400, body: { meta: { api_code: '400' } } })
    expect(await table.rollback(betId)).toMatchObject({ status: 200, body: { balance: '100.00' } })
    // The bet itself sent again gets its first answer, as ever.
    expect(await table.bet('10.00', betId)).toMatchObject({ status: 200, body: { balance: '90.00' } })
    expect(await table.balance()).toBe('100.00')
  })

  it('is over when it was open, with an event of the end', async () => {
    const table = await newRound()
    await table.bet('10.00')
    await table.voidIt()

    expect((await table.events()).map(({ type, payload }) => [type, payload['stake'], payload['payout']])).toEqual([
      ['play.roundSettled', '0', '0'],
    ])
    expect(await table.show()).toMatchObject({ round: { status: 'void', settleTime: expect.any(Number) } })
  })

  it('takes wins as far as there is money, and the rest when there is more', async () => {
    const table = await newRound('10.00')
    await table.bet('10.00')
    await table.win('80.00', true)
    await table.lose('50.00')

    const first = await table.voidIt()

    // 30.00 were left and 10.00 came back: 40.00 of 80.00 could be taken.
    expect(first.value).toMatchObject({ shortfall: '40.00', round: { betAmount: '0.00', payout: '40.00' } })
    expect(await table.balance()).toBe('0.00')
    expect(await table.figures()).toMatchObject({ stake: 50n * unit, payout: 40n * unit })
    // What is left is to be taken, and nothing paid for a round whose stakes came back.
    expect(await table.resettle('70.00')).toMatchObject({ errorCode: 'round.void' })

    await server().call('console', {
      method: 'POST',
      url: `/staff/members/${table.account}/credit`,
      body: { amount: '100.00', note: 'test' },
      token: cast.admin,
    })
    const second = await table.voidIt()

    expect(second.value).toMatchObject({ shortfall: '0.00', round: { status: 'void', payout: '0.00' } })
    expect(await table.balance()).toBe('60.00')
  })
})

describe('[H-04] a round that an operator resettles', () => {
  it('pays what is missing, or takes what is too much, as often as they rule', async () => {
    const table = await newRound()
    await table.bet('10.00')
    await table.win('20.00')
    await table.win('30.00', true)
    expect(await table.balance()).toBe('140.00')

    for (const [payout, balance] of [
      ['65.50', '155.50'],
      ['25.00', '115.00'],
      ['0', '90.00'],
      ['12.34', '102.34'],
    ] as const) {
      const { value } = await table.resettle(payout)
      expect(value).toMatchObject({ shortfall: '0.00', round: { betAmount: '10.00', validBet: '10.00' } })
      expect(Number(value.round.payout)).toBe(Number(payout))
      expect(await table.balance()).toBe(balance)
      expect(await table.figures()).toMatchObject({ rounds: 1, stake: 10n * unit, validBet: 10n * unit })
    }
    const corrections = (await table.events()).filter(({ type }) => type === 'play.roundCorrected')
    expect(corrections.at(-1)!.payload).toMatchObject({ stake: '0', payout: '12340000', roundPayout: '12340000' })
    expect((await table.show()).rulings).toHaveLength(4)
    expect(await table.resettle('12.34')).toMatchObject({ errorCode: 'round.unchanged' })
  })

  it('ends a round whose vendor never answered, and refuses what it pays afterwards', async () => {
    const table = await newRound()
    const betId = randomUUID()
    await table.bet('10.00', betId)

    const { value } = await table.resettle('25.00')

    expect(value.round).toMatchObject({ status: 'won', payout: '25.00' })
    expect((await table.events()).map(({ type, payload }) => [type, payload['payout']])).toEqual([
      ['play.roundSettled', '25000000'],
    ])
    expect(await table.win('25.00', true)).toMatchObject({ status: 400, body: { meta: { api_code: '400' } } })
    expect(await table.rollback(betId)).toMatchObject({ status: 200, body: { balance: '115.00' } })
    expect(await table.balance()).toBe('115.00')
  })

  it('may be voided after all', async () => {
    const table = await newRound()
    await table.bet('10.00')
    await table.resettle('25.00')

    expect((await table.voidIt()).value).toMatchObject({ shortfall: '0.00', round: { status: 'void' } })
    expect(await table.balance()).toBe('100.00')
  })

  it('takes what there is', async () => {
    const table = await newRound('10.00')
    await table.bet('10.00')
    await table.win('80.00', true)
    await table.lose('70.00')

    const { value } = await table.resettle('30.00')

    expect(value).toMatchObject({ shortfall: '40.00', round: { payout: '70.00' } })
    expect(await table.balance()).toBe('0.00')
  })

  it('refuses an amount finer than the money, a negative one, and a round without stakes', async () => {
    const table = await newRound()
    const betId = randomUUID()
    await table.bet('10.00', betId)

    for (const payout of ['1.00000001', '-1', '1e3', '']) {
      expect(await table.resettle(payout)).toMatchObject({
        errorCode: 'request.invalid',
        value: { fields: [{ field: 'payout' }] },
      })
    }
    await table.rollback(betId)
    expect(await table.resettle('5.00')).toMatchObject({ errorCode: 'round.void' })
  })
})

it('[H-04] tells the member’s open pages the new balance', async () => {
  const table = await newRound()
  await table.bet('10.00')
  await table.resettle('25.00')

  const told = await server().wired.app.database.many<{ payload: { available: string } }>(sql`
    select l.payload
    from platform.live_message l
    join identity.member m on l.audience = 'member:' || m.id
    where m.account = ${table.account}`)
  // The bet's own message may come later; a page goes by the number in it.
  expect(told.map(({ payload }) => payload.available)).toContain('115.00')
})

it('[H-01] rules on rounds by permission, and with a reason', async () => {
  const table = await newRound()
  await table.bet('10.00')
  const support = await signInOperator(server(), 'joy', 'support')

  expect((await table.rule('void', {}, support)).statusCode).toBe(403)
  expect((await table.rule('void', { note: '' })).json()).toMatchObject({
    errorCode: 'request.invalid',
    value: { fields: [{ field: 'note' }] },
  })
  await table.voidIt()

  const audit = await server().call('console', { url: '/staff/audit?action=voidRound&pageSize=1', token: cast.admin })
  expect(audit.json().value.list[0]).toMatchObject({
    actor: 'staff:anika',
    outcome: 'done',
    details: { note: 'the vendor said so' },
  })
  const missing = await server().call('console', {
    method: 'POST',
    url: `/staff/rounds/${randomUUID()}/void`,
    body: { note: 'no such' },
    token: cast.admin,
  })
  expect(missing.json()).toMatchObject({ errorCode: 'round.not.found' })
})

it('[H-04] a round of the house that was voided pays nothing when its player ends it', async () => {
  const house = await openHouse(server())
  const table = await openTable(server(), house['dice']!, { balance: '500.00' })
  const order = { mode: 'BASE', amount: 10 * 1_000_000, choice: { target: '98.00', over: false } }
  const { body } = await table.playUntil(order, ({ payout }) => payout > 0)
  const url = `/staff/rounds/${body.round.betID}/void`
  await server().call('console', { method: 'POST', url, body: { note: 'a fault of the game' }, token: cast.admin })

  const ended = await table.rgs('/wallet/end-round')

  expect(ended).toMatchObject({ status: 200, body: { balance: { amount: body.balance.amount + 10_000_000 } } })
  expect(await table.rgs('/wallet/end-round')).toMatchObject({ status: 400 })
})

it('[B-11] leaves the books right', async () => {
  expect(await ledgerFindings(server())).toEqual([])
})
