import { signInOperator } from '@croupier/dev/testing/cast.ts'
import { creditedDeposit, playedRound, systemScope, tellFacts } from '@croupier/dev/testing/promotions.ts'
import { moveOnHouse, openReports, sumHouse, summing } from '@croupier/dev/testing/reports.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { countWhoCameBack } from './count-retention.ts'
import { cohortsOf } from './list-retention.ts'
import { dayPlus, pageOfDays, reportDays } from './report-days.ts'
import { addRevenue, ggrOf, ngrOf, noRevenue, revenuePurses, withHouse } from './revenue.ts'

const DAY = 86_400_000

describe('[H-09] GGR and NGR', () => {
  const played = { ...noRevenue, rounds: 2, stake: 1_500n, payout: 900n }

  it.each([
    ['stakes less payouts', [], 600n, 600n],
    [
      'what vendors’ wallets lost and won',
      [
        ['house.vendor-wallets', -30n],
        ['house.vendor-wallets', 80n],
      ],
      650n,
      650n,
    ],
    [
      'rewards given, and some taken back',
      [
        ['house.rewards', -220n],
        ['house.rewards', 50n],
      ],
      600n,
      430n,
    ],
    ['salaries and dividends', [['house.contracts', -30n]], 600n, 570n],
    ['goodwill', [['house.adjustments', -10n]], 600n, 590n],
    ['money taken by operators', [['house.adjustments', 10n]], 600n, 610n],
    [
      'fees kept of both ways',
      [
        ['house.deposit-fees', 12n],
        ['house.fees', 5n],
      ],
      600n,
      617n,
    ],
  ] as const)('%s', (_what, house, ggr, ngr) => {
    const revenue = house.reduce((sum, [purse, amount]) => withHouse(sum, { purse, amount }), played)
    expect([ggrOf(revenue), ngrOf(revenue)]).toEqual([ggr, ngr])
  })

  it('are added day by day, below zero too', () => {
    const lost = { ...noRevenue, rounds: 1, stake: 10n, payout: 700n, bonuses: 5n }
    const both = addRevenue(played, lost)
    expect([both.rounds, ggrOf(both), ngrOf(both)]).toEqual([
      3,
      ggrOf(played) + ggrOf(lost),
      ngrOf(played) + ngrOf(lost),
    ])
    expect(ggrOf(both)).toBe(-90n)
  })
})

describe('[H-09] the days of a report', () => {
  const at = (now: string, zone = 'Asia/Dhaka') =>
    ({
      clock: { now: () => Date.parse(now) },
      use: () => ({ zone: () => zone, currency: () => 'BDT' }),
    }) as never
  const days = { from: '2026-11-01', until: '2026-11-05' }

  it('are the last thirty-one of the merchant’s calendar where none are asked for', () => {
    expect(reportDays(at('2026-11-28T18:30:00Z'), {})).toMatchObject({
      currency: 'BDT',
      from: '2026-10-30',
      until: '2026-11-29',
      startsAt: Date.parse('2026-10-29T18:00:00Z'),
      endsAt: Date.parse('2026-11-29T18:00:00Z'),
    })
  })

  it('end with the day that the end asked for is the end of', () => {
    const asked = { from: Date.parse('2026-11-01T00:00:00Z'), until: Date.parse('2026-11-03T00:00:00Z') }
    expect(reportDays(at('2026-11-28T12:00:00Z', 'UTC'), asked)).toMatchObject({
      from: '2026-11-01',
      until: '2026-11-02',
    })
  })

  it.each([
    ['end before they begin', 3, -1],
    ['are more than four hundred', 401, 0],
  ])('are refused where they %s', (_what, back, until) => {
    const now = Date.parse('2026-11-28T12:00:00Z')
    const asked = until < 0 ? { from: now, until: now - back * DAY } : { from: now - back * DAY, until: now }
    expect(() => reportDays(at('2026-11-28T12:00:00Z', 'UTC'), asked)).toThrow('request.invalid')
  })

  it('are paged newest first, none twice and none left out', () => {
    const found: string[] = []
    let before: string | undefined
    for (let pages = 0; pages < 10; pages += 1) {
      const { list, next } = pageOfDays(days, { before, pageSize: 2 }, (day) => ({ day }))
      found.push(...list.map(({ day }) => day))
      if (next === null) break
      before = next
    }
    expect(found).toEqual(['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-02', '2026-11-01'])
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('follow the calendar: %s and %i', (day, days_, expected) => expect(dayPlus(day, days_)).toBe(expected))
})

describe('[H-09] who came back', () => {
  it('stands month by month after the first deposit, unknown where it has not come yet', () => {
    const row = (cohort: string, month: string, members: number, players: number) => ({
      cohort,
      month,
      members,
      players,
    })
    const [newest, oldest] = cohortsOf([
      row('2026-11-01', '2026-11-01', 4, 3),
      row('2025-12-01', '2025-12-01', 9, 9),
      row('2025-12-01', '2026-01-01', 10, 5),
      row('2025-12-01', '2026-11-01', 10, 1),
    ])
    expect(newest).toMatchObject({ cohort: '2026-11', members: 4, month0: 3, month1: null, month12: null })
    expect(oldest).toMatchObject({ cohort: '2025-12', members: 10, month0: 9, month1: 5, month2: null, month11: 1 })
  })
})

describe('[H-09] reports', () => {
  const server = useServer()
  let token: string
  let player: string
  let other: string

  const report = async (name: string, query = '') =>
    (await server().call('console', { method: 'GET', url: `/staff/reports/${name}?${query}`, token })).json()
  const moved = (purse: string, kind: string, amount: number) =>
    moveOnHouse(server(), { account: player, purse, kind, amount })

  beforeAll(async () => {
    await openReports(server())
    token = await signInOperator(server(), 'reader', 'approver')
    player = await openPlayer(server(), '1000.00')
    other = await openPlayer(server(), '0')
    const yesterday = Date.now() - DAY
    await tellFacts(server(), summing, [
      await playedRound(server(), player, { validBet: 500, payout: 200, closedAt: yesterday }),
      await playedRound(server(), player, { validBet: 100, payout: 40 }),
      await playedRound(server(), other, { validBet: 50, payout: 80 }),
      await creditedDeposit(server(), player, 300, yesterday),
      await creditedDeposit(server(), player, 200),
      await creditedDeposit(server(), other, 70),
    ])
    await moved('house.rewards', 'rewards.paid', 25)
    await moved('house.contracts', 'contracts.paid', 10)
    await moved('house.fees', 'wallet.withdrawal-fee', -3)
    await sumHouse(server())
  })

  it('know every account of the house by the name it has in the ledger', async () => {
    const names = await server().wired.app.database.many<{ name: string }>(sql`
      select name from ledger.purse where name like 'house.%'`)
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(revenuePurses)))
  })

  it('tell GGR and NGR by day, what they are made of, and their total', async () => {
    const { value } = await report('revenue')
    const [today, before] = value.list
    expect(today).toMatchObject({ players: 2, rounds: 2, stake: '150.00', payout: '120.00', ggr: '30.00' })
    // The thousand were given by an operator, as goodwill.
    expect(today).toMatchObject({
      bonuses: '25.00',
      agents: '10.00',
      adjustments: '1000.00',
      fees: '3.00',
      ngr: '-1002.00',
    })
    expect(before).toMatchObject({ players: 1, stake: '500.00', payout: '200.00', ggr: '300.00', ngr: '300.00' })
    expect(value.total).toMatchObject({ rounds: 3, stake: '650.00', ggr: '330.00', ngr: '-702.00' })
    expect(value.currency).toBe('BDT')
    expect(value.list).toHaveLength(31)
    expect(value.countedUntil).toBeGreaterThan(Date.now())
  })

  it('are of one currency, and empty where nothing happened in it', async () => {
    const { value } = await report('revenue', 'currency=INR')
    expect(value).toMatchObject({ currency: 'INR', total: { rounds: 0, ggr: '0.00', ngr: '0.00' } })
    expect(await report('revenue', 'currency=XXX')).toMatchObject({ errorCode: 'request.invalid' })
  })

  it('tell what came in and went out, and who paid in for the first time', async () => {
    const { value } = await report('cash')
    expect(value.list[0]).toMatchObject({
      deposits: 2,
      depositors: 2,
      deposited: '270.00',
      firstDeposits: 1,
      net: '270.00',
    })
    expect(value.list[1]).toMatchObject({ deposits: 1, depositors: 1, deposited: '300.00', firstDeposits: 1 })
    expect(value.total).toMatchObject({
      deposits: 3,
      deposited: '570.00',
      withdrawn: '0.00',
      net: '570.00',
      firstDeposits: 2,
    })
  })

  it('tell who registered and played, and for whom it was the first time', async () => {
    const { value } = await report('activity')
    expect(value.list[0]).toMatchObject({ registrations: 2, players: 2, newPlayers: 1, depositors: 2, rounds: 2 })
    expect(value.total).toMatchObject({ registrations: 2, newPlayers: 2, firstDeposits: 2, rounds: 3 })
  })

  it('tell how many of those who first paid in within a month played in it and later', async () => {
    expect((await report('retention')).value.list).toEqual([])
    const run = () => countWhoCameBack.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: Date.now() })
    await run()
    await run()
    const { value } = await report('retention')
    const counts = value.list.map(({ members, month0 }: { members: number; month0: number }) => [members, month0])
    // On the first of a month the two are of different months.
    expect(counts.reduce((sum: number, [members]: number[]) => sum + members!, 0)).toBe(2)
    expect(counts.every(([members, players]: number[]) => members === players)).toBe(true)
  })

  it('are saved as CSV, day by day', async () => {
    const answer = await server().call('console', {
      method: 'GET',
      url: '/staff/reports/revenue?pageSize=5',
      token,
      headers: { accept: 'text/csv' },
    })
    const lines = answer.body.trim().split('\n')
    expect(lines).toHaveLength(32)
    expect(lines[0]).toContain('day,players,rounds,stake,payout')
    expect(lines[1]).toContain('150.00')
  })

  it('are not for a role without them', async () => {
    const writer = await signInOperator(server(), 'writer', 'content')
    for (const name of ['revenue', 'cash', 'activity', 'retention']) {
      const answer = await server().call('console', { method: 'GET', url: `/staff/reports/${name}`, token: writer })
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'staff.forbidden'])
    }
  })
})
