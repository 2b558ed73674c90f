import { callRgs, type House, type HouseTable, openHouse, openTable, refusal } from '@croupier/dev/testing/house.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { asOperator, ledgerFindings } from '@croupier/dev/testing/vendor.ts'
import { hashOfServerSeed, inHouseGames, payoutOf } from '@croupier/games/index.ts'
import { verifyRound } from '@croupier/games/engine/verify-round.ts'
import { cataloguePort } from '../catalogue/index.ts'
import { maintenance, regions } from '../settings/index.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { ownScope } from '../../platform/invoke.ts'
import { settingsPort } from '../../platform/settings.ts'
import { endLeftRounds } from './end-left-rounds.ts'
import { betLimits } from './house-settings.ts'
import type { RgsErrorCode } from './rgs-errors.ts'

const server = useServer()
let house: House

beforeAll(async () => {
  house = await openHouse(server())
})

const UNIT = 1_000_000
/** Wins in 98 of 100 rounds; never loses twice in a test that ends. */
const likely = { mode: 'BASE', amount: 10 * UNIT, choice: { target: '98.00', over: false } }
const unlikely = { mode: 'BASE', amount: 10 * UNIT, choice: { target: '0.02', over: false } }
const won = ({ payout }: { payout: number }) => payout > 0
const lost = ({ payout }: { payout: number }) => payout === 0

const dice = (options: Parameters<typeof openTable>[2] = {}) => openTable(server(), house['dice']!, options)
const balanceOf = async (table: HouseTable) => (await table.rgs('/wallet/balance')).body.balance.amount / UNIT

describe('[D-05] a round of an in-house game over the wire', () => {
  it('opens with balance, limits and no round', async () => {
    const table = await dice({ balance: '250.50' })

    const answer = await table.rgs('/wallet/authenticate', { language: 'bn' })

    expect(answer).toMatchObject({
      status: 200,
      body: {
        balance: { amount: 250_500_000, currency: 'BDT' },
        config: { minBet: UNIT, stepBet: UNIT, defaultBetLevel: 10 * UNIT, betModes: { BASE: { cost: 1 } } },
        round: null,
      },
    })
    const { betLevels, minBet, maxBet, stepBet } = answer.body.config
    expect([betLevels.at(0), betLevels.at(-1)]).toEqual([minBet, maxBet])
    expect(betLevels.every((level: number) => level % stepBet === 0)).toBe(true)
  })

  it('ignores other fields of a client', async () => {
    const table = await dice()
    const answer = await table.rgs('/wallet/play', {
      ...likely,
      volume: 0.5,
      offset: -1,
      at: 1e21,
      client: { a: [0.1] },
    })
    expect(answer.status).toBe(200)
  })

  it('takes the stake at once, and pays when the round was shown', async () => {
    const table = await dice({ balance: '1000.00' })
    const before = await balanceOf(table)

    const { body } = await table.playUntil(likely, won)

    const { round } = body
    expect(round).toMatchObject({
      amount: 10 * UNIT,
      active: true,
      mode: 'BASE',
      event: null,
      payoutMultiplier: 1.0102,
    })
    expect(round.payout).toBe(10_102_040)
    expect(round.state[0]).toMatchObject({ index: 0, type: 'roll', isWin: true })
    const taken = body.balance.amount
    expect(taken).toBeLessThanOrEqual((before - 10) * UNIT)

    const ended = await table.rgs('/wallet/end-round')
    expect(ended).toEqual({ status: 200, body: { balance: { amount: taken + round.payout, currency: 'BDT' } } })
    expect(await table.rgs('/wallet/end-round')).toEqual({ status: 400, body: refusal('ERR_BNF') })
    expect((await balanceOf(table)) * UNIT).toBe(taken + round.payout)
  })

  it('ends by itself where it paid nothing', async () => {
    const table = await dice()

    const { body } = await table.playUntil(unlikely, lost)

    expect(body.round).toMatchObject({ active: false, payout: 0, payoutMultiplier: 0 })
    expect(await table.rgs('/wallet/end-round')).toEqual({ status: 400, body: refusal('ERR_BNF') })
    const again = await table.rgs('/wallet/authenticate')
    expect(again.body.round).toMatchObject({ betID: body.round.betID, active: false })
    expect(await roundInPlay(body.round.betID)).toMatchObject({ state: 'closed', stake: 10_000_000n, payout: 0n })
  })

  it('is resumed after a reload, from what was shown', async () => {
    const table = await openTable(server(), house['monsoon-lanterns']!, { balance: '9000.00' })
    const { body } = await table.playUntil({ mode: 'BASE', amount: 10 * UNIT }, won)
    expect(await table.rgs('/bet/event', { event: '1' })).toEqual({ status: 200, body: { event: '1' } })
    await table.rgs('/bet/event', { event: '0' })

    const reloaded = await table.rgs('/wallet/authenticate')

    expect(reloaded.body.round).toEqual({ ...body.round, event: '1' })
    expect(reloaded.body.balance).toEqual(body.balance)
    expect(await table.rgs('/wallet/play', { mode: 'BASE', amount: 10 * UNIT })).toEqual({
      status: 400,
      body: refusal('ERR_BE'),
    })
    const ended = await table.rgs('/wallet/end-round')
    expect(ended.body.balance.amount).toBe(body.balance.amount + body.round.payout)
  })

  it('is resumed in a second launch, which ends the first session', async () => {
    const first = await dice()
    const { body } = await first.playUntil(likely, won)

    const second = await dice({ account: first.account })

    expect((await second.rgs('/wallet/authenticate')).body.round).toMatchObject({
      betID: body.round.betID,
      active: true,
    })
    expect(await first.rgs('/wallet/balance')).toEqual({ status: 400, body: refusal('ERR_IS') })
    expect((await second.rgs('/wallet/end-round')).status).toBe(200)
  })

  it('is shown again by its id, to anybody, without a name', async () => {
    const table = await openTable(server(), house['monsoon-lanterns']!, { balance: '9000.00' })
    const { body } = await table.playUntil({ mode: 'BASE', amount: 10 * UNIT }, won)
    await table.rgs('/wallet/end-round')

    const replay = (path: string) => server().games.inject({ method: 'GET', url: `/rgs/bet/replay/${path}` })
    const answer = await replay(`monsoon-lanterns/1.0.0/BASE/${body.round.betID}`)

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const { state, payout } = body.round
    expect(answer.json()).toMatchObject({ active: false, state, payout, game: 'monsoon-lanterns', version: '1.0.0' })
    expect(answer.body).not.toContain(table.account)
    for (const path of [
      `dice/1.0.0/BASE/${body.round.betID}`,
      'monsoon-lanterns/1.0.0/BASE/019aa8c8-0000-7000-8000-000000000000',
      'monsoon-lanterns/1.0.0/BASE/1',
    ]) {
      expect((await replay(path)).json()).toEqual(refusal('ERR_BNF'))
    }
  })

  it('pays every game exactly what its multiplier says, and the books agree', async () => {
    const table = await openTable(server(), house['monsoon-lanterns']!, { balance: '5000.00' })
    let expected = 5_000 * UNIT
    for (let round = 0; round < 40; round += 1) {
      const { body } = await table.rgs('/wallet/play', { mode: 'BASE', amount: 7 * UNIT })
      expected -= 7 * UNIT
      expect(body.balance.amount).toBe(expected)
      const total = body.round.state.at(-1).amount
      expect(body.round.payout).toBe((7 * UNIT * total) / 100)
      if (!body.round.active) continue
      expected += body.round.payout
      expect((await table.rgs('/wallet/end-round')).body.balance.amount).toBe(expected)
    }

    expect(await ledgerFindings(server())).toEqual([])
  })
})

function roundInPlay(id: string) {
  return server().wired.app.database.one<{ state: string; stake: bigint; payout: bigint }>(sql`
    select state, stake, payout from play.round where id = ${id}`)
}

describe('[D-05] what the wire refuses', () => {
  const amounts: [string, string][] = [
    ['zero', '0'],
    ['negative', '-1000000'],
    ['minus nothing', '-0'],
    ['a fraction', '1000000.5'],
    ['a whole fraction', '1000000.0'],
    ['an exponent', '1e6'],
    ['a text', '"1000000"'],
    ['nothing', 'null'],
    ['more than a number holds', '1000000000000000000000'],
    ['off the step', '1500000'],
    ['a millionth', '1'],
  ]
  it.each(amounts)('an amount that is %s', async (_what, amount) => {
    const table = await dice()
    const choice = JSON.stringify(likely.choice)
    const body = `{"sessionID":"${table.sessionID}","mode":"BASE","amount":${amount},"choice":${choice}}`

    expect(await callRgs(server(), '/wallet/play', body)).toEqual({ status: 400, body: refusal('ERR_VAL') })
    expect(await balanceOf(table)).toBe(100)
  })

  it.each<[string, object, RgsErrorCode]>([
    ['more than there is', { amount: 101 * UNIT }, 'ERR_IPB'],
    ['more than the limit', { amount: 10_001 * UNIT }, 'ERR_GLE'],
    ['more than could be paid', { amount: 100 * UNIT, choice: { target: '0.01', over: false } }, 'ERR_GLE'],
    ['an unknown mode', { mode: 'BONUS' }, 'ERR_VAL'],
    ['a mode in other letters', { mode: 'base' }, 'ERR_VAL'],
    ['another currency', { currency: 'USD' }, 'ERR_VAL'],
    ['no choice', { choice: undefined }, 'ERR_VAL'],
    ['an odd choice', { choice: { target: '98.01', over: false } }, 'ERR_VAL'],
    ['a choice of numbers', { choice: { target: 50, over: false } }, 'ERR_VAL'],
    ['a choice that is a list', { choice: [] }, 'ERR_VAL'],
  ])('%s', async (_what, more, error) => {
    const table = await dice()

    const answer = await table.rgs('/wallet/play', { ...likely, ...more })

    expect(answer.body).toEqual(refusal(error))
    expect(await balanceOf(table)).toBe(100)
    // Only what was refused after its round was decided has used its nonce up.
    expect((await table.rgs('/fairness')).body.nonce).toBe(error === 'ERR_IPB' ? 1 : 0)
  })

  it('a choice where there is none to make', async () => {
    const table = await openTable(server(), house['monsoon-lanterns']!)

    const answer = await table.rgs('/wallet/play', { mode: 'BASE', amount: UNIT, choice: { stops: ['0'] } })

    expect(answer.body).toEqual(refusal('ERR_VAL'))
  })

  it.each([
    '/wallet/authenticate',
    '/wallet/balance',
    '/wallet/play',
    '/wallet/end-round',
    '/bet/event',
    '/fairness',
    '/fairness/rotate',
  ])('an unknown session at %s, and anything that is no request', async (path) => {
    const whole = { ...likely, sessionID: 'x'.repeat(43), event: '0', clientSeed: 'mine' }
    expect(await callRgs(server(), path, whole)).toEqual({ status: 400, body: refusal('ERR_IS') })

    for (const bad of ['', '{', '[]', 'null', '{}', '{"sessionID":7}', '{"sessionID":""}', '{"sessionID":"\\u0000"}']) {
      expect(await callRgs(server(), path, bad)).toEqual({ status: 400, body: refusal('ERR_VAL') })
    }
    const long = `{"sessionID":"${'x'.repeat(5_000)}"}`
    expect(await callRgs(server(), path, long)).toEqual({ status: 400, body: refusal('ERR_VAL') })
  })

  it('a session that is over', async () => {
    const table = await dice()
    const { database } = server().wired.app
    await database.run(sql`
      update play.session
      set expires_at = clock_timestamp()
      where member_id = ${table.memberId}`)

    for (const path of ['/wallet/authenticate', '/wallet/play', '/wallet/end-round']) {
      expect((await table.rgs(path, likely)).body).toEqual(refusal('ERR_IS'))
    }
  })

  it.each(['-1', '1', '99', 'x', '1.0', ''])('the event %j, which the round has not', async (event) => {
    const table = await dice()
    await table.playUntil(likely, won)

    expect((await table.rgs('/bet/event', { event })).body).toEqual(refusal('ERR_VAL'))
  })

  it('a bet while the game is closed, but never a win', async () => {
    const table = await dice()
    const { body } = await table.playUntil(likely, won)
    const status = async (status: string) => {
      await asOperator(server(), 'changeVendorStatus', { code: 'INHOUSE', status })
      await server().wired.app.ports.use(cataloguePort).refresh()
    }

    await status('maintenance')
    const ended = await table.rgs('/wallet/end-round')
    const refused = await table.rgs('/wallet/play', likely)
    await status('open')

    expect(ended.body.balance.amount).toBe(body.balance.amount + body.round.payout)
    expect(refused).toEqual({ status: 500, body: refusal('ERR_MAINTENANCE') })
  })

  it('a bet while the portal is closed or the player is where it is not offered, but never a win', async () => {
    const table = await dice()
    const { body } = await table.playUntil(likely, won)
    await changeSetting(server(), maintenance, { isOn: true, endsAt: null, exceptNetworks: [] })
    const ended = await table.rgs('/wallet/end-round')
    const closed = await table.rgs('/wallet/play', likely)
    await changeSetting(server(), maintenance, maintenance.initial)
    await changeSetting(server(), regions, { ...regions.initial, restrictedNetworks: ['127.0.0.0/8'] })
    const elsewhere = await table.rgs('/wallet/play', likely)
    await changeSetting(server(), regions, regions.initial)

    expect(ended.body.balance.amount).toBe(body.balance.amount + body.round.payout)
    expect(closed).toEqual({ status: 500, body: refusal('ERR_MAINTENANCE') })
    expect(elsewhere).toEqual({ status: 400, body: refusal('ERR_LOC') })
  })

  it('a bet of a frozen member, but never their win', async () => {
    const table = await dice()
    const { body } = await table.playUntil(likely, won)

    await asOperator(server(), 'freezeMember', { account: table.account, note: 'a test' })

    // Frozen members' sessions may be ended besides; then the house pays what is left open.
    const ended = await table.rgs('/wallet/end-round')
    const refused = await table.rgs('/wallet/play', likely)
    expect(ended.status === 200 || ended.body.error === 'ERR_IS').toBe(true)
    expect(['ERR_ATE', 'ERR_IS']).toContain(refused.body.error)
    expect(body.round.active).toBe(true)
  })

  it('a bet above the member’s own limit', async () => {
    const table = await dice()
    await server().wired.app.database.run(sql`
      insert into play.stake_limit (member_id, currency, stake_max, set_by)
      values (${table.memberId}, 'BDT', 5000000, 'test')`)

    expect((await table.rgs('/wallet/play', likely)).body).toEqual(refusal('ERR_GLE'))
    expect((await table.rgs('/wallet/play', { ...likely, amount: 5 * UNIT })).status).toBe(200)
  })

  it('[D-05] never decides two bets by one nonce: how long a refusal takes tells nothing of the next round', async () => {
    const table = await dice()
    const { body: before } = await table.rgs('/fairness')
    for (let probe = 1; probe <= 3; probe += 1) {
      expect((await table.rgs('/wallet/play', { ...likely, amount: 101 * UNIT })).body).toEqual(refusal('ERR_IPB'))
      const { body: after } = await table.rgs('/fairness')
      expect(after).toEqual({ ...before, nonce: before.nonce + probe })
    }

    await table.rgs('/wallet/play', likely)

    const { nonce } = await server().wired.app.database.one<{ nonce: number }>(sql`
      select nonce from house.round where member_id = ${table.memberId}`)
    expect(nonce).toBe(before.nonce + 3)
  })
})

describe('[D-05] many calls at once', () => {
  it('never spend one unit twice', async () => {
    const table = await dice({ balance: '30.00' })

    const answers = await Promise.all(Array.from({ length: 12 }, () => table.rgs('/wallet/play', unlikely)))

    const taken = answers.filter(({ status }) => status === 200)
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error)
    expect(taken.length).toBeLessThanOrEqual(3)
    expect(codes.every((code) => code === 'ERR_IPB' || code === 'ERR_BE')).toBe(true)
    const nonces = (await table.rgs('/fairness')).body.nonce
    expect(nonces).toBe(taken.length + codes.filter((code) => code === 'ERR_IPB').length)
    expect(await ledgerFindings(server())).toEqual([])
  })

  it('open one round and pay it once', async () => {
    const table = await dice()
    const first = await Promise.all(Array.from({ length: 6 }, () => table.rgs('/wallet/play', likely)))
    const open = first.filter(({ body }) => body.round?.active)
    expect(open).toHaveLength(1)
    const left = (await balanceOf(table)) * UNIT

    const ends = await Promise.all(Array.from({ length: 6 }, () => table.rgs('/wallet/end-round')))

    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await balanceOf(table)) * UNIT).toBeCloseTo(left + open[0]!.body.round.payout, 0)
  })

  it('seat a member once', async () => {
    const table = await dice()

    const answers = await Promise.all(Array.from({ length: 6 }, () => table.rgs('/fairness')))

    expect(new Set(answers.map(({ body }) => body.serverSeedHash)).size).toBe(1)
  })
})

describe('[D-05] a process that dies', () => {
  /** Ends the connection that waits for this member's seat, as the death of its process does. */
  async function killWaiting(table: HouseTable, path: string, body: object) {
    const { pool } = server().wired.app.database
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from house.seat where member_id = $1 for update', [table.memberId])
      let isAnswered = false
      const answer = table.rgs(path, body).finally(() => (isAnswered = true))
      while (!isAnswered) {
        // Not on the holder's connection: a transaction sees activity as it first saw it.
        const { rowCount } = await pool.query(`
          select pg_terminate_backend(pid)
          from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%house.seat%' and datname = current_database()`)
        if (rowCount) break
      }
      return await answer
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }

  it('in a bet leaves no bet, no round and no nonce', async () => {
    const table = await dice()
    await table.rgs('/wallet/authenticate')

    expect(await killWaiting(table, '/wallet/play', likely)).toEqual({ status: 500, body: refusal('ERR_GEN') })

    const after = await table.rgs('/wallet/authenticate')
    expect(after.body).toMatchObject({ balance: { amount: 100 * UNIT }, round: null })
    expect((await table.rgs('/fairness')).body.nonce).toBe(0)
  })

  it('between bet and end leaves the round open, to be shown and paid once', async () => {
    const table = await dice()
    const { body } = await table.playUntil(likely, won)

    expect(await killWaiting(table, '/wallet/end-round', {})).toEqual({ status: 500, body: refusal('ERR_GEN') })

    const after = await table.rgs('/wallet/authenticate')
    expect(after.body).toMatchObject({ balance: body.balance, round: body.round })
    const ended = await table.rgs('/wallet/end-round')
    expect(ended.body.balance.amount).toBe(body.balance.amount + body.round.payout)
    expect(await roundInPlay(body.round.betID)).toMatchObject({ state: 'closed', payout: BigInt(body.round.payout) })
    expect(await ledgerFindings(server())).toEqual([])
  })
})

it('[D-05] an abandoned round is paid by the house after a day', async () => {
  const table = await dice()
  const { body } = await table.playUntil(likely, won)
  const { app } = server().wired
  const scope = ownScope(app, { requestId: 'test', actor: { kind: 'ops', user: 'test' }, language: 'en' })
  const period = { schedule: 'house.endLeftRounds', startsAt: 0, endsAt: 0 }

  await endLeftRounds.run(scope, period)
  expect((await table.rgs('/wallet/authenticate')).body.round.active).toBe(true)
  await app.database.run(sql`
    update house.seat
    set open_since = open_since - interval '25 hours'
    where member_id = ${table.memberId}`)
  await endLeftRounds.run(scope, period)

  const after = await table.rgs('/wallet/authenticate')
  expect(after.body.round.active).toBe(false)
  expect(after.body.balance.amount).toBe(body.balance.amount + body.round.payout)
})

describe('[D-05] fairness', () => {
  const MINE = 'আমার বীজ'

  it('commits before the bet, reveals after, and every round can be verified', async () => {
    const table = await dice({ balance: '1000.00' })
    const committed = (await table.rgs('/fairness')).body
    expect(committed).toMatchObject({ nonce: 0, clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/) })
    const rounds = []
    for (let round = 0; round < 5; round += 1) {
      const { body } = await table.rgs('/wallet/play', likely)
      if (body.round.active) await table.rgs('/wallet/end-round')
      rounds.push(body.round)
    }

    const turned = (await table.rgs('/fairness/rotate', { clientSeed: MINE })).body

    expect(turned.revealed).toMatchObject({ serverSeedHash: committed.serverSeedHash, lastNonce: 4 })
    expect(hashOfServerSeed(turned.revealed.serverSeed)).toBe(committed.serverSeedHash)
    // The next server seed was committed to before the player chose a client seed.
    expect(turned).toMatchObject({ serverSeedHash: committed.nextServerSeedHash, clientSeed: MINE })
    const rules = inHouseGames.find(({ code }) => code === 'dice')!
    for (const [nonce, round] of rounds.entries()) {
      const verified = verifyRound(rules, { ...turned.revealed, nonce, mode: 'BASE', choice: likely.choice })
      expect(verified.verdict === 'decided' && verified.outcome.events).toEqual(round.state)
      const multiplier = verified.verdict === 'decided' ? verified.outcome.multiplier : undefined
      expect(Number(payoutOf(BigInt(round.amount), multiplier!))).toBe(round.payout)
    }
    expect((await table.rgs('/fairness')).body).toMatchObject({ clientSeed: MINE, nonce: 0 })
  })

  it('never commits to one seed for two players, and never keeps one readable', async () => {
    const [one, two] = [await dice(), await dice()]
    const hashes = [await one.rgs('/fairness'), await two.rgs('/fairness')].map(({ body }) => body.serverSeedHash)
    expect(new Set(hashes).size).toBe(2)

    const rows = await server().wired.app.database.many<{ sealed: string }>(sql`
      select server_seed as sealed from house.seed_pair`)
    expect(rows.every(({ sealed }) => sealed.startsWith('s1.'))).toBe(true)
  })

  it('changes no seeds while a round is open', async () => {
    const table = await dice()
    await table.playUntil(likely, won)

    expect((await table.rgs('/fairness/rotate', { clientSeed: MINE })).body).toEqual(refusal('ERR_BE'))
  })

  it.each(['', '   ', 'x'.repeat(65), 'a\nb', 7, null])('takes no client seed like %j', async (clientSeed) => {
    const table = await dice()

    expect((await table.rgs('/fairness/rotate', { clientSeed })).body).toEqual(refusal('ERR_VAL'))
  })
})

describe('[D-05] demo play', () => {
  it('has the same wire and odds, and touches no money', async () => {
    const table = await dice({ balance: '5.00', isDemo: true })
    const opened = await table.rgs('/wallet/authenticate')
    expect(opened.body.balance).toEqual({ amount: 10_000 * UNIT, currency: 'BDT' })

    const { body } = await table.playUntil(likely, won)
    expect((await table.rgs('/wallet/authenticate')).body.round).toMatchObject({
      betID: body.round.betID,
      active: true,
    })
    const ended = await table.rgs('/wallet/end-round')
    expect(ended.body.balance.amount).toBe(body.balance.amount + body.round.payout)

    const real = await dice({ account: table.account })
    expect(await balanceOf(real)).toBe(5)
    expect((await real.rgs('/wallet/authenticate')).body.round).toBeNull()
    expect((await table.rgs('/wallet/play', { ...likely, amount: 9_000 * UNIT })).status).toBe(200)
    const booked = await server().wired.app.database.many(sql`
      select from play.round where member_id = ${table.memberId}`)
    expect(booked).toEqual([])
  })

  it('spends no more play money than there is, however many call at once', async () => {
    const table = await dice({ isDemo: true })
    const most = { ...unlikely, choice: { target: '50.00', over: false }, amount: 9_000 * UNIT }

    const answers = await Promise.all(Array.from({ length: 6 }, () => table.rgs('/wallet/play', most)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(table)).toBe(1_000)
  })

  it('is closed with its game', async () => {
    const table = await dice({ isDemo: true })
    await asOperator(server(), 'changeVendorStatus', { code: 'INHOUSE', status: 'closed' })
    await server().wired.app.ports.use(cataloguePort).refresh()

    const refused = await table.rgs('/wallet/play', likely)
    await asOperator(server(), 'changeVendorStatus', { code: 'INHOUSE', status: 'open' })
    await server().wired.app.ports.use(cataloguePort).refresh()

    expect(refused.body).toEqual(refusal('ERR_MAINTENANCE'))
  })
})

it('[D-05] limits are the operator’s, by game and currency', async () => {
  const initial = server().wired.app.ports.use(settingsPort).read(betLimits)
  const limits = { minBet: '5.00', maxBet: '20.00', stepBet: '2.50', defaultBet: '10.00' }
  const table = await dice()

  await changeSetting(server(), betLimits, { ...initial, dice: { BDT: limits } })
  const { body } = await table.rgs('/wallet/authenticate')
  const codes = []
  for (const amount of [2.5, 6, 22.5, 7.5]) {
    codes.push((await table.rgs('/wallet/play', { ...likely, amount: amount * UNIT })).body.error)
  }
  await changeSetting(server(), betLimits, { ...initial, dice: {} })
  const none = await table.rgs('/wallet/authenticate')
  await changeSetting(server(), betLimits, initial)

  expect(body.config).toMatchObject({ minBet: 5 * UNIT, betLevels: [5, 10, 20].map((each) => each * UNIT) })
  expect(codes).toEqual(['ERR_GLE', 'ERR_VAL', 'ERR_GLE', undefined])
  expect(none.body).toEqual(refusal('ERR_GLE'))
})

it('[D-05] pages of any origin may ask, without credentials', async () => {
  const preflight = await server().games.inject({
    method: 'OPTIONS',
    url: '/rgs/wallet/play',
    headers: {
      origin: 'null',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })

  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-origin']).toBe('*')
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
})
