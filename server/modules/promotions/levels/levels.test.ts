import { nothingEased } from '@croupier/api/promotions/terms/vip.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import {
  asMember,
  creditedDeposit,
  playedRound,
  runPromotion,
  systemScope,
  tellFacts,
  waitingFor,
} from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { periodAt } from '@croupier/basis/period.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sumRounds } from '../../figures/index.ts'
import { timeZone } from '../../settings/index.ts'
import { countDeposits, raiseLevels, runLevelDay, runLevelMonth, runLevelWeek } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, countDeposits]

const nothing = { upgrade: null, birthday: null, week: null, month: null, ...nothingEased }
const promise: KindAndTerms = {
  kind: 'vip',
  terms: {
    levels: [
      { names: { en: 'Bronze' }, reach: { validBet: '1000', deposits: null }, keep: null, privileges: nothing },
      {
        names: { en: 'Silver', bn: 'রুপা' },
        reach: { validBet: '5000', deposits: '200' },
        keep: { validBet: '2000' },
        privileges: { ...nothing, upgrade: '18', week: '3', birthday: '50' },
      },
      {
        names: { en: 'Gold' },
        reach: { validBet: '20000', deposits: '200' },
        keep: { validBet: '8000' },
        privileges: {
          ...nothing,
          upgrade: '58',
          month: '30',
          dailyWithdrawal: '900000',
          dailyWithdrawals: 12,
          isWithdrawalFree: true,
          rebateRaise: '10',
        },
      },
    ],
    multiple: '2',
  },
}
let promotionId: string

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  promotionId = await runPromotion(server(), promise, { startsAt: Date.parse('2026-01-01'), category: 'vip' })
})

const zone = () => server().wired.app.ports.use(settingsPort).read(timeZone)
const during = (kind: 'minute5' | 'day' | 'week' | 'month', at = Date.now()) => {
  const { startsAt, endsAt } = periodAt(kind, zone(), at)
  return { schedule: 'test', startsAt, endsAt }
}
const raise = () => raiseLevels.run(systemScope(server()), during('minute5'))
const play = async (account: string, validBet: number, closedAt = Date.now()) =>
  tellFacts(server(), consumers, [await playedRound(server(), account, { validBet, closedAt })])
const deposit = async (account: string, amount: number) =>
  tellFacts(server(), consumers, [await creditedDeposit(server(), account, amount)])
const standing = (account: string) => asMember(server(), account, 'showVip', {})

describe('[E-06] VIP levels', () => {
  it('are shown with what is missing, and climbed several at a time, each once in life', async () => {
    const account = await openPlayer(server())
    await play(account, 600)
    await raise()
    expect(await standing(account)).toMatchObject({
      promotionId,
      level: 0,
      playerRankName: null,
      nextRankName: 'Bronze',
      totalTurnover: '600.00',
      missing: { validBet: '400.00', deposits: '0.00' },
    })

    await play(account, 19_400)
    await raise()
    expect(await standing(account)).toMatchObject({ level: 1, missing: { validBet: '0.00', deposits: '200.00' } })
    expect(await waitingFor(server(), account)).toEqual([])

    await deposit(account, 200)
    await Promise.all([raise(), raise()])
    expect(await standing(account)).toMatchObject({
      level: 3,
      playerRankName: 'Gold',
      nextRankName: null,
      missing: null,
      monthlyTurnover: { actual: '20000.00', expected: '8000.00' },
      levels: [{ isReached: true }, { isReached: true, privileges: { upgrade: '18.00' } }, { isReached: true }],
    })
    expect(await waitingFor(server(), account)).toEqual([
      ['level', '58.00'],
      ['level', '18.00'],
    ])
  })

  it('[H-05] are shown to operators as the member sees them', async () => {
    const account = await openPlayer(server())
    await play(account, 1_200)
    await raise()

    expect(await asOperator(server(), 'showMemberVip', { account })).toEqual(await standing(account))
    expect(await standing(account)).toMatchObject({ level: 1, nextRankName: 'Silver' })
  })

  it('are lost by a month that misses what they ask, and come back by one that meets it, without an award', async () => {
    const account = await openPlayer(server())
    await deposit(account, 200)
    await play(account, 20_000)
    await raise()
    // The month it was reached in is the present one: what follows it is judged.
    const next = during('month', during('month').endsAt)
    const later = during('month', next.endsAt)
    const { database } = server().wired.app
    const closed = (month: { endsAt: number }) => month.endsAt - 3_600_000
    await play(account, 7_999, closed(next))
    await play(account, 8_000, closed(later))
    const given = await waitingFor(server(), account)

    await runLevelMonth.run(systemScope(server()), next)
    await runLevelMonth.run(systemScope(server()), next)
    expect(await standing(account)).toMatchObject({ level: 2, isComingBack: true, nextRankName: 'Gold' })
    await raise()
    expect(await standing(account)).toMatchObject({ level: 2 })

    await runLevelMonth.run(systemScope(server()), later)
    expect(await standing(account)).toMatchObject({ level: 3, isComingBack: false })
    // What gold gives for the month it stood at the end of, and nothing for coming back.
    expect(await waitingFor(server(), account)).toEqual([['level', '30.00'], ...given])
    await database.run(sql`delete from promotions.standing`)
  })

  it('give by the week and on the birthday, once', async () => {
    const account = await openPlayer(server())
    await deposit(account, 200)
    await play(account, 5_000)
    await raise()
    const given = await waitingFor(server(), account)
    const week = during('week')
    await runLevelWeek.run(systemScope(server()), week)
    await runLevelWeek.run(systemScope(server()), week)
    expect(await waitingFor(server(), account)).toEqual([['level', '3.00'], ...given])
    // What a change of the merchant's zone leaves between two weeks is none.
    await runLevelWeek.run(systemScope(server()), { ...week, startsAt: week.endsAt - 6 * 3_600_000 })
    expect(await waitingFor(server(), account)).toEqual([['level', '3.00'], ...given])

    const day = during('day')
    const { database } = server().wired.app
    await database.run(sql`
      update identity.profile p
      set birthday = (${new Date(day.endsAt)}::timestamptz at time zone ${zone()})::date - interval '30 years'
      from identity.member m
      where m.id = p.member_id and m.account = ${account}`)
    await runLevelDay.run(systemScope(server()), day)
    // Registered today: whoever has just written a birthday down has none yet.
    expect(await waitingFor(server(), account)).toEqual([['level', '3.00'], ...given])
    await database.run(sql`
      update identity.member set created_at = created_at - interval '31 days' where account = ${account}`)
    // Nor has who told it only lately.
    const toldBefore = (days: number) => sql`
      update identity.profile p
      set birthday_told_at = ${new Date(day.endsAt)}::timestamptz - ${days} * interval '1 day'
      from identity.member m
      where m.id = p.member_id and m.account = ${account}`
    await database.run(toldBefore(29))
    await runLevelDay.run(systemScope(server()), day)
    expect(await waitingFor(server(), account)).toEqual([['level', '3.00'], ...given])
    await database.run(toldBefore(31))
    await runLevelDay.run(systemScope(server()), day)
    await runLevelDay.run(systemScope(server()), day)
    expect(await waitingFor(server(), account)).toEqual([['level', '50.00'], ['level', '3.00'], ...given])
  })

  it('are given for a day once its deposits are counted', async () => {
    const account = await openPlayer(server())
    const credited = await creditedDeposit(server(), account, 200)
    await systemScope(server()).transaction(async (scope) => scope.announce(credited))
    await expect(runLevelDay.run(systemScope(server()), during('day'))).rejects.toThrow('countDeposits')
    await tellFacts(server(), consumers, [])
    await runLevelDay.run(systemScope(server()), during('day'))
  })

  it('give a frozen member nothing', async () => {
    const account = await openPlayer(server())
    await deposit(account, 200)
    await play(account, 20_000)
    await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
    await raise()
    const { given } = await server().wired.app.database.one<{ given: bigint }>(sql`
      select count(*) as given
      from promotions.award a
      join identity.member m on m.id = a.member_id
      where m.account = ${account}`)
    expect(given).toBe(0n)
  })

  it('ease what is withdrawn in a day, its fee, and raise rebates of whoever stands on them now', async () => {
    const rule = {
      minimum: '500',
      maximum: '50000',
      dailyAmount: '200000',
      dailyCount: 5,
      feePercent: '2',
      feeFixed: '3',
    }
    await asOperator(server(), 'changeSetting', { name: 'wallet.withdrawRules', value: { BDT: rule } })
    await server().wired.app.ports.use(settingsPort).refresh()
    const rates = [{ gameType: 'RNG' as const, percent: '0.8' }]
    const rebate: KindAndTerms = { kind: 'rebate', terms: { rates, isByHand: true, minimum: '1', multiple: '1' } }
    await runPromotion(server(), rebate, { startsAt: Date.parse('2026-01-01'), category: 'rebate' })
    const account = await openPlayer(server(), '10000.00')
    const settings = () => asMember(server(), account, 'showWithdrawSettings', {})
    await play(account, 5_000)
    expect(await settings()).toMatchObject({ dailyAmount: '200000', dailyCount: 5, feePercent: '2', feeFixed: '3' })
    expect(await asMember(server(), account, 'showRebate', {})).toMatchObject({ list: [{ due: '40.00', raise: null }] })

    await deposit(account, 200)
    await play(account, 15_000)
    await raise()
    expect(await settings()).toMatchObject({ dailyAmount: '900000', dailyCount: 12, feePercent: '0', feeFixed: '0' })
    const { list } = await asMember(server(), account, 'showRebate', {})
    expect(list).toMatchObject([{ due: '176.00', raise: '10' }])
    expect((await standing(account)).levels[2].privileges).toMatchObject({ dailyWithdrawals: 12, rebateRaise: '10' })
    await asMember(server(), account, 'claimRebate', { promotionId: list[0].promotionId })
    expect(await waitingFor(server(), account)).toContainEqual(['rebate', '176.00'])

    // Whoever falls is bound like everybody else again, and keeps what was given.
    await server().wired.app.database.run(sql`
      update promotions.standing s set level = 2
      from identity.member m where m.id = s.member_id and m.account = ${account}`)
    expect(await settings()).toMatchObject({ dailyAmount: '200000', dailyCount: 5, feePercent: '2' })
    expect(await asMember(server(), account, 'showRebate', {})).toMatchObject({ list: [{ due: '0.00', raise: null }] })
  })

  it('are refused where they do not rise', async () => {
    const { levels, multiple } = promise.terms as Extract<KindAndTerms, { kind: 'vip' }>['terms']
    const terms = { levels: levels.toReversed(), multiple }
    await expect(runPromotion(server(), { kind: 'vip', terms })).rejects.toThrow('request.invalid')
  })
})
