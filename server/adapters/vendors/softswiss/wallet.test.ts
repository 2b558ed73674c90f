import { randomUUID } from 'node:crypto'
import { ledgerFindings, openPlayer, openVendor, type TestVendor } from '@croupier/dev/testing/vendor.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'

const server = useServer()
let vendor: TestVendor

beforeAll(async () => {
  vendor = await openVendor(server())
})

type Sent = { type: 'bet' | 'win'; amount: string; id_provider?: string }

/** One member's calls from the vendor, in rounds of their own. */
async function newTable(balance = '100.00') {
  const account = await openPlayer(server(), balance)
  const who = { account_id: account, currency: 'BDT' }
  const round = `r-${randomUUID()}`
  return {
    account,
    who,
    round,
    betwin: (transactions: Sent[], more: object = {}) =>
      vendor.send('betwin', {
        ...who,
        game_id: 'game',
        round_id: round,
        transactions: transactions.map((each) => ({ id_provider: randomUUID(), ...each })),
        ...more,
      }),
    rollback: (original: string, more: { id?: string; finished?: boolean; round?: string } = {}) =>
      vendor.send('rollback', {
        ...who,
        game_id: 'game',
        round_id_provider: more.round ?? round,
        finished: more.finished ?? false,
        transactions: [{ id_provider: more.id ?? randomUUID(), type: 'rollback', original_id_provider: original }],
      }),
    finish: () => vendor.send('finish', { ...who, round_id: round }),
    balance: async () => (await vendor.send('balance', { ...who, game_id: 'game' })).body.balance as string,
    roundRow: () =>
      server().wired.app.database.maybe<{ state: string; stake: bigint; payout: bigint; validBet: bigint }>(sql`
        select state, stake, payout, valid_bet as "validBet" from play.round where ref = ${round}`),
  }
}

const code = (answer: { status: number; body: any }) => [answer.status, answer.body.meta?.api_code]

describe('[D-04] the wire of the first vendors’ wallet', () => {
  it('tells the balance, and ours of round and transaction', async () => {
    const table = await newTable()

    const answer = await table.betwin([
      { type: 'bet', amount: '10.00', id_provider: `${table.round}-a` },
      { type: 'win', amount: '25.5', id_provider: `${table.round}-b` },
    ])

    expect(answer).toEqual({
      status: 200,
      body: {
        round_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        transactions: [
          { id_provider: `${table.round}-a`, id: expect.stringMatching(/^[0-9a-f-]{36}$/), bonus_amount: '0.00' },
          { id_provider: `${table.round}-b`, id: expect.stringMatching(/^[0-9a-f-]{36}$/), bonus_amount: '0.00' },
        ],
        balance: '115.50',
      },
    })
    expect(await table.balance()).toBe('115.50')
  })

  it('says what fails, with the balance before it where it was too little, all or nothing', async () => {
    const table = await newTable()

    const answer = await table.betwin([
      { type: 'bet', amount: '60.00' },
      { type: 'bet', amount: '60.00' },
    ])

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_argument', meta: { api_code: '100', balance: '100.00' } },
    })
    expect(await table.balance()).toBe('100.00')
    expect(await table.roundRow()).toBeUndefined()
    const elsewhere = await table.betwin([{ type: 'bet', amount: '1.00' }], { game_id: 'none of ours' })
    expect(elsewhere.body.meta).toEqual({ api_code: '405', api_message: elsewhere.body.msg })
  })

  it('tolerates fields it does not know', async () => {
    const table = await newTable()

    const answer = await table.betwin([{ type: 'bet', amount: '1.00' }], {
      jackpot_details: { a: [1] },
      session_id: null,
    })

    expect(answer.status).toBe(200)
  })
})

describe('[D-04] a field that a call must have', () => {
  const who = { account_id: 'nobody', currency: 'BDT', game_id: 'game' }
  const [id_provider, original_id_provider] = ['one', 'another']
  const complete = {
    balance: who,
    betwin: { ...who, round_id: 'round', transactions: [{ id_provider, type: 'win', amount: '1.00' }] },
    rollback: {
      ...who,
      round_id_provider: 'round',
      finished: true,
      transactions: [{ id_provider, type: 'rollback', original_id_provider }],
    },
    finish: { account_id: 'nobody', currency: 'BDT', round_id: 'round' },
  }
  const calls = Object.entries(complete) as [keyof typeof complete, Record<string, unknown>][]

  it.each(calls.flatMap(([route, body]) => Object.keys(body).map((field) => [route, field, body] as const)))(
    '%s without %s is a bad request',
    async (route, field, body) => {
      expect(code(await vendor.send(route, body))).toEqual([400, '101'])
      const { [field]: _left, ...rest } = body
      const answer = await vendor.send(route, rest)

      expect(code(answer)).toEqual([400, '400'])
      expect(answer.body.message).toContain(field)
    },
  )
})

// Rules that are the same in every protocol: ../sixteen-rules.test.ts. Here is what this wire says besides.
describe('[D-04] what the wire says besides where a rule of vendors’ calls holds', () => {
  it('4: taking back what never came succeeds, and what comes then is refused', async () => {
    const table = await newTable()
    const bet = randomUUID()

    const rollback = await table.rollback(bet)

    expect(rollback).toMatchObject({ status: 200, body: { balance: '100.00', transactions: [{ id: '' }] } })
    expect(rollback.body.round_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(code(await table.betwin([{ type: 'bet', amount: '1.00', id_provider: bet }]))).toEqual([400, '409'])
    expect(await table.balance()).toBe('100.00')
    const later = await table.betwin([{ type: 'bet', amount: '1.00' }])
    expect(later.body.round_id).toBe(rollback.body.round_id)
  })

  it('5: taking back twice gives back once', async () => {
    const table = await newTable()
    const [bet, id] = [randomUUID(), randomUUID()]
    await table.betwin([{ type: 'bet', amount: '10.00', id_provider: bet }])

    const first = await table.rollback(bet, { id, finished: true })
    const repeat = await table.rollback(bet, { id, finished: true })
    const again = await table.rollback(bet)

    expect(repeat).toEqual(first)
    expect([first, again].map((each) => [each.status, each.body.balance])).toEqual([
      [200, '100.00'],
      [200, '100.00'],
    ])
    expect(await table.balance()).toBe('100.00')
    expect(await table.roundRow()).toEqual({ state: 'void', stake: 0n, payout: 0n, validBet: 0n })
  })

  it('6: nor is one paid in a round whose only bet was taken back before it came, or refused', async () => {
    const table = await newTable()
    await table.rollback(randomUUID())
    expect(code(await table.betwin([{ type: 'win', amount: '50.00' }]))).toEqual([400, '409'])
    const poor = await newTable('1.00')
    await poor.betwin([{ type: 'bet', amount: '10.00' }])
    expect(code(await poor.betwin([{ type: 'win', amount: '50.00' }]))).toEqual([400, '409'])
    expect([await table.balance(), await poor.balance()]).toEqual(['100.00', '1.00'])

    // A bet that is taken after all makes it a round like any other.
    const played = await table.betwin([
      { type: 'bet', amount: '10.00' },
      { type: 'win', amount: '15.00' },
    ])
    expect(played.body.balance).toBe('105.00')
    const late = await table.betwin([{ type: 'win', amount: '1.00' }])
    expect(late.body.balance).toBe('106.00')
  })

  it('8: closing a round is idempotent, and an unknown round can be closed too', async () => {
    const table = await newTable()
    expect((await table.finish()).body).toEqual({ balance: '100.00' })
    await table.betwin([{ type: 'bet', amount: '10.00' }])

    expect([await table.finish(), await table.finish()]).toEqual([
      { status: 200, body: { balance: '90.00' } },
      { status: 200, body: { balance: '90.00' } },
    ])
    expect(await table.roundRow()).toMatchObject({ state: 'closed', stake: 10_000_000n, validBet: 10_000_000n })
    expect(code(await table.betwin([{ type: 'bet', amount: '1.00' }]))).toEqual([400, '400'])
    expect((await table.betwin([{ type: 'win', amount: '5.00' }])).body.balance).toBe('95.00')
    const told = await server().wired.app.database.many<{ type: string; payload: any }>(sql`
      select o.type, o.payload from platform.outbox o
      join play.round r on r.id::text = o.payload ->> 'roundId'
      where r.ref = ${table.round} order by o.id`)
    expect(told.map(({ type, payload }) => [type, payload.stake, payload.payout])).toEqual([
      ['play.roundSettled', '10000000', '0'],
      ['play.roundCorrected', '0', '5000000'],
    ])
  })

  it('10: zeros at the end are no precision, and at the beginning nothing', async () => {
    const table = await newTable()

    expect((await table.betwin([{ type: 'bet', amount: '1.5000000000000000' }])).body.balance).toBe('98.50')
    expect((await table.betwin([{ type: 'bet', amount: '0008.50' }])).body.balance).toBe('90.00')
    expect(code(await table.betwin([{ type: 'bet', amount: `${'0'.repeat(39)}10` }]))).toEqual([400, '400'])
  })

  it('11: the currency is the member’s', async () => {
    const table = await newTable()

    expect(code(await table.betwin([{ type: 'bet', amount: '1.00' }], { currency: 'USD' }))).toEqual([400, '154'])
    expect(code(await table.betwin([{ type: 'bet', amount: '1.00' }], { currency: 'bdt' }))).toEqual([400, '400'])
  })

  it('15: nothing is read before its signature is checked', async () => {
    const table = await newTable()
    const body = JSON.stringify({ ...table.who, game_id: 'game' })

    for (const sign of [null, '', 'abc', '0'.repeat(64), 'Z'.repeat(64)]) {
      expect(code(await vendor.send('balance', body, { sign }))).toEqual([400, '403'])
    }
    expect(code(await vendor.send('balance', 'no json', { sign: null }))).toEqual([400, '403'])
    expect(code(await vendor.send('balance', 'no json'))).toEqual([400, '400'])
    expect((await vendor.send('balance', `  ${body} `)).status).toBe(200)
    const other = await openVendor(server())
    const foreign = await vendor.send('balance', body, {
      sign: (await import('node:crypto')).createHmac('sha256', other.secret).update(body).digest('hex'),
    })
    expect(code(foreign)).toEqual([400, '403'])
  })
})

describe('[D-04] what vendors may not do', () => {
  it('takes a win back as far as there is money, and keeps what is missing', async () => {
    const table = await newTable('10.00')
    const win = randomUUID()
    await table.betwin([{ type: 'win', amount: '40.00', id_provider: win }])
    await table.betwin([{ type: 'bet', amount: '45.00' }], { round_id: `${table.round}-2` })

    const rollback = await table.rollback(win)

    expect(rollback).toMatchObject({ status: 200, body: { balance: '0.00' } })
    const row = await server().wired.app.database.one<{ amount: bigint; moved: bigint }>(sql`
      select amount, moved_main as moved from play.transaction where id = ${rollback.body.transactions[0].id}`)
    expect(row).toEqual({ amount: 40_000_000n, moved: 5_000_000n })
  })

  it('pays no win into a round of somebody else', async () => {
    const [table, other] = [await newTable(), await newTable()]
    await table.betwin([{ type: 'bet', amount: '10.00' }])

    const stolen = await other.betwin([{ type: 'win', amount: '10.00' }], { round_id: table.round })

    expect(code(stolen)).toEqual([400, '404'])
    expect(await other.balance()).toBe('100.00')
  })

  it('lets two members share a round at a shared table', async () => {
    const [table, other] = [await newTable(), await newTable()]

    const answers = [
      await table.betwin([{ type: 'bet', amount: '10.00' }]),
      await other.betwin([{ type: 'bet', amount: '20.00' }], { round_id: table.round }),
    ]

    expect(answers.map(({ body }) => body.balance)).toEqual(['90.00', '80.00'])
    expect(answers[0]!.body.round_id).not.toBe(answers[1]!.body.round_id)
  })

  it.each([
    ['no account', { account_id: undefined }],
    ['an account that is no text', { account_id: 5 }],
    ['no round', { round_id: undefined }],
    ['no transactions', { transactions: [] }],
    ['NUL', { round_id: 'a\u0000b' }],
    ['half a surrogate', { round_id: '\ud800' }],
    ['a round id without end', { round_id: 'r'.repeat(201) }],
    ['another kind', { transactions: [{ id_provider: 'a', type: 'jackpot', amount: '1.00' }] }],
    ['finished as text', { finished: 'yes' }],
    ['one id twice', { transactions: [1, 2].map(() => ({ id_provider: 'a', type: 'bet', amount: '1.00' })) }],
  ])('refuses %s', async (_what, more) => {
    const table = await newTable()

    const answer = await table.betwin([{ type: 'bet', amount: '1.00' }], more)

    expect(code(answer)).toEqual([400, '400'])
    expect(await table.balance()).toBe('100.00')
  })

  it('refuses unknown members, unknown vendors and endless bodies', async () => {
    const body = { account_id: 'nobody-at-all', currency: 'BDT', game_id: 'game' }
    expect(code(await vendor.send('balance', body))).toEqual([400, '101'])
    expect(code(await vendor.send('balance', `{"a":"${'x'.repeat(70_000)}"}`))).toEqual([400, '400'])
    const elsewhere = await server().portal.inject({ method: 'POST', url: '/vendors/NOBODY/balance', payload: '{}' })
    expect([elsewhere.statusCode, elsewhere.json().meta.api_code]).toEqual([400, '404'])
  })
})

describe('[B-01] the books after all of it', () => {
  it('add up, play’s own rows against the journal included', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('and would say so if a bet had a row and no posting', async () => {
    const { database } = server().wired.app
    const row = await database.one<{ id: string }>(sql`
      select id::text from play.transaction where type = 'bet' and moved_main > 0 order by id limit 1`)
    await database.run(sql`update play.transaction set moved_main = moved_main + 1 where id = ${row.id}`)

    const findings = await ledgerFindings(server())

    expect(findings).toMatchObject([{ subject: 'kind 40 in BDT' }])
    await database.run(sql`update play.transaction set moved_main = moved_main - 1 where id = ${row.id}`)
  })
})
