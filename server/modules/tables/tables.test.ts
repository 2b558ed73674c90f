import { hashOfServerSeed } from '@croupier/games/index.ts'
import { totalOf } from '@croupier/games/tables/baccarat.ts'
import { type Dealt, dealtOf, spotsOf, type TableCode, tableCodes } from '@croupier/games/tables/tables.ts'
import { asMember, openBonusPlayer } from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { changeSetting } from '@croupier/dev/testing/settings.ts'
import { letCloseIn, openTables, playOutRound, roundToBet, tickTheTables } from '@croupier/dev/testing/tables.ts'
import { asOperator, ledgerFindings, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { findMemberByAccount } from '../identity/index.ts'
import { playPort } from '../play/index.ts'
import { forgetIdleRounds, tickTables } from './index.ts'
import { numberAfter, opensAfter } from './plan-rounds.ts'
import { waitForOwn } from './slips-store.ts'
import { limits } from './tables-settings.ts'

const server = useServer()
const app = () => server().wired.app
const database = () => app().database

beforeAll(async () => {
  await openTables(server())
})

async function balanceOf(account: string): Promise<string> {
  const member = await findMemberByAccount(database(), account)
  const play = app().ports.use(playPort)
  const units = await play.balanceOf(database(), (await play.playerById(member!.id))!)
  return (Number(units) / 1e6).toFixed(2)
}

type Line = [spot: string, stake: string]

const place = (account: string, gameCode: TableCode, roundId: number, lines: readonly Line[]) =>
  asMember(server(), account, 'placeTableBets', {
    gameCode,
    roundId,
    lines: lines.map(([spot, stake]) => ({ spot, stake })),
  })
const takeBack = (account: string, gameCode: TableCode, roundId: number) =>
  asMember(server(), account, 'takeBackTableBets', { gameCode, roundId })
const show = (account: string, gameCode: TableCode) => asMember(server(), account, 'showTable', { gameCode })
const mine = async (account: string) => (await asMember(server(), account, 'listTableSlips', {})).list
const roundOf = async (account: string, roundId: number) =>
  (await asMember(server(), account, 'showTableRound', { roundId })).round
const played = (slipId: string) =>
  database().one<{ state: string; gameType: string; stake: bigint; payout: bigint; validBet: bigint }>(sql`
    select state, game_type as "gameType", stake, payout, valid_bet as "validBet" from play.round where id = ${slipId}`)

const refusedAs = (code: string, value: object = {}) =>
  expect.objectContaining({ code, ...(Object.keys(value).length > 0 && { value: expect.objectContaining(value) }) })

const wonBy = (side: 'player' | 'banker') => (dealt: Dealt) =>
  dealt.kind === 'baccarat' &&
  (side === 'player' ? totalOf(dealt.player) > totalOf(dealt.banker) : totalOf(dealt.banker) > totalOf(dealt.player))
const isTie = (dealt: Dealt) => dealt.kind === 'baccarat' && totalOf(dealt.player) === totalOf(dealt.banker)
const on = (number: number) => (dealt: Dealt) => dealt.kind === 'roulette' && dealt.number === number

describe('[D-03] LIVE: rounds of tables', () => {
  it('[D-03] are planned by the clock, each committed to before it takes bets, and tell nothing ahead', async () => {
    const account = await openPlayer(server())
    for (const { id } of await database().many<{ id: bigint }>(sql`select id from tables.round`)) {
      await letCloseIn(server(), Number(id), 20_000)
    }
    const { tables } = await asMember(server(), account, 'listTables', {})
    expect(tables.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual([...tableCodes])
    for (const { round, isOnSale } of tables) {
      expect(isOnSale).toBe(true)
      expect(round).toMatchObject({ state: 'betting', dealt: null, serverSeed: null })
      expect(round.seedHash).toMatch(/^[0-9a-f]{64}$/)
      expect(round.closesAt - round.opensAt).toBe(20_000)
    }
  })

  it('[D-03] are dealt when bets are closed, over when their time is, and can be dealt again by anybody', async () => {
    const account = await openPlayer(server())
    const id = await roundToBet(server(), 'DRAGON_TIGER')
    const before = await roundOf(account, id)
    await letCloseIn(server(), id, -1000)
    const dealing = await roundOf(account, id)
    expect(dealing).toMatchObject({ state: 'dealing', serverSeed: null, seedHash: before.seedHash })
    expect(dealing.dealt).toMatchObject({ kind: 'dragonTiger' })

    await playOutRound(server(), id)
    const over = await roundOf(account, id)
    expect(over).toMatchObject({ state: 'settled', dealt: dealing.dealt })
    expect(hashOfServerSeed(over.serverSeed)).toBe(before.seedHash)
    expect(dealtOf('DRAGON_TIGER', over)).toEqual(over.dealt)
    const { list } = await asMember(server(), account, 'listTableRounds', { gameCode: 'DRAGON_TIGER' })
    expect(list[0]).toMatchObject({ roundId: id, dealt: over.dealt })
    expect((await show(account, 'DRAGON_TIGER')).recent[0]).toMatchObject({ roundId: id, dealt: over.dealt })
  })

  it('[D-03] follow each other: the next is planned once no more bets are taken, and opens when the last ends', async () => {
    const [at, day] = [Date.UTC(2026, 10, 28, 23, 59, 50), '20261128']
    const round = { state: 'planned', heldAt: null, closesAt: at, endsAt: at + 12_000, number: `${day}2879` }
    const after = (changed: object, now: number) =>
      opensAfter({ ...round, ...changed } as Parameters<typeof opensAfter>[0], now)
    expect(after({}, at - 1)).toBeUndefined()
    expect(after({}, at)).toBe(at + 12_000)
    expect(after({ heldAt: at }, at + 60_000)).toBeUndefined()
    expect(after({ state: 'settled' }, at + 3_600_000)).toBe(at + 3_600_000)
    expect(after({ state: 'void' }, at)).toBe(at)
    expect(opensAfter(undefined, at)).toBe(at)
    expect(numberAfter(round, at)).toBe(`${day}2880`)
    expect(numberAfter(round, at + 12_000)).toBe('202611290001')
    expect(numberAfter(undefined, at)).toBe(`${day}0001`)
  })

  it('[D-03] nobody bet on are forgotten after a week, others never', async () => {
    const account = await openPlayer(server(), '100.00')
    const [idle, kept] = [await roundToBet(server(), 'SIC_BO'), await roundToBet(server(), 'SIC_BO')]
    await place(account, 'SIC_BO', kept, [['BIG', '10.00']])
    const aged = (id: number, days: number) => letCloseIn(server(), id, -days * 86_400_000)
    await aged(idle, 6)
    await aged(kept, 6)
    await tickTheTables(server())
    await forgetIdleRounds(database())
    expect(await roundOf(account, idle)).toMatchObject({ state: 'settled' })
    await aged(idle, 8)
    await aged(kept, 8)
    await forgetIdleRounds(database())
    await expect(roundOf(account, idle)).rejects.toEqual(refusedAs('tables.round.not.found'))
    expect(await roundOf(account, kept)).toMatchObject({ state: 'settled' })
  })
})

describe('[D-03] LIVE: a slip', () => {
  it.each<[TableCode, Line[], (dealt: Dealt) => boolean, string, string]>([
    ['BACCARAT', [['PLAYER', '10.00']], wonBy('player'), 'won', '20.00'],
    ['BACCARAT', [['BANKER', '10.00']], wonBy('banker'), 'won', '19.50'],
    ['BACCARAT', [['BANKER', '10.00']], wonBy('player'), 'lost', '0.00'],
    ['BACCARAT', [['PLAYER', '10.00']], isTie, 'push', '10.00'],
    [
      'BACCARAT',
      [
        ['PLAYER', '10.00'],
        ['TIE', '10.00'],
      ],
      isTie,
      'won',
      '100.00',
    ],
    [
      'BACCARAT_FREE',
      [
        ['BANKER', '10.00'],
        ['LUCKYSIX', '10.00'],
      ],
      (dealt) =>
        wonBy('banker')(dealt) && dealt.kind === 'baccarat' && totalOf(dealt.banker) === 6 && dealt.banker.length === 3,
      'won',
      '225.00',
    ],
    [
      'ROULETTE',
      [
        ['STRAIGHT:17', '10.00'],
        ['RED', '10.00'],
      ],
      on(17),
      'won',
      '360.00',
    ],
    [
      'ROULETTE',
      [
        ['STRAIGHT:17', '10.00'],
        ['BLACK', '10.00'],
      ],
      on(17),
      'won',
      '380.00',
    ],
    ['SIC_BO', [['BIG', '10.00']], (dealt) => dealt.kind === 'sicBo' && dealt.dice.join() === '6,6,6', 'lost', '0.00'],
    [
      'DRAGON_TIGER',
      [['DRAGON', '10.00']],
      (dealt) => dealt.kind === 'dragonTiger' && dealt.dragon[0] === dealt.tiger[0],
      'won',
      '5.00',
    ],
  ])('[D-03] at %s %j', async (code, lines, isWanted, state, payout) => {
    const account = await openPlayer(server(), '100.00')
    const staked = lines.reduce((sum, [, stake]) => sum + Number(stake), 0)
    const roundId = await roundToBet(server(), code, { isWanted })
    const slip = await place(account, code, roundId, lines)
    expect(slip).toMatchObject({ roundId, gameCode: code, state: 'open', payout: '0.00', stake: staked.toFixed(2) })
    expect(slip.lines.every((line: { payout: string | null }) => line.payout === null)).toBe(true)
    expect(await balanceOf(account)).toBe((100 - staked).toFixed(2))
    await playOutRound(server(), roundId)

    const [settled] = await mine(account)
    expect(settled).toMatchObject({ slipId: slip.slipId, state, payout })
    const sum = settled.lines.reduce((all: number, line: { payout: string }) => all + Number(line.payout), 0)
    expect(sum.toFixed(2)).toBe(payout)
    expect(settled.dealt).toEqual((await roundOf(account, roundId)).dealt)
    expect(await balanceOf(account)).toBe((100 - staked + Number(payout)).toFixed(2))
    expect(await played(slip.slipId)).toMatchObject({ state: 'closed', gameType: 'LIVE' })
  })

  it('[D-03] is one of several that a member puts down in a round, and everybody’s chips are told', async () => {
    const [one, other] = [await openPlayer(server(), '100.00'), await openPlayer(server(), '100.00')]
    const roundId = await roundToBet(server(), 'BACCARAT', { isWanted: wonBy('player') })
    await place(one, 'BACCARAT', roundId, [['PLAYER', '10.00']])
    await place(one, 'BACCARAT', roundId, [
      ['PLAYER', '15.00'],
      ['TIE', '10.00'],
    ])
    await place(other, 'BACCARAT', roundId, [['BANKER', '20.00']])
    const { table, own, limits: bounds } = await show(one, 'BACCARAT')
    expect(table).toMatchObject({
      isOnSale: true,
      players: 2,
      totals: [
        { spot: 'BANKER', amount: '20.00' },
        { spot: 'PLAYER', amount: '25.00' },
        { spot: 'TIE', amount: '10.00' },
      ],
    })
    expect(own.map(({ stake }: { stake: string }) => stake)).toEqual(['25.00', '10.00'])
    expect(bounds).toEqual({ least: '10', spot: '50000', round: '200000' })
    await playOutRound(server(), roundId)
    await tickTheTables(server())
    expect(await balanceOf(one)).toBe('115.00')
    const anotherRound = await roundToBet(server(), 'BACCARAT')
    const next = await show(one, 'BACCARAT')
    expect(next.table.round.roundId).toBe(anotherRound)
    expect([next.own, next.last.length]).toEqual([[], 2])
  })

  it('[D-03] is taken back while bets are taken, with all others of the round, and counts nothing', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'ROULETTE', { isWanted: on(1) })
    const { slipId } = await place(account, 'ROULETTE', roundId, [['RED', '10.00']])
    await place(account, 'ROULETTE', roundId, [
      ['STRAIGHT:1', '20.00'],
      ['RED', '10.00'],
    ])
    expect(await takeBack(account, 'ROULETTE', roundId)).toEqual({ slips: 2 })
    expect(await balanceOf(account)).toBe('100.00')
    expect(await takeBack(account, 'ROULETTE', roundId)).toEqual({ slips: 0 })
    expect(await show(account, 'ROULETTE')).toMatchObject({ own: [], table: { totals: [], players: 0 } })
    await place(account, 'ROULETTE', roundId, [['RED', '30.00']])
    await playOutRound(server(), roundId)
    expect(await balanceOf(account)).toBe('130.00')
    expect((await mine(account)).map(({ state }: { state: string }) => state)).toEqual(['won', 'void', 'void'])
    expect(await played(slipId)).toMatchObject({ state: 'void', validBet: 0n })
    await expect(takeBack(account, 'ROULETTE', roundId)).rejects.toEqual(refusedAs('tables.round.closed'))
  })

  it('[D-03] gives half of an even chance back on zero where the round is played so', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'ROULETTE', { laPartage: true, isWanted: on(0) })
    await place(account, 'ROULETTE', roundId, [
      ['RED', '20.00'],
      ['DOZEN:1', '20.00'],
    ])
    await playOutRound(server(), roundId)
    expect(await balanceOf(account)).toBe('70.00')
    expect(await roundOf(account, roundId)).toMatchObject({ laPartage: true })
  })

  it('[B-07] stands in the records with what was dealt, and leads to where the round is dealt again', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'BACCARAT', { isWanted: wonBy('banker') })
    const { slipId } = await place(account, 'BACCARAT', roundId, [['BANKER', '10.00']])
    await playOutRound(server(), roundId)
    const { list } = await asMember(server(), account, 'listBetHistory', {})
    expect(list[0]).toMatchObject({
      roundId: slipId,
      gameCategory: 'LIVE',
      vassalage: 'TABLES',
      betAmount: '10.00',
      payout: '19.50',
      replayUrl: expect.stringMatching(new RegExp(`/tables\\?gameCode=BACCARAT&roundId=${roundId}$`)),
    })
    const { detail } = await asOperator<{ detail: object }>(server(), 'showRound', { roundId: slipId })
    const { dealt, serverSeed } = await roundOf(account, roundId)
    expect(detail).toMatchObject({
      table: 'BACCARAT',
      lines: [{ spot: 'BANKER', stake: '10.00' }],
      dealt,
      serverSeed,
      pays: { BANKER: '0.95:1' },
    })
  })
})

describe('[D-03] LIVE: what counts as wagered is what was at risk', () => {
  const everyNumber = Array.from({ length: 37 }, (_, number): Line => [`STRAIGHT:${number}`, '10.00'])

  it.each<[string, TableCode, Line[][], string[]]>([
    ['one side', 'BACCARAT', [[['PLAYER', '100.00']]], ['100.00']],
    [
      'both sides in one slip',
      'BACCARAT',
      [
        [
          ['PLAYER', '100.00'],
          ['BANKER', '100.00'],
        ],
      ],
      ['5.00'],
    ],
    ['both sides in two slips', 'BACCARAT', [[['PLAYER', '100.00']], [['BANKER', '100.00']]], ['2.50', '2.50']],
    ['a side against less', 'BACCARAT', [[['PLAYER', '100.00']], [['BANKER', '60.00']]], ['26.88', '16.13']],
    ['all 37 numbers', 'ROULETTE', [everyNumber], ['10.00']],
    ['all 37 numbers, slip by slip', 'ROULETTE', [everyNumber.slice(0, 20), everyNumber.slice(20)], ['5.41', '4.59']],
    ['red and black', 'ROULETTE', [[['RED', '100.00']], [['BLACK', '100.00']]], ['0.00', '0.00']],
    ['red and odd', 'ROULETTE', [[['RED', '100.00']], [['ODD', '100.00']]], ['100.00', '100.00']],
    [
      'dragon and tiger',
      'DRAGON_TIGER',
      [
        [
          ['DRAGON', '100.00'],
          ['TIGER', '100.00'],
        ],
      ],
      ['0.00'],
    ],
  ])('[D-03] %s', async (_, code, slips, valid) => {
    const account = await openPlayer(server(), '1000.00')
    const roundId = await roundToBet(server(), code)
    const ids = []
    for (const lines of slips) ids.push((await place(account, code, roundId, lines)).slipId)
    await playOutRound(server(), roundId)
    const found = await Promise.all(ids.map(async (id) => (await played(id)).validBet))
    expect(found.map((units) => (Number(units) / 1e6).toFixed(2)).sort()).toEqual(valid.toSorted())
  })

  it('[D-03] a slip that was taken back stands against none', async () => {
    const account = await openPlayer(server(), '1000.00')
    const roundId = await roundToBet(server(), 'BACCARAT')
    await place(account, 'BACCARAT', roundId, [['BANKER', '100.00']])
    await takeBack(account, 'BACCARAT', roundId)
    const { slipId } = await place(account, 'BACCARAT', roundId, [['PLAYER', '100.00']])
    await playOutRound(server(), roundId)
    expect((await played(slipId)).validBet).toBe(100_000_000n)
  })
})

describe('[D-03] LIVE: no bet is taken', () => {
  it('[D-03] once the clock has closed the round, before it opens, at another table, or of a spot there is not', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'BACCARAT')
    const bet: Line[] = [['PLAYER', '10.00']]
    await expect(place(account, 'SIC_BO', roundId, [['BIG', '10.00']])).rejects.toEqual(
      refusedAs('tables.round.not.found'),
    )
    await expect(place(account, 'BACCARAT', roundId, [['LUCKYSIX', '10.00']])).rejects.toEqual(
      refusedAs('tables.spot.not.found', { spot: 'LUCKYSIX' }),
    )
    await expect(place(account, 'BACCARAT', 999_999_999, bet)).rejects.toEqual(refusedAs('tables.round.not.found'))
    await expect(place(account, 'BACCARAT', roundId, [...bet, ...bet])).rejects.toEqual(refusedAs('request.invalid'))
    await letCloseIn(server(), roundId, 3_600_000)
    await expect(place(account, 'BACCARAT', roundId, bet)).rejects.toEqual(refusedAs('tables.round.closed'))
    await expect(roundOf(account, roundId)).rejects.toEqual(refusedAs('tables.round.not.found'))
    await letCloseIn(server(), roundId, -1)
    await expect(place(account, 'BACCARAT', roundId, bet)).rejects.toEqual(refusedAs('tables.round.closed'))
    await expect(takeBack(account, 'BACCARAT', roundId)).rejects.toEqual(refusedAs('tables.round.closed'))
    expect(await balanceOf(account)).toBe('100.00')
  })

  it.each<[string, Line[], object]>([
    ['less than the least', [['PLAYER', '9.99']], { what: 'least', most: '10', spot: 'PLAYER' }],
    ['more than may lie on a spot', [['PLAYER', '50000.01']], { what: 'spot', most: '50000', spot: 'PLAYER' }],
    [
      'more than a member may have on a round',
      [
        ['PLAYER', '50000'],
        ['BANKER', '50000'],
        ['TIE', '50000'],
        ['PLAYERPAIR', '50000'],
        ['BANKERPAIR', '10'],
      ],
      { what: 'round', most: '200000' },
    ],
  ])('[D-03] of %s', async (_, lines, value) => {
    const account = await openPlayer(server(), '300000.00')
    const roundId = await roundToBet(server(), 'BACCARAT')
    await expect(place(account, 'BACCARAT', roundId, lines)).rejects.toEqual(
      refusedAs('tables.limit', { currency: 'BDT', ...value }),
    )
    expect(await balanceOf(account)).toBe('300000.00')
  })

  it('[D-03] that waited its turn until the cards could be seen', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'BACCARAT')
    const member = await findMemberByAccount(database(), account)
    const placed = await database().transaction(async (tx) => {
      await waitForOwn(tx, member!.id)
      await letCloseIn(server(), roundId, 500)
      const placing = place(account, 'BACCARAT', roundId, [['PLAYER', '10.00']]).catch((error: unknown) => error)
      await new Promise((closed) => setTimeout(closed, 600))
      return { placing }
    })
    expect(await placed.placing).toEqual(refusedAs('tables.round.closed'))
    expect(await balanceOf(account)).toBe('100.00')
  })

  it('[D-03] of more than a limit in several slips, nor at the same moment', async () => {
    const account = await openPlayer(server(), '300000.00')
    const roundId = await roundToBet(server(), 'BACCARAT')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => place(account, 'BACCARAT', roundId, [['PLAYER', '30000.00']])),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(account)).toBe('270000.00')
  })

  it('[D-03] of more than a member is allowed at once, in several slips nor at the same moment', async () => {
    const account = await openPlayer(server(), '300.00')
    const member = await findMemberByAccount(database(), account)
    await database().run(sql`
      insert into play.stake_limit (member_id, currency, stake_max, set_by)
      values (${member!.id}, 'BDT', 50000000, 'staff:anika')`)
    const roundId = await roundToBet(server(), 'ROULETTE')
    const outcomes = await Promise.allSettled([
      place(account, 'ROULETTE', roundId, [['RED', '30.00']]),
      place(account, 'ROULETTE', roundId, [['RED', '30.00']]),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(place(account, 'ROULETTE', roundId, [['LOW', '20.01']])).rejects.toEqual(
      refusedAs('tables.not.allowed'),
    )
    await place(account, 'ROULETTE', roundId, [['LOW', '20.00']])
    await takeBack(account, 'ROULETTE', roundId)
    await place(account, 'ROULETTE', roundId, [['LOW', '50.00']])
    expect(await balanceOf(account)).toBe('250.00')
  })

  it('[D-03] [E-02] from a bonus of more than it allows at once, in several slips', async () => {
    const bonus = { code: 'TABLES500', amount: '500', maxBet: '50', gameType: 'LIVE' }
    const account = await openBonusPlayer(server(), bonus)
    const roundId = await roundToBet(server(), 'ROULETTE')
    await place(account, 'ROULETTE', roundId, [['RED', '40.00']])
    await expect(place(account, 'ROULETTE', roundId, [['RED', '20.00']])).rejects.toEqual(
      refusedAs('tables.not.allowed'),
    )
    await place(account, 'ROULETTE', roundId, [['RED', '10.00']])
    expect(await balanceOf(account)).toBe('450.00')
    // Another round is another bet.
    await place(account, 'ROULETTE', await roundToBet(server(), 'ROULETTE'), [['RED', '50.00']])
  })

  it('[D-03] by which everybody together could win more than the house stakes', async () => {
    const [one, other] = [await openPlayer(server(), '300000.00'), await openPlayer(server(), '300000.00')]
    const now = { least: '10', spot: '50000', round: '200000', win: '200000' }
    await changeSetting(server(), limits, { BDT: now })
    try {
      const roundId = await roundToBet(server(), 'ROULETTE')
      await place(one, 'ROULETTE', roundId, [['STRAIGHT:7', '5000.00']])
      await expect(place(other, 'ROULETTE', roundId, [['STRAIGHT:7', '1000.00']])).rejects.toEqual(
        refusedAs('tables.limit', { what: 'table', most: '200000' }),
      )
      // What lies on other numbers pays for none of it, for it may be taken back.
      await place(other, 'ROULETTE', roundId, [
        ['STRAIGHT:8', '5000.00'],
        ['DOZEN:3', '50000.00'],
      ])
      await expect(place(other, 'ROULETTE', roundId, [['STRAIGHT:7', '1000.00']])).rejects.toEqual(
        refusedAs('tables.limit', { what: 'table', most: '200000' }),
      )
      await place(other, 'ROULETTE', roundId, [['STRAIGHT:7', '500.00']])
      expect(await balanceOf(other)).toBe('244500.00')
    } finally {
      await changeSetting(server(), limits, limits.initial)
    }
  })

  it('[D-03] in a currency that has no limits, nor of what nobody has', async () => {
    const account = await openPlayer(server(), '15.00')
    const roundId = await roundToBet(server(), 'SIC_BO')
    await expect(place(account, 'SIC_BO', roundId, [['BIG', '15.01']])).rejects.toEqual(
      refusedAs('insufficient_balance'),
    )
    await expect(place(account, 'SIC_BO', roundId, [['BIG', '10.001']])).rejects.toEqual(refusedAs('request.invalid'))
    const { BDT: _closed, ...others } = limits.initial
    await changeSetting(server(), limits, others)
    try {
      await expect(place(account, 'SIC_BO', roundId, [['BIG', '10.00']])).rejects.toEqual(
        refusedAs('game.currency.closed'),
      )
      expect((await show(account, 'SIC_BO')).limits).toBeNull()
    } finally {
      await changeSetting(server(), limits, limits.initial)
    }
    expect(await balanceOf(account)).toBe('15.00')
  })
})

describe('[D-03] LIVE: what goes wrong', () => {
  it('[D-03] a round whose node died is dealt and paid by the next that looks at the clock, once', async () => {
    const account = await openPlayer(server(), '100.00')
    const roundId = await roundToBet(server(), 'BACCARAT', { isWanted: wonBy('player') })
    await place(account, 'BACCARAT', roundId, [['PLAYER', '10.00']])
    await letCloseIn(server(), roundId, -7_200_000)
    await Promise.all([tickTables(app()), tickTables(app()), tickTables(app())])
    await tickTables(app())
    expect(await balanceOf(account)).toBe('110.00')
    expect(await roundOf(account, roundId)).toMatchObject({ state: 'settled' })
  })

  it('[D-03] one whose seed cannot be opened holds up no other', async () => {
    const account = await openPlayer(server(), '100.00')
    const [broken, of] = [await roundToBet(server(), 'SIC_BO'), await roundToBet(server(), 'DRAGON_TIGER')]
    const { sealed } = await database().one<{ sealed: string }>(sql`
      select sealed_seed as sealed from tables.round where id = ${broken}`)
    await database().run(sql`update tables.round set sealed_seed = 'damaged' where id = ${broken}`)
    await letCloseIn(server(), broken, -7_200_000)
    await playOutRound(server(), of)
    expect((await roundOf(account, of)).state).toBe('settled')
    await database().run(sql`update tables.round set sealed_seed = ${sealed} where id = ${broken}`)
    await tickTheTables(server())
    expect((await roundOf(account, broken)).state).toBe('settled')
  })

  it('[D-03] one that cannot be settled holds up no other', async () => {
    const account = await openPlayer(server(), '100.00')
    const [broken, of] = [await roundToBet(server(), 'SIC_BO'), await roundToBet(server(), 'DRAGON_TIGER')]
    const { slipId } = await place(account, 'SIC_BO', broken, [['BIG', '10.00']])
    await place(account, 'DRAGON_TIGER', of, [['TIGER', '10.00']])
    await database().run(sql`update tables.slip set spots = array['NOWHERE'] where id = ${slipId}`)
    await letCloseIn(server(), broken, -3_600_000)
    await playOutRound(server(), of)
    expect((await roundOf(account, of)).state).toBe('settled')
    expect((await roundOf(account, broken)).state).toBe('dealing')
    await database().run(sql`update tables.slip set spots = array['BIG'] where id = ${slipId}`)
    await tickTheTables(server())
    expect((await roundOf(account, broken)).state).toBe('settled')
  })

  it('[D-03] keeps the books while many put down, take back and are paid at the same moment', async () => {
    const MEMBERS = 6
    const accounts = await Promise.all(Array.from({ length: MEMBERS }, () => openPlayer(server(), '1000.00')))
    // Simple numbers in a row, so that a failure can be played again.
    let last = 7
    const below = (bound: number) => {
      last = (last * 48_271) % 2_147_483_647
      return last % bound
    }
    for (const code of tableCodes) {
      const roundId = await roundToBet(server(), code)
      const spots = spotsOf(code)
      const work = accounts.flatMap((account) =>
        Array.from({ length: 6 }, () => {
          const what = below(5)
          const chips = Array.from(
            { length: 1 + below(3) },
            (): Line => [spots[below(spots.length)]!.id, `${10 + below(20)}.00`],
          )
          const lines = [...new Map(chips).entries()]
          return () => (what === 0 ? takeBack(account, code, roundId) : place(account, code, roundId, lines))
        }),
      )
      const placing = work.map((each) => each().catch((error: unknown) => error))
      // Bets are closed while some still wait, and the house looks at the clock while others are written.
      await Promise.race(placing.slice(0, 20))
      await letCloseIn(server(), roundId, -3_600_000)
      await Promise.all([...placing, tickTables(app()), tickTables(app())])
      await tickTheTables(server())
      expect((await roundOf(accounts[0]!, roundId)).state).toBe('settled')

      const { open, staked, lying } = await database().one<{ open: bigint; staked: bigint; lying: bigint }>(sql`
        select count(*) filter (where s.state = 'open') as open,
               coalesce(sum(s.stake) filter (where s.state <> 'void'), 0)::bigint as staked,
               (select coalesce(sum(t.staked), 0) from tables.total t where t.round_id = ${roundId})::bigint as lying
        from tables.slip s where s.round_id = ${roundId}`)
      expect([open, lying]).toEqual([0n, staked])
      const { differing } = await database().one<{ differing: bigint }>(sql`
        select count(*) as differing from tables.slip s join play.round r on r.id = s.id
        where s.round_id = ${roundId}
          and (r.state <> case s.state when 'void' then 'void' else 'closed' end
               or (s.state <> 'void' and (r.stake <> s.stake or r.payout <> s.payout or r.valid_bet > s.stake)))`)
      expect(differing).toBe(0n)
    }
    for (const account of accounts) {
      const member = await findMemberByAccount(database(), account)
      const { moved } = await database().one<{ moved: bigint }>(sql`
        select coalesce(sum(payout - stake) filter (where state <> 'void'), 0)::bigint as moved
        from tables.slip where member_id = ${member!.id}`)
      expect(await balanceOf(account)).toBe((1000 + Number(moved) / 1e6).toFixed(2))
    }
    expect(await ledgerFindings(server())).toEqual([])
  })
})
