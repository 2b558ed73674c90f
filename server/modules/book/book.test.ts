import { courseFrom } from '@croupier/games/book/fairness.ts'
import { leagueCalled } from '@croupier/games/book/leagues.ts'
import { standingAfter } from '@croupier/games/book/match.ts'
import { hashOfServerSeed } from '@croupier/games/index.ts'
import {
  letEndWith,
  letHaveStarted,
  matchToCome,
  openBook,
  playOut,
  type PlannedMatch,
  tickTheBook,
} from '@croupier/dev/testing/book.ts'
import { asMember, openBonusPlayer } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { settingsPort } from '../../platform/settings.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'
import { limits } from './book-settings.ts'

const server = useServer()
const database = () => server().wired.app.database
const match = (league = 'FOOTBALL') => matchToCome(server(), league)

beforeAll(async () => {
  await openBook(server())
})

async function balanceOf(account: string): Promise<string> {
  const member = await findMemberByAccount(database(), account)
  const play = server().wired.app.ports.use(playPort)
  const units = await play.balanceOf(database(), (await play.playerById(member!.id))!)
  return (Number(units) / 1e6).toFixed(2)
}

const shown = (account: string, { id }: PlannedMatch) => asMember(server(), account, 'showFixture', { fixtureId: id })

interface ShownMarket {
  selections: { id: string; price: string | null }[]
}

async function priceOf(account: string, of: PlannedMatch, selection: string): Promise<string> {
  const { fixture } = await shown(account, of)
  const all = (fixture.markets as ShownMarket[]).flatMap(({ selections }) => selections)
  return all.find(({ id }) => id === selection)!.price!
}

type Leg = [PlannedMatch, selection: string, price?: string]

async function legsOf(account: string, legs: readonly Leg[]): Promise<object[]> {
  const asked = []
  for (const [of, selection, price] of legs) {
    const isSide = ['POOL:home', 'POOL:away'].includes(selection)
    const drawn = selection === 'POOL:draw' ? '8.00' : undefined
    const now = isSide ? undefined : (price ?? drawn ?? (await priceOf(account, of, selection)))
    asked.push({ fixtureId: of.id, selection, ...(now === undefined ? {} : { price: now }) })
  }
  return asked
}

const place = async (account: string, stake: string, legs: readonly Leg[], more = {}) =>
  asMember(server(), account, 'placeSlip', { legs: await legsOf(account, legs), stake, ...more })

const mine = async (account: string) => (await asMember(server(), account, 'listSlips', {})).list
const refusedAs = (code: string, value: object = {}) =>
  expect.objectContaining({ code, ...(Object.keys(value).length > 0 && { value: expect.objectContaining(value) }) })

describe('[D-08] fixtures', () => {
  it('[D-08] are planned by the clock, each committed to before it is sold, with prices of its first market', async () => {
    const { list, isOpen, margins, now } = await asMember(server(), await openPlayer(server()), 'listFixtures', {
      gameCode: 'FOOTBALL',
    })
    expect(isOpen).toBe(true)
    expect(margins).toEqual({ price: '5.00', cashOut: '3.00', pool: '5.00' })
    // The clock may have started some between the plan and this look.
    const ahead = list.filter(({ startsAt }: { startsAt: number }) => startsAt > now)
    expect(ahead.length).toBeGreaterThanOrEqual(16)
    for (const fixture of ahead) {
      expect(fixture).toMatchObject({ isOnSale: true, state: 'coming', score: null, goals: [] })
      expect(fixture.markets).toHaveLength(1)
      for (const { price } of fixture.markets[0].selections) expect(Number(price)).toBeGreaterThan(1)
    }
    const { fairness } = await asMember(server(), await openPlayer(server()), 'showFixture', {
      fixtureId: ahead[0].fixtureId,
    })
    expect(fairness).toMatchObject({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), serverSeed: null })
  })

  it('[D-08] show markets: result, handicaps, totals, both score, correct score', async () => {
    const { fixture } = await shown(await openPlayer(server()), await match())
    const codes = (fixture.markets as { code: string }[]).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['RESULT', 'TOTAL', 'HANDICAP', 'BOTH', 'SCORE']))
  })

  it('[D-08] odds change while a match runs, by how it stands and by nothing that is still to come', async () => {
    const account = await openPlayer(server())
    const of = await match()
    // The first goal falls while the match is looked at, and not in its last steps.
    await letEndWith(server(), of.id, (end, after) => end.home >= 2 && end.away === 0 && after(39).home >= 1)
    const before = await priceOf(account, of, 'RESULT:home')
    const { stepMilliseconds } = leagueCalled('FOOTBALL')!
    const seen: { step: number; home: number; price: string | null }[] = []
    for (let step = 0; step < 42; step += 3) {
      await letHaveStarted(server(), of.id, step * stepMilliseconds + 500)
      const { fixture } = await shown(account, of)
      expect(fixture).toMatchObject({ state: 'running', step })
      expect(fixture.goals.every((goal: { step: number }) => goal.step <= step)).toBe(true)
      expect(fixture.goals.filter((goal: { side: string }) => goal.side === 'home')).toHaveLength(fixture.score.home)
      seen.push({ step, home: fixture.score.home, price: fixture.markets[0].selections[0].price })
    }
    // A goal makes the side that scored it likelier to win: it pays less from then on.
    const scoredAt = seen.findIndex(({ home }) => home > 0)
    expect(Number(seen[scoredAt]!.price ?? '1')).toBeLessThan(Number(before))
  })

  it('[D-08] are ended by the clock, reveal their seed, and can be played again by anybody', async () => {
    const account = await openPlayer(server())
    const of = await match('ARENA')
    const before = await shown(account, of)
    await playOut(server(), of.id)
    const { fixture, fairness } = await shown(account, of)
    expect(fixture).toMatchObject({ state: 'settled', isOnSale: false })
    expect(hashOfServerSeed(fairness.serverSeed)).toBe(before.fairness.seedHash)
    const league = leagueCalled('ARENA')!
    const seeds = { leagueCode: 'ARENA', number: fixture.number, serverSeed: fairness.serverSeed }
    const course = courseFrom(league, fairness.chances, seeds)
    expect(standingAfter(course, course.length).score).toEqual(fixture.score)
    const { list } = await asMember(server(), account, 'listMatchResults', { gameCode: 'ARENA' })
    expect(list[0]).toMatchObject({ fixtureId: of.id, score: fixture.score })
  })
})

describe('[D-08] a slip', () => {
  it('[D-08] of one match is paid its stake times the price it was taken at', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    await letEndWith(server(), of.id, ({ home, away }) => home > away)
    const price = await priceOf(account, of, 'RESULT:home')
    const slip = await place(account, '10.00', [[of, 'RESULT:home', price]])
    expect(slip).toMatchObject({ kind: 'single', state: 'open', stake: '10.00', most: (Number(price) * 10).toFixed(2) })
    expect(await balanceOf(account)).toBe('90.00')

    await playOut(server(), of.id)
    await tickTheBook(server())
    expect((await mine(account))[0]).toMatchObject({
      state: 'won',
      payout: (Number(price) * 10).toFixed(2),
      worth: null,
      legs: [{ outcome: 'won', price }],
    })
    expect(await balanceOf(account)).toBe((90 + Number(price) * 10).toFixed(2))
    // One slip is one round of play: records, valid bets and figures are told of it as of any.
    const round = await database().one(sql`
      select state, game_type as "gameType", vendor_code as "vendorCode", stake, valid_bet as "validBet"
      from play.round where id = ${slip.slipId}`)
    expect(round).toEqual({
      state: 'closed',
      gameType: 'SPORTS',
      vendorCode: 'BOOK',
      stake: 10_000_000n,
      validBet: Number(price) >= 1.5 ? 10_000_000n : 0n,
    })
  })

  it('[D-08] that lost pays nothing', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    await letEndWith(server(), of.id, ({ home, away }) => home > away)
    await place(account, '10.00', [[of, 'RESULT:away']])
    await playOut(server(), of.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'lost', payout: '0.00', legs: [{ outcome: 'lost' }] })
    expect(await balanceOf(account)).toBe('90.00')
  })

  it('[D-08] gives its stake back where a handicap ends level, and counts nothing', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    await letEndWith(server(), of.id, ({ home, away }) => home - away === 1)
    const { slipId } = await place(account, '10.00', [[of, 'HANDICAP:-1:home']])
    await playOut(server(), of.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'void', payout: '10.00' })
    expect(await balanceOf(account)).toBe('100.00')
    // It is taken back, and stands in no statistic.
    const round = await database().one(sql`
      select state, stake, payout, valid_bet as "validBet" from play.round where id = ${slipId}`)
    expect(round).toMatchObject({ stake: 0n, payout: 0n, validBet: 0n })
  })

  it('[D-08] of several matches, a parlay, waits for all of them and pays the product of its prices', async () => {
    const account = await openPlayer(server(), '100.00')
    const [one, other, third] = [await match(), await match(), await match()]
    await letEndWith(server(), one.id, ({ home, away }) => home > away)
    await letEndWith(server(), other.id, ({ home, away }) => home + away > 2)
    await letEndWith(server(), third.id, ({ home, away }) => home > 0 && away > 0)
    const legs: Leg[] = [
      [one, 'RESULT:home', await priceOf(account, one, 'RESULT:home')],
      [other, 'TOTAL:2.5:over', await priceOf(account, other, 'TOTAL:2.5:over')],
      [third, 'BOTH:yes', await priceOf(account, third, 'BOTH:yes')],
    ]
    const cents = legs.map(([, , price]) => BigInt(price!.replace('.', '')))
    const most = (10_000_000n * cents.reduce((product, each) => product * each, 1n)) / 1_000_000n
    const slip = await place(account, '10.00', legs)
    expect(slip).toMatchObject({ kind: 'parlay', most: expect.stringMatching(/^\d+\.\d+$/) })

    await playOut(server(), one.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'open', legs: [{ outcome: 'won' }, { outcome: null }, {}] })
    await playOut(server(), other.id)
    await playOut(server(), third.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'won' })
    const { payout } = await database().one<{ payout: bigint }>(sql`
      select payout from play.round where id = ${slip.slipId}`)
    expect(payout).toBe(most)
  })

  it('[D-08] is lost with its first lost leg, and the other legs are still told', async () => {
    const account = await openPlayer(server(), '100.00')
    const [one, other] = [await match(), await match()]
    await letEndWith(server(), one.id, ({ home, away }) => home < away)
    await letEndWith(server(), other.id, ({ home, away }) => home > away)
    await place(account, '10.00', [
      [one, 'RESULT:home'],
      [other, 'RESULT:home'],
    ])
    await playOut(server(), one.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'lost', legs: [{ outcome: 'lost' }, { outcome: null }] })
    // Nothing more can be won by it on the other match: it takes nobody's place there.
    const most = await database().one(sql`
      select most from book.exposure where fixture_id = ${other.id} and selection = 'RESULT:home' and currency = 'BDT'`)
    expect(most).toEqual({ most: 0n })
    await playOut(server(), other.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'lost', legs: [{ outcome: 'lost' }, { outcome: 'won' }] })
    expect(await balanceOf(account)).toBe('90.00')
  })

  it('[D-08] [E-02] takes nobody’s place on its other matches once it is lost, also where it was staked from a bonus', async () => {
    const bonus = { code: 'BOOK100', amount: '100', maxBet: '50', gameType: 'SPORTS' }
    const account = await openBonusPlayer(server(), bonus)
    const [one, other] = [await match(), await match()]
    await letEndWith(server(), one.id, ({ home, away }) => home < away)
    await place(account, '10.00', [
      [one, 'RESULT:home'],
      [other, 'RESULT:home'],
    ])
    await playOut(server(), one.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'lost' })
    const most = await database().one(sql`
      select most from book.exposure where fixture_id = ${other.id} and selection = 'RESULT:home' and currency = 'BDT'`)
    expect(most).toEqual({ most: 0n })
  })

  it.each([
    ['none', -5, 'book.price.changed'],
    ['none', 5, 'book.price.changed'],
    ['better', -5, undefined],
    ['better', 5, 'book.price.changed'],
    ['any', 5, undefined],
  ] as const)('[D-08] accepting %s changes, shown a price %i hundredths off: %s', async (accepts, off, code) => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    const price = await priceOf(account, of, 'RESULT:draw')
    const was = (Number(price) + off / 100).toFixed(2)
    const placed = place(account, '10.00', [[of, 'RESULT:draw', was]], { accepts })
    if (code === undefined) expect(await placed).toMatchObject({ legs: [{ price }] })
    else await expect(placed).rejects.toEqual(refusedAs(code, { leg: 1, price }))
    expect(await balanceOf(account)).toBe(code === undefined ? '90.00' : '100.00')
  })

  it('[D-08] sent twice at the same moment takes two stakes, and never more than there is', async () => {
    const account = await openPlayer(server(), '25.00')
    const of = await match()
    const done = await Promise.allSettled([0, 1, 2, 3].map(() => place(account, '10.00', [[of, 'RESULT:home']])))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await balanceOf(account)).toBe('5.00')
  })
})

describe('[D-08] lists of the book', () => {
  it('[D-08] are paged by key, and end where there is no more', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    for (let at = 0; at < 3; at += 1) await place(account, '1.00', [[of, 'RESULT:home']])
    const first = await asMember(server(), account, 'listSlips', { pageSize: 2 })
    const rest = await asMember(server(), account, 'listSlips', { pageSize: 2, before: first.next })
    expect([first.list.length, rest.list.length, rest.next]).toEqual([2, 1, null])
    const open = await asMember(server(), account, 'listSlips', { pageSize: 3, state: 'open' })
    expect([open.list.length, open.next]).toEqual([3, null])
    expect((await asMember(server(), account, 'listSlips', { state: 'ended' })).list).toEqual([])
  })
})

describe('[D-08] cashing a slip out', () => {
  const step = leagueCalled('FOOTBALL')!.stepMilliseconds

  it('[D-08] before its match pays what it is worth, less the margin, and counts nothing', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    const placed = await place(account, '10.00', [[of, 'RESULT:home']])
    // Just bought: 5 % of the price and 3 % of the worth are the house's.
    expect(Number(placed.worth)).toBeGreaterThan(9.1)
    expect(Number(placed.worth)).toBeLessThan(9.22)
    expect(placed.worth).toMatch(/^9\.\d\d$/)
    const cashed = await asMember(server(), account, 'cashOutSlip', { slipId: placed.slipId, amount: placed.worth })
    expect(cashed).toMatchObject({ state: 'cashed', payout: placed.worth, worth: null })
    expect(await balanceOf(account)).toBe((90 + Number(placed.worth)).toFixed(2))
    const round = await database().one(sql`
      select state, valid_bet as "validBet" from play.round where id = ${placed.slipId}`)
    expect(round).toEqual({ state: 'closed', validBet: 0n })

    await playOut(server(), of.id)
    expect((await mine(account))[0]).toMatchObject({ state: 'cashed', legs: [{ outcome: expect.any(String) }] })
  })

  it('[D-08] while its match runs follows the score', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    await letEndWith(server(), of.id, (_final, after) => after(40).home >= 2 && after(40).away === 0)
    const placed = await place(account, '10.00', [[of, 'RESULT:home']])
    await letHaveStarted(server(), of.id, 40 * step + 500)
    const [late] = await mine(account)
    expect(Number(late.worth)).toBeGreaterThan(Number(placed.worth))
    expect(Number(late.worth)).toBeLessThan(Number(placed.most))
    await expect(
      asMember(server(), account, 'cashOutSlip', { slipId: placed.slipId, amount: placed.most }),
    ).rejects.toEqual(refusedAs('book.worth.changed', { amount: late.worth }))
    expect(await balanceOf(account)).toBe('90.00')
  })

  it.each([
    ['its match is about to end', 43],
    ['its match is over', 46],
  ])('[D-08] is refused when %s', async (_, steps) => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    const { slipId } = await place(account, '10.00', [[of, 'RESULT:home']])
    await letHaveStarted(server(), of.id, steps * step + 500)
    await expect(asMember(server(), account, 'cashOutSlip', { slipId, amount: '0.01' })).rejects.toEqual(
      refusedAs('book.slip.fixed'),
    )
  })

  it('[D-08] is refused of a slip in a pool, of one that ended, and of somebody else’s', async () => {
    const [account, other] = [await openPlayer(server(), '100.00'), await openPlayer(server(), '100.00')]
    const [fight, of] = [await match('COCKFIGHT'), await match()]
    const cashOut = (who: string, slipId: string) => asMember(server(), who, 'cashOutSlip', { slipId, amount: '0.01' })
    const pooled = await place(account, '10.00', [[fight, 'POOL:home']])
    await expect(cashOut(account, pooled.slipId)).rejects.toEqual(refusedAs('book.slip.fixed'))
    const single = await place(account, '10.00', [[of, 'RESULT:home']])
    await expect(cashOut(other, single.slipId)).rejects.toEqual(refusedAs('book.slip.not.found'))
    await playOut(server(), of.id)
    await expect(cashOut(account, single.slipId)).rejects.toEqual(refusedAs('book.slip.fixed'))
  })

  it('[D-08] twice at once pays once', async () => {
    const account = await openPlayer(server(), '100.00')
    const { slipId, worth } = await place(account, '10.00', [[await match(), 'RESULT:home']])
    const done = await Promise.allSettled(
      [0, 1, 2].map(() => asMember(server(), account, 'cashOutSlip', { slipId, amount: worth })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(account)).toBe((90 + Number(worth)).toFixed(2))
  })
})

describe('[D-08] a pool of a cockfight', () => {
  const fight = async (isWanted: (final: { home: number; away: number }) => boolean) => {
    const of = await match('COCKFIGHT')
    await letEndWith(server(), of.id, isWanted)
    return of
  }

  it('[D-08] is shared by who bet on the winner, less the plasada', async () => {
    const [meron, other, wala] = await Promise.all([0, 1, 2].map(() => openPlayer(server(), '100.00')))
    const of = await fight(({ home }) => home === 1)
    await place(meron!, '10.00', [[of, 'POOL:home']])
    await place(other!, '30.00', [[of, 'POOL:home']])
    await place(wala!, '60.00', [[of, 'POOL:away']])
    const { fixture } = await shown(meron!, of)
    expect(fixture.pool).toEqual({
      currency: 'BDT',
      home: '40.00',
      away: '60.00',
      draw: '0.00',
      homePays: '2.37',
      awayPays: '1.58',
      drawPays: '8.00',
      margin: '5.00',
    })
    await playOut(server(), of.id)
    // 100.00 less 5 %, by what lies on Meron: 2.375 for 1.
    expect(await balanceOf(meron!)).toBe('113.75')
    expect(await balanceOf(other!)).toBe('141.25')
    expect(await balanceOf(wala!)).toBe('40.00')
  })

  it('[D-08] keeps the margin and the draw’s price it was planned with, whatever an operator sets afterwards', async () => {
    const set = async (name: string, value: number) => {
      await asOperator(server(), 'changeSetting', { name, value })
      await server().wired.app.ports.use(settingsPort).refresh()
    }
    const [meron, wala, drawn] = await Promise.all([0, 1, 2].map(() => openPlayer(server(), '100.00')))
    const [won, level] = [await fight(({ home }) => home === 1), await fight(({ home, away }) => home === away)]
    await place(meron!, '50.00', [[won, 'POOL:home']])
    await set('book.poolMargin', 2_000)
    await set('book.drawPrice', 400)
    await place(wala!, '50.00', [[won, 'POOL:away']])
    await place(drawn!, '5.00', [[level, 'POOL:draw', '8.00']])
    expect((await shown(meron!, won)).fixture.pool).toMatchObject({
      homePays: '1.90',
      drawPays: '8.00',
      margin: '5.00',
    })
    await playOut(server(), won.id)
    await playOut(server(), level.id)
    // 100.00 less the 5 % of when it was planned, and eight for one.
    expect([await balanceOf(meron!), await balanceOf(drawn!)]).toEqual(['145.00', '135.00'])

    // The next that are planned keep what holds now.
    await database().run(sql`
      delete from book.fixture f
      where f.league = 'COCKFIGHT' and f.state = 'planned'
        and not exists (select from book.leg l where l.fixture_id = f.id)`)
    await tickTheBook(server())
    const { list } = await asMember(server(), meron!, 'listFixtures', { gameCode: 'COCKFIGHT' })
    expect(list.at(-1).pool).toMatchObject({ margin: '20.00', drawPays: '4.00' })
    await set('book.poolMargin', 500)
    await set('book.drawPrice', 800)
  })

  it('[D-08] gives the sides back on a draw, which pays who bet on it', async () => {
    const [meron, wala, drawn] = await Promise.all([0, 1, 2].map(() => openPlayer(server(), '100.00')))
    const of = await fight(({ home, away }) => home === away)
    await place(meron!, '10.00', [[of, 'POOL:home']])
    await place(wala!, '20.00', [[of, 'POOL:away']])
    await place(drawn!, '5.00', [[of, 'POOL:draw']])
    await playOut(server(), of.id)
    expect([await balanceOf(meron!), await balanceOf(wala!), await balanceOf(drawn!)]).toEqual([
      '100.00',
      '100.00',
      '135.00',
    ])
  })

  it('[D-08] gives every stake back where nobody bet against it', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await fight(({ away }) => away === 1)
    const { slipId } = await place(account, '10.00', [[of, 'POOL:home']])
    await playOut(server(), of.id)
    expect(await balanceOf(account)).toBe('100.00')
    expect((await mine(account))[0]).toMatchObject({ state: 'void', legs: [{ outcome: 'push' }] })
    const round = await database().one(sql`select valid_bet as "validBet" from play.round where id = ${slipId}`)
    expect(round).toEqual({ validBet: 0n })
  })

  it('[D-08] pools of two currencies are two pools', async () => {
    const [meron, wala] = [await openPlayer(server(), '100.00'), await openPlayer(server(), '100.00', 'USD')]
    const of = await fight(({ home }) => home === 1)
    await place(meron, '10.00', [[of, 'POOL:home']])
    await place(wala, '10.00', [[of, 'POOL:away']])
    await playOut(server(), of.id)
    expect([await balanceOf(meron), await balanceOf(wala)]).toEqual(['100.00', '100.00'])
  })

  it('[D-08] closes when the fight starts', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match('COCKFIGHT')
    await letHaveStarted(server(), of.id, 100)
    await expect(place(account, '10.00', [[of, 'POOL:home']])).rejects.toEqual(refusedAs('book.fixture.closed'))
  })
})

describe('[D-08] what is refused', () => {
  const step = leagueCalled('FOOTBALL')!.stepMilliseconds

  it.each<[string, () => Promise<Leg[]>, string]>([
    [
      'a match that does not exist',
      async () => [[{ id: 999_999_999, home: '', away: '' }, 'RESULT:home', '2.00']],
      'book.fixture.not.found',
    ],
    [
      'a selection that the league does not have',
      async () => [[await match(), 'WINNER:home', '2.00']],
      'book.selection.closed',
    ],
    [
      'two legs of one match',
      async () => {
        const of = await match()
        return [
          [of, 'RESULT:home'],
          [of, 'TOTAL:2.5:over'],
        ]
      },
      'book.legs.related',
    ],
    [
      'a pool in a parlay',
      async () => [
        [await match('COCKFIGHT'), 'POOL:home'],
        [await match(), 'RESULT:home'],
      ],
      'book.legs.related',
    ],
    [
      'a match in its last steps',
      async () => {
        const of = await match()
        await letHaveStarted(server(), of.id, 43 * step)
        return [[of, 'RESULT:home', '2.00']]
      },
      'book.fixture.closed',
    ],
    [
      'a match that is over',
      async () => {
        const of = await match()
        await playOut(server(), of.id)
        return [[of, 'RESULT:home', '2.00']]
      },
      'book.fixture.closed',
    ],
    [
      'a match that an operator suspended',
      async () => {
        const of = await match()
        await asOperator(server(), 'suspendFixture', { fixtureId: of.id, isSuspended: true })
        return [[of, 'RESULT:home', '2.00']]
      },
      'book.fixture.closed',
    ],
    ['a price that was not told', async () => [[await match(), 'RESULT:home', '999.00']], 'book.price.changed'],
  ])('[D-08] %s', async (_, legs, code) => {
    const account = await openPlayer(server(), '100.00')
    await expect(place(account, '10.00', await legs())).rejects.toEqual(refusedAs(code))
    expect(await balanceOf(account)).toBe('100.00')
  })

  it.each<[string, () => Promise<Leg[]>]>([
    [
      'two leagues',
      async () => [
        [await match(), 'RESULT:home'],
        [await match('ARENA'), 'WINNER:home'],
      ],
    ],
  ])('[D-08] a parlay of %s', async (_, legs) => {
    const account = await openPlayer(server(), '100.00')
    await expect(place(account, '10.00', await legs())).rejects.toEqual(refusedAs('book.legs.related'))
  })

  it('[D-08] a draw of a pool at another price than its own', async () => {
    const account = await openPlayer(server(), '100.00')
    const fight = await match('COCKFIGHT')
    await expect(place(account, '10.00', [[fight, 'POOL:draw', '9.00']], { accepts: 'none' })).rejects.toEqual(
      refusedAs('book.price.changed', { leg: 1, price: '8.00' }),
    )
  })

  it.each([
    ['0.99', 'book.limit'],
    ['1.005', 'request.invalid'],
  ])('[D-08] a stake of %s: %s', async (stake, code) => {
    const account = await openPlayer(server(), '100.00')
    await expect(place(account, stake, [[await match(), 'RESULT:home']])).rejects.toEqual(refusedAs(code))
    expect(await balanceOf(account)).toBe('100.00')
  })

  it('[D-08] an e-sport that may end with the next rounds', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match('ARENA')
    await letEndWith(server(), of.id, ({ home, away }) => home === 13 && away === 0)
    const { stepMilliseconds } = leagueCalled('ARENA')!
    await letHaveStarted(server(), of.id, 10 * stepMilliseconds + 100)
    expect((await shown(account, of)).fixture).toMatchObject({ step: 10, isOnSale: true })
    await letHaveStarted(server(), of.id, 11 * stepMilliseconds + 100)
    expect((await shown(account, of)).fixture).toMatchObject({ step: 11, isOnSale: false })
  })

  it('[D-08] more than a slip may cost or pay, or than there is', async () => {
    const account = await openPlayer(server(), '60000.00')
    const of = await match()
    await expect(place(account, '50000.01', [[of, 'RESULT:home']])).rejects.toEqual(
      refusedAs('book.limit', { what: 'stake', most: '50000' }),
    )
    await expect(place(account, '50000.00', [[of, 'SCORE:3-3']])).rejects.toEqual(
      refusedAs('book.limit', { what: 'slipPayout' }),
    )
    await expect(place(await openPlayer(server(), '5.00'), '5.01', [[of, 'RESULT:home']])).rejects.toEqual(
      refusedAs('insufficient_balance'),
    )
    await expect(place(account, '1.0000001', [[of, 'RESULT:home']])).rejects.toEqual(refusedAs('request.invalid'))
  })
})

describe('[D-08] limits by currency', () => {
  const limit = async (value: object) => {
    await asOperator(server(), 'changeSetting', { name: 'book.limits', value })
    await server().wired.app.ports.use(settingsPort).refresh()
  }

  it('[D-08] are of the member’s own currency, and nothing is taken of one that has none', async () => {
    const [taka, dollars] = await Promise.all([openPlayer(server(), '100.00'), openPlayer(server(), '900.00', 'USD')])
    const of = await match()
    const listed = (account: string) => asMember(server(), account, 'listFixtures', { gameCode: 'FOOTBALL' })
    expect(await listed(taka)).toMatchObject({ currency: 'BDT', limits: { least: '1', stake: '50000' } })
    expect(await listed(dollars)).toMatchObject({ currency: 'USD', limits: { least: '0.01', stake: '500' } })
    await expect(place(dollars, '500.01', [[of, 'RESULT:home']])).rejects.toEqual(
      refusedAs('book.limit', { what: 'stake', most: '500', currency: 'USD' }),
    )
    await place(dollars, '1.00', [[of, 'RESULT:home']])

    await limit({ BDT: limits.initial['BDT']! })
    expect(await listed(dollars)).toMatchObject({ currency: 'USD', limits: null })
    await expect(place(dollars, '1.00', [[of, 'RESULT:home']])).rejects.toEqual(refusedAs('game.currency.closed'))
    await place(taka, '1.00', [[of, 'RESULT:home']])
    await limit(limits.initial)
  })

  it.each([
    [{ stake: '0.5' }, 'value.BDT.stake'],
    [{ least: '0.0000001' }, 'value.BDT.least'],
    [{ fixturePayout: '999999' }, 'value.BDT.fixturePayout'],
  ])('[D-08] that cannot hold are refused at their field: %j', async (change, field) => {
    await expect(limit({ BDT: { ...limits.initial['BDT'], ...change } })).rejects.toMatchObject({
      code: 'request.invalid',
      value: { fields: [{ field }] },
    })
  })
})

describe('[D-08] what operators do', () => {
  it('[D-08] do not rule on a slip while others share in its pool; a match that is over is not called off', async () => {
    const account = await openPlayer(server(), '100.00')
    const [fight, of] = [await match('COCKFIGHT'), await match()]
    const { slipId } = await place(account, '10.00', [[fight, 'POOL:home']])
    const note = 'they asked for it'
    await expect(asOperator(server(), 'voidRound', { roundId: slipId, note })).rejects.toEqual(refusedAs('round.fixed'))
    await letHaveStarted(server(), of.id, 3_600_000)
    await expect(asOperator(server(), 'voidFixture', { fixtureId: of.id, note })).rejects.toEqual(
      refusedAs('book.fixture.state'),
    )
  })

  it('[D-08] one match that cannot be settled holds up no other', async () => {
    const account = await openPlayer(server(), '100.00')
    const [broken, of] = [await match(), await match()]
    await place(account, '10.00', [[broken, 'RESULT:home']])
    await place(account, '10.00', [[of, 'RESULT:home']])
    await database().run(sql`update book.leg set selection = 'RESULT:nobody' where fixture_id = ${broken.id}`)
    await playOut(server(), broken.id)
    await playOut(server(), of.id)
    expect((await shown(account, of)).fixture.state).toBe('settled')
    expect((await shown(account, broken)).fixture.state).toBe('over')
    await database().run(sql`update book.leg set selection = 'RESULT:home' where fixture_id = ${broken.id}`)
    await tickTheBook(server())
    expect((await shown(account, broken)).fixture.state).toBe('settled')
  })

  it('[D-08] look at matches that run, that come, and that are over, each in the order it is worked in', async () => {
    const [running, over] = [await match(), await match()]
    await letHaveStarted(server(), running.id, 10_000)
    await playOut(server(), over.id)
    const all = async (state: string) => {
      const found: { fixture: { fixtureId: number; state: string; startsAt: number } }[] = []
      for (let before: number | null | undefined; before !== null; ) {
        const page: { list: typeof found; next: number | null } = await asOperator(server(), 'listStaffFixtures', {
          gameCode: 'FOOTBALL',
          state,
          pageSize: 5,
          ...(before === undefined ? {} : { before }),
        })
        found.push(...page.list)
        before = page.next
      }
      return found.map(({ fixture }) => fixture)
    }
    const [now, coming, past] = [await all('running'), await all('coming'), await all('over')]
    expect(now.map(({ fixtureId }) => fixtureId)).toContain(running.id)
    expect(past[0]).toMatchObject({ fixtureId: over.id, state: 'settled' })
    expect(new Set(coming.map(({ state }) => state))).toEqual(new Set(['coming']))
    expect(coming.map(({ startsAt }) => startsAt)).toEqual(
      coming.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b),
    )
    expect(new Set(coming.map(({ fixtureId }) => fixtureId)).size).toBe(coming.length)
    await playOut(server(), running.id)
  })

  it('[D-08] see what was bet on a match and what could be lost', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    const { most } = await place(account, '10.00', [[of, 'RESULT:home']])
    const { list } = await asOperator<any>(server(), 'listStaffFixtures', { gameCode: 'FOOTBALL', pageSize: 100 })
    expect(list.find(({ fixture }: any) => fixture.fixtureId === of.id)).toMatchObject({
      slips: 1,
      open: 1,
      isSuspended: false,
      sold: [{ currency: 'BDT', staked: '10.00', most, paid: '0.00' }],
    })
  })

  it('[D-08] a suspended match sells nothing and cashes nothing out until it goes on', async () => {
    const account = await openPlayer(server(), '100.00')
    const of = await match()
    await place(account, '10.00', [[of, 'RESULT:home']])
    await asOperator(server(), 'suspendFixture', { fixtureId: of.id, isSuspended: true })
    expect((await mine(account))[0].worth).toBeNull()
    expect((await shown(account, of)).fixture).toMatchObject({ isOnSale: false })
    await asOperator(server(), 'suspendFixture', { fixtureId: of.id, isSuspended: false })
    expect((await mine(account))[0].worth).not.toBeNull()
  })

  it('[D-08] a match that is called off gives singles back and lets parlays go on without it', async () => {
    const account = await openPlayer(server(), '100.00')
    const [off, other] = [await match(), await match()]
    await letEndWith(server(), other.id, ({ home, away }) => home > away)
    const price = await priceOf(account, other, 'RESULT:home')
    await place(account, '10.00', [[off, 'RESULT:home']])
    await place(account, '10.00', [
      [off, 'RESULT:home'],
      [other, 'RESULT:home', price],
    ])
    expect(await asOperator(server(), 'voidFixture', { fixtureId: off.id, note: 'the clock stood still' })).toEqual({
      members: 1,
    })
    await tickTheBook(server())
    expect(await balanceOf(account)).toBe('90.00')
    await playOut(server(), other.id)
    expect(Number(await balanceOf(account))).toBeCloseTo(90 + 10 * Number(price), 2)
    const { fixture, fairness } = await shown(account, off)
    expect(fixture).toMatchObject({ state: 'void', score: null, isOnSale: false })
    expect(hashOfServerSeed(fairness.serverSeed)).toBe(fairness.seedHash)
    await expect(asOperator(server(), 'voidFixture', { fixtureId: other.id, note: 'too late' })).rejects.toEqual(
      refusedAs('book.fixture.state'),
    )
  })
})

it('[D-08] the books add up after all of it, and no slip of an ended match waits', async () => {
  await tickTheBook(server())
  expect(await ledgerFindings(server())).toEqual([])
  const waiting = await database().many(sql`
    select s.id from book.slip s
    where s.state = 'open'
      and not exists (
        select from book.leg l join book.fixture f on f.id = l.fixture_id
        where l.slip_id = s.id and f.state in ('planned', 'played')
      )`)
  expect(waiting).toEqual([])
})
