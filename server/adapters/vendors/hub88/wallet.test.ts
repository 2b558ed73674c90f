import { randomUUID } from 'node:crypto'
import { type KeyedVendor, makeKeyPair, openKeyedVendor } from '@croupier/dev/testing/keyed-vendor.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cataloguePort } from '../../../modules/catalogue/index.ts'
import { sql } from '../../../platform/database.ts'

const server = useServer()
const ONE = 100_000

type Protocol = 'hub88' | 'caleta'
const routes = {
  hub88: {
    balance: 'user/balance',
    bet: 'transaction/bet',
    win: 'transaction/win',
    rollback: 'transaction/rollback',
  },
  caleta: { balance: 'wallet/balance', bet: 'wallet/bet', win: 'wallet/win', rollback: 'wallet/rollback' },
} as const
const vendors = {} as Record<Protocol, KeyedVendor>

beforeAll(async () => {
  vendors.hub88 = await openKeyedVendor(server(), 'hub88')
  vendors.caleta = await openKeyedVendor(server(), 'caleta')
})

/** One member at the vendor's game, in a round of their own. */
async function newTable(protocol: Protocol, balance?: string, currency = 'BDT') {
  const vendor = vendors[protocol]
  const seat = await vendor.seat(balance, currency)
  const round = `r-${randomUUID()}`
  const whose = protocol === 'hub88' ? { user: seat.account } : { supplier_user: seat.account }
  const call = (more: object = {}) => ({ token: seat.token, request_uuid: randomUUID(), game_code: 'game', ...more })
  const booking = (more: object) =>
    call({
      ...whose,
      transaction_uuid: randomUUID(),
      round,
      round_closed: false,
      is_free: false,
      currency,
      amount: ONE,
      ...more,
    })
  return {
    ...seat,
    round,
    call,
    betBody: (more: object = {}) => booking(more),
    bet: (more: object = {}) => vendor.send(routes[protocol].bet, booking(more)),
    win: (of: string, more: object = {}) =>
      vendor.send(routes[protocol].win, booking({ reference_transaction_uuid: of, round_closed: true, ...more })),
    rollback: (of: string, more: object = {}) =>
      vendor.send(
        routes[protocol].rollback,
        call({
          ...(protocol === 'hub88' ? whose : {}),
          transaction_uuid: randomUUID(),
          reference_transaction_uuid: of,
          round,
          round_closed: true,
          ...more,
        }),
      ),
    balance: async () => (await vendor.send(routes[protocol].balance, call(whose))).body.balance as number | undefined,
    roundRow: (ref = round) =>
      server().wired.app.database.maybe<object>(sql`
        select state, stake, payout, valid_bet as "validBet", is_free as "isFree" from play.round where ref = ${ref}`),
  }
}

const without = (body: object, field: string) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

describe.each(['hub88', 'caleta'] as const)('[D-04] the wire of %s', (protocol) => {
  it('tells whose, what, the request and the money, and in this order', async () => {
    const table = await newTable(protocol)
    const body = table.betBody({ amount: 356_000 })

    const answer = await vendors[protocol].send(routes[protocol].bet, body)

    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).toBe(
      `{"user":"${table.account}","status":"RS_OK","request_uuid":"${(body as any).request_uuid}","currency":"BDT","balance":99644000}`,
    )
    expect(await table.balance()).toBe(99_644_000)
  })

  it.each([1, 100, 1000, ONE])('takes an amount of %i to the last place', async (amount) => {
    const table = await newTable(protocol)
    const bet = randomUUID()

    expect((await table.bet({ transaction_uuid: bet, amount })).body.balance).toBe(1000 * ONE - amount)
    expect((await table.win(bet, { amount: 2 * amount })).body.balance).toBe(1000 * ONE + amount)
  })

  it('counts a currency with eight places by the same integers', async () => {
    const table = await newTable(protocol, '1.00', 'USDT')
    expect((await table.bet({ amount: 1 })).body).toMatchObject({ status: 'RS_OK', balance: ONE - 1, currency: 'USDT' })
  })

  it('echoes the request of what it refuses, and tells money only Hub88, where there was too little', async () => {
    const table = await newTable(protocol)
    const request_uuid = randomUUID()

    const funds = await table.bet({ amount: 1000 * ONE + 1, request_uuid })
    const game = await table.bet({ game_code: 'no game of ours', request_uuid })

    expect(funds).toEqual({
      status: 200,
      body: {
        status: 'RS_ERROR_NOT_ENOUGH_MONEY',
        request_uuid,
        ...(protocol === 'hub88' ? { user: table.account, currency: 'BDT', balance: 1000 * ONE } : {}),
      },
    })
    expect(game).toEqual({ status: 200, body: { status: 'RS_ERROR_INVALID_GAME', request_uuid } })
  })

  it('echoes the request of an unsigned call', async () => {
    const table = await newTable(protocol)
    const body = table.betBody() as { request_uuid: string }
    const other = makeKeyPair()
    const { sign } = await import('node:crypto')
    const forged = sign('sha256', Buffer.from(JSON.stringify(body)), other.privateKey).toString('base64')

    for (const signature of [null, '', 'abc', forged, `${forged}\n`, forged.replace(/.$/, '')]) {
      expect((await vendors[protocol].send(routes[protocol].bet, body, { sign: signature })).body).toEqual({
        status: 'RS_ERROR_INVALID_SIGNATURE',
        request_uuid: body.request_uuid,
      })
    }
    expect((await vendors[protocol].send(routes[protocol].bet, 'no json', { sign: null })).body).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    })
    expect(await table.balance()).toBe(1000 * ONE)
  })

  it('tells a body that is none from one with a field of another kind', async () => {
    const table = await newTable(protocol)
    const send = async (body: object | string) =>
      (await vendors[protocol].send(routes[protocol].bet, body)).body.status as string
    const body = table.betBody()
    const needed = ['token', 'transaction_uuid', 'round', 'round_closed', 'request_uuid', 'is_free', 'game_code']
    needed.push('currency', 'amount', protocol === 'hub88' ? 'user' : 'supplier_user')

    for (const field of needed) {
      expect([field, await send(without(body, field))]).toEqual([field, 'RS_ERROR_WRONG_SYNTAX'])
      expect([field, await send({ ...body, [field]: [1] })]).toEqual([field, 'RS_ERROR_WRONG_TYPES'])
    }
    for (const none of ['', 'no json', '[]', '"x"', 'null', '{"a":'])
      expect(await send(none)).toBe('RS_ERROR_WRONG_SYNTAX')
    for (const wrong of [{ amount: '100000' }, { amount: -ONE }, { amount: 1.5 }, { amount: 0 }, { is_free: 'false' }])
      expect(await send({ ...body, ...wrong })).toBe('RS_ERROR_WRONG_TYPES')
    expect(await send(JSON.stringify(body).replace(`:${ONE}`, ':1e5'))).toBe('RS_ERROR_WRONG_TYPES')
    expect(await send({ ...body, meta: { a: [1] }, bet: 'line', reward_uuid: null })).toBe('RS_OK')
  })

  it.each([
    ['a token nobody gave', { token: 'invalid-session' }, 'RS_ERROR_INVALID_TOKEN'],
    ['another currency', { currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['no currency at all', { currency: 'schmeckles' }, 'RS_ERROR_WRONG_CURRENCY'],
    ['no game of ours', { game_code: 'invalid game' }, 'RS_ERROR_INVALID_GAME'],
  ])('refuses a bet with %s', async (_what, more, status) => {
    const table = await newTable(protocol)
    const request_uuid = randomUUID()
    expect((await table.bet({ ...more, request_uuid })).body).toEqual({ status, request_uuid })
  })

  it('refuses bets of an old token and of the frozen, and pays and refunds by it', async () => {
    const table = await newTable(protocol)
    const [one, two] = [randomUUID(), randomUUID()]
    await table.bet({ transaction_uuid: one })
    await table.bet({ transaction_uuid: two })

    await vendors[protocol].launch(table.account)
    expect((await table.bet()).body.status).toBe('RS_ERROR_TOKEN_EXPIRED')
    await asOperator(server(), 'freezeMember', { account: table.account, note: 'test' })
    expect((await table.bet({ token: await vendors[protocol].launch(table.account) })).body.status).toBe(
      'RS_ERROR_USER_DISABLED',
    )

    expect((await table.win(one, { amount: 2 * ONE, round_closed: false })).body.balance).toBe(1000 * ONE)
    expect((await table.rollback(two)).body.balance).toBe(1001 * ONE)
  })

  it('pays and refunds with an unknown token, to the owner of the bet', async () => {
    const table = await newTable(protocol)
    const [one, two] = [randomUUID(), randomUUID()]
    await table.bet({ transaction_uuid: one })
    await table.bet({ transaction_uuid: two })

    expect((await table.win(one, { token: 'forgotten', round_closed: false })).body).toMatchObject({
      user: table.account,
      balance: 999 * ONE,
    })
    expect((await table.rollback(two, { token: 'forgotten' })).body.balance).toBe(1000 * ONE)
  })

  it('pays no bet that never came, and none of somebody else’s', async () => {
    const [table, other] = [await newTable(protocol), await newTable(protocol)]
    const bet = randomUUID()
    await other.bet({ transaction_uuid: bet })

    expect((await table.win(randomUUID())).body.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect((await table.win(bet)).body.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(await table.balance()).toBe(1000 * ONE)
  })

  it('takes back what never came with its balance, and refuses it then', async () => {
    const table = await newTable(protocol)
    const bet = randomUUID()

    expect((await table.rollback(bet)).body).toMatchObject({
      status: 'RS_OK',
      balance: 1000 * ONE,
      user: table.account,
    })
    expect((await table.bet({ transaction_uuid: bet })).body.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect((await table.win(bet)).body.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect((await table.rollback(bet)).body.status).toBe('RS_OK')
    expect((await table.rollback(bet, { transaction_uuid: bet })).body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
  })

  it('learns of a lost round by a win of zero, which closes it', async () => {
    const table = await newTable(protocol)
    const bet = randomUUID()
    await table.bet({ transaction_uuid: bet })
    const id = randomUUID()

    expect((await table.win(bet, { transaction_uuid: id, amount: 0 })).body).toMatchObject({
      status: 'RS_OK',
      balance: 999 * ONE,
    })
    expect((await table.win(bet, { transaction_uuid: id, amount: 0 })).body.balance).toBe(999 * ONE)
    expect(await table.roundRow()).toMatchObject({ state: 'closed', stake: 1_000_000n, payout: 0n })
    expect((await table.bet()).body.status).toBe('RS_ERROR_WRONG_SYNTAX')
  })

  it('refuses a bet above the member’s limit for good', async () => {
    const table = await newTable(protocol)
    await asOperator(server(), 'limitStake', { account: table.account, stakeMax: '0.50' })
    expect((await table.bet()).body.status).toBe('RS_ERROR_BET_LIMIT_EXCEEDED')
    expect((await table.bet({ amount: 50_000 })).body.status).toBe('RS_OK')
  })
})

describe.each(['hub88', 'caleta'] as const)('[D-04] free rounds of %s', (protocol) => {
  it('cost the member nothing, count for nothing as wagered, and pay what they win', async () => {
    const table = await newTable(protocol, '1.00')
    const bet = randomUUID()

    const given = await table.bet({ transaction_uuid: bet, is_free: true, amount: 50 * ONE })
    const won = await table.win(bet, { is_free: true, amount: 3 * ONE })

    expect(given.body).toMatchObject({ status: 'RS_OK', balance: ONE })
    expect(won.body).toMatchObject({ status: 'RS_OK', balance: 4 * ONE })
    expect(await table.roundRow()).toEqual({
      state: 'closed',
      stake: 0n,
      payout: 3_000_000n,
      validBet: 0n,
      isFree: true,
    })
    const { payload } = await server().wired.app.database.one<{ payload: object }>(sql`
      select payload from platform.outbox where type = 'play.roundSettled' order by id desc limit 1`)
    expect(payload).toMatchObject({ isFree: true, stake: '0', validBet: '0', payout: '3000000' })
  })

  it('know a repeat, a conflict with a paid bet, and are taken back without money', async () => {
    const table = await newTable(protocol)
    const bet = { transaction_uuid: randomUUID(), is_free: true, amount: ONE }
    await table.bet(bet)
    await table.bet({ amount: 10 * ONE })

    expect((await table.bet(bet)).body).toMatchObject({ status: 'RS_OK', balance: 1000 * ONE })
    expect((await table.bet({ ...bet, is_free: false })).body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    expect((await table.rollback(bet.transaction_uuid, { round_closed: false })).body.balance).toBe(990 * ONE)
    expect((await table.win(bet.transaction_uuid)).body.status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect((await table.bet(bet)).body).toMatchObject({ status: 'RS_OK', balance: 1000 * ONE })
    expect(await table.roundRow()).toMatchObject({ stake: 10_000_000n, validBet: 10_000_000n, isFree: true })
  })

  it('make a round free that began with money, for its member and for operators', async () => {
    const table = await newTable(protocol)
    const bet = randomUUID()
    await table.bet({ transaction_uuid: bet, amount: 10 * ONE })
    await table.bet({ is_free: true, amount: 5 * ONE })
    await table.win(bet)

    expect(await table.roundRow()).toMatchObject({ state: 'closed', stake: 10_000_000n, isFree: true })
    const { list } = await asOperator<{ list: { roundId: string }[] }>(server(), 'listRounds', {
      account: table.account,
    })
    expect(list).toMatchObject([{ isFree: true, betAmount: '10.00' }])
    const round = await asOperator<{ transactions: { isFree: boolean }[] }>(server(), 'showRound', {
      roundId: list[0]!.roundId,
    })
    expect(round.transactions.map(({ isFree }) => isFree)).toEqual([false, true, false])
  })

  it('may stake nothing at all, and need all that bets need', async () => {
    const table = await newTable(protocol)
    expect((await table.bet({ is_free: true, amount: 0 })).body.status).toBe('RS_OK')
    await asOperator(server(), 'freezeMember', { account: table.account, note: 'test' })
    expect((await table.bet({ is_free: true })).body.status).toBe('RS_ERROR_USER_DISABLED')
  })
})

describe('[D-04] what only one of the two has', () => {
  it('Hub88 is told where a player is and since when, and of nobody else', async () => {
    const { account } = await vendors.hub88.seat()
    const request_uuid = randomUUID()

    expect((await vendors.hub88.send('user/info', { user: account, request_uuid })).body).toEqual({
      user: account,
      status: 'RS_OK',
      request_uuid,
      country: 'BD',
      registration_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect((await vendors.hub88.send('user/info', { user: 'nobody-here', request_uuid })).body).toEqual({
      status: 'RS_ERROR_UNKNOWN',
      request_uuid,
    })
  })

  it('Hub88 may say whose token it is, and must be right', async () => {
    const [table, other] = [await newTable('hub88'), await newTable('hub88')]
    expect((await table.bet({ user: other.account })).body.status).toBe('RS_ERROR_INVALID_TOKEN')
    expect((await table.bet({ user: undefined, supplier_user: null })).body.status).toBe('RS_OK')
  })

  it('Caleta changes the token of a launch for another, and the first takes no bets then', async () => {
    const table = await newTable('caleta')
    const check = (token: string) => vendors.caleta.send('wallet/check', { token })

    const first = await check(table.token)
    const second = await check(first.body.token)

    expect(first).toEqual({ status: 200, body: { token: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    expect(new Set([table.token, first.body.token, second.body.token]).size).toBe(3)
    expect((await table.bet({ token: first.body.token })).body.status).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect((await table.bet({ token: second.body.token })).body.status).toBe('RS_OK')
    const refused = { status: 400, body: { status: 'RS_ERROR_INVALID_TOKEN' } }
    expect(await check(table.token)).toEqual(refused)
    expect(await check('invalid-session')).toEqual(refused)
  })

  it('keys and routes of the one are none of the other’s', async () => {
    const table = await newTable('hub88')
    const asCaleta = await vendors.hub88.send('wallet/balance', table.call({ supplier_user: table.account }))
    expect(asCaleta.body.status).toBe('RS_ERROR_INVALID_SIGNATURE')
    const asStranger = await vendors.caleta.send('wallet/balance', table.call({ supplier_user: table.account }))
    expect(asStranger.body.status).toBe('RS_ERROR_INVALID_TOKEN')
  })

  it('a body beyond the limit is refused in the wire’s words', async () => {
    const answer = await vendors.hub88.send('transaction/bet', { request_uuid: 'x', meta: 'x'.repeat(70_000) })
    expect(answer).toMatchObject({ status: 200, body: { status: 'RS_ERROR_WRONG_SYNTAX' } })
  })
})

describe('[D-04] the keys of a vendor', () => {
  it('are kept sealed, ours is told by its public half, and no audit line has the private one', async () => {
    const ours = makeKeyPair()
    const { code } = vendors.hub88
    const before = await asOperator(server(), 'showVendorKeys', { code })

    const set = await asOperator(server(), 'setVendorKeys', { code, ourPrivateKey: ours.privateKey })

    expect(before).toEqual({ code, ourPublicKey: vendors.hub88.ourPublicKey, hasTheirKey: true })
    expect(set).toEqual({ code, ourPublicKey: ours.publicKey, hasTheirKey: true })
    const { dump } = await server().wired.app.database.one<{ dump: string }>(sql`
      select (select string_agg(v::text, ' ') from catalogue.vendor v) || (select string_agg(a::text, ' ') from staff.audit_line a) as dump`)
    expect(dump).not.toContain('PRIVATE')
    expect(dump).not.toContain(ours.privateKey.split('\n')[1])
  })

  it('are RSA of 2,048 bits or more, of the right half, and only where the protocol has any', async () => {
    const { code } = vendors.hub88
    const weak = makeKeyPair(1024)
    const good = makeKeyPair()
    for (const [field, value] of [
      ['theirPublicKey', weak.publicKey],
      ['theirPublicKey', good.privateKey],
      ['ourPrivateKey', weak.privateKey],
      ['ourPrivateKey', good.publicKey],
      ['theirPublicKey', '-----BEGIN PUBLIC KEY-----\nnonsense\n-----END PUBLIC KEY-----'],
    ] as const) {
      await expect(asOperator(server(), 'setVendorKeys', { code, [field]: value })).rejects.toMatchObject({
        code: 'request.invalid',
      })
    }
    await asOperator(server(), 'setVendor', { code: 'SHARED', protocol: 'softswiss', secret: 'a-shared-secret' })
    await expect(asOperator(server(), 'makeVendorKeys', { code: 'SHARED' })).rejects.toMatchObject({
      code: 'vendor.keys.unused',
    })
    await expect(asOperator(server(), 'makeVendorKeys', { code: 'NOBODY' })).rejects.toMatchObject({
      code: 'vendor.not.found',
    })
    await expect(asOperator(server(), 'setVendor', { code, secret: 'a-shared-secret' })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  })

  it('hold from the second in which they were set', async () => {
    const vendor = await openKeyedVendor(server(), 'caleta')
    const { token, account } = await vendor.seat()
    const ask = () =>
      vendor.send('wallet/balance', { token, supplier_user: account, game_code: 'game', request_uuid: 'x' })
    expect((await ask()).body.status).toBe('RS_OK')

    await asOperator(server(), 'setVendorKeys', { code: vendor.code, theirPublicKey: makeKeyPair().publicKey })
    await server().wired.app.ports.use(cataloguePort).refresh()

    expect((await ask()).body.status).toBe('RS_ERROR_INVALID_SIGNATURE')
  })

  it('leave the books in order', async () => {
    expect(await ledgerFindings(server())).toEqual([])
  })
})
