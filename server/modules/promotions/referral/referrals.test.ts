import { periodAt } from '@croupier/basis/period.ts'
import { makeOnePerson, personLinks } from '@croupier/dev/testing/one-person.ts'
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
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database.ts'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { sumRounds } from '../../figures/index.ts'
import { timeZone } from '../../settings/index.ts'
import { bindReferees, countDeposits, payReferrals, runReferralDay } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, bindReferees, countDeposits]
let promotionId: string

beforeAll(async () => {
  await registerConsumers(server().wired.app.database, consumers)
  const terms = {
    deposited: '500',
    validBet: '2000',
    days: 30,
    forReferrer: '100',
    forReferee: '20',
    tiers: ['0.05', '0.02'],
    multiple: '1',
  }
  promotionId = await runPromotion(
    server(),
    { kind: 'referral', terms },
    { startsAt: Date.parse('2026-01-01'), category: 'special' },
  )
})

const tell = (facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)
const period = { schedule: 'test', startsAt: 0, endsAt: 0 }
const paySums = () => payReferrals.run(systemScope(server()), period)
const dayOf = (at: number) => {
  const { startsAt, endsAt } = periodAt('day', server().wired.app.ports.use(settingsPort).read(timeZone), at)
  return { schedule: 'test', startsAt, endsAt }
}
const runDay = (at = Date.now()) => runReferralDay.run(systemScope(server()), dayOf(at))
const referral = (account: string) => asMember(server(), account, 'showReferral', {})

/** A member who registered with a friend's code. */
async function friendOf(referrer: string): Promise<string> {
  const { referralCode } = await referral(referrer)
  const account = await registered(referralCode)
  await tell([])
  return account
}

/** The same, while nobody has read of it. */
async function registered(referralCode: string): Promise<string> {
  const account = await openPlayer(server(), '0')
  await server().wired.app.database.run(sql`
    update identity.profile p
    set answers = answers || jsonb_build_object('referralCode', ${referralCode.toUpperCase()}::text)
    from identity.member m
    where m.id = p.member_id and m.account = ${account}`)
  return account
}

describe('[E-05] bringing friends', () => {
  it('gives both a sum once the friend has deposited and played, and only once', async () => {
    const referrer = await openPlayer(server())
    const friend = await friendOf(referrer)
    expect(await referral(referrer)).toMatchObject({
      totalInvitations: 1,
      totalEarned: '0.00',
      promotion: { promotionId, deposited: '500.00', validBet: '2000.00', forReferrer: '100.00', forReferee: '20.00' },
      tiers: [
        { tier: 1, percent: '0.05', friends: 1, earned: '0.00' },
        { tier: 2, percent: '0.02', friends: 0, earned: '0.00' },
      ],
      friends: [{ customerName: '***', isGiven: false }],
    })
    await tell([await playedRound(server(), friend, { validBet: 2_000 })])
    await paySums()
    expect(await waitingFor(server(), referrer)).toEqual([])

    await tell([await creditedDeposit(server(), friend, 500)])
    await Promise.all([paySums(), paySums()])
    await paySums()
    expect(await waitingFor(server(), referrer)).toEqual([['referral', '100.00']])
    expect(await waitingFor(server(), friend)).toEqual([['referral', '20.00']])
    expect(await referral(referrer)).toMatchObject({ totalEarned: '100.00', friends: [{ isGiven: true }] })
  })

  it('pays for a day once it is known who brought whom', async () => {
    const referrer = await openPlayer(server())
    const { referralCode } = await referral(referrer)
    await tell([])
    await registered(referralCode)
    await expect(runDay()).rejects.toThrow('bindReferees')
    await tell([])
    await runDay()
  })

  it('counts what a friend did within their days', async () => {
    const referrer = await openPlayer(server())
    const friend = await friendOf(referrer)
    await server().wired.app.database.run(sql`
      update promotions.referee r
      set registered_at = registered_at - interval '31 days'
      from identity.member m
      where m.id = r.member_id and m.account = ${friend}`)
    const late = Date.now() - 60_000
    await tell([
      await playedRound(server(), friend, { validBet: 9_000, closedAt: late }),
      await creditedDeposit(server(), friend, 900, Date.now() - 20 * 86_400_000),
    ])
    await paySums()
    expect(await waitingFor(server(), referrer)).toEqual([])
    await tell([await playedRound(server(), friend, { validBet: 2_000, closedAt: Date.now() - 10 * 86_400_000 })])
    await paySums()
    expect(await waitingFor(server(), referrer)).toEqual([['referral', '100.00']])
  })

  it('gives a part of what friends and theirs play each day, once, and makes up for what is taken back', async () => {
    const referrer = await openPlayer(server())
    const friend = await friendOf(referrer)
    const theirs = await friendOf(friend)
    const yesterday = dayOf(dayOf(Date.now()).startsAt - 1).startsAt
    const at = yesterday + 3_600_000
    await tell([
      await playedRound(server(), friend, { validBet: 100_000, closedAt: at }),
      await playedRound(server(), theirs, { validBet: 40_000, closedAt: at }),
    ])
    await Promise.all([runDay(at), runDay(at).catch(() => {})])
    await runDay(at)
    expect(await waitingFor(server(), referrer)).toEqual([['referral', '58.00']])
    expect(await waitingFor(server(), friend)).toEqual([['referral', '20.00']])
    expect((await referral(referrer)).tiers).toMatchObject([
      { friends: 1, earned: '50.00' },
      { friends: 1, earned: '8.00' },
    ])

    const taken = await playedRound(server(), friend, { validBet: -20_000, stake: 0, closedAt: at })
    const today = Date.now()
    await tell([taken, await playedRound(server(), friend, { validBet: 50_000, closedAt: today })])
    await runDay(today)
    expect(await waitingFor(server(), referrer)).toEqual([
      ['referral', '15.00'],
      ['referral', '58.00'],
    ])
  })

  it.each(personLinks)('gives nothing for oneself, nor for whom one’s other account brought: %s', async (link) => {
    const referrer = await openPlayer(server())
    const own = await friendOf(referrer)
    const theirs = await friendOf(own)
    await makeOnePerson(server(), [referrer, own], link)
    const at = dayOf(dayOf(Date.now()).startsAt - 1).startsAt + 3_600_000
    await tell([
      await playedRound(server(), own, { validBet: 100_000, closedAt: at }),
      await playedRound(server(), theirs, { validBet: 40_000, closedAt: at }),
      await creditedDeposit(server(), own, 500),
    ])
    await paySums()
    await runDay(at)
    expect(await waitingFor(server(), referrer)).toEqual([])
    expect(await waitingFor(server(), own)).toEqual([['referral', '20.00']])
  })

  it('makes up for what one’s other account gave before it was known to be', async () => {
    const referrer = await openPlayer(server())
    const [own, friend] = [await friendOf(referrer), await friendOf(referrer)]
    const at = dayOf(dayOf(Date.now()).startsAt - 1).startsAt + 3_600_000
    await tell([await playedRound(server(), own, { validBet: 100_000, closedAt: at })])
    await runDay(at)
    await makeOnePerson(server(), [referrer, own], 'the same payout account')
    await tell([await playedRound(server(), friend, { validBet: 300_000 })])
    await runDay()
    // 150.00 for today, less the 50.00 of yesterday.
    expect(await waitingFor(server(), referrer)).toEqual([
      ['referral', '100.00'],
      ['referral', '50.00'],
    ])
  })

  it('gives a frozen referrer nothing, and the friend their own', async () => {
    const referrer = await openPlayer(server())
    const friend = await friendOf(referrer)
    await asOperator(server(), 'freezeMember', { account: referrer, note: 'for a test' })
    await tell([await playedRound(server(), friend, { validBet: 2_000 }), await creditedDeposit(server(), friend, 500)])
    await paySums()
    expect(await waitingFor(server(), friend)).toEqual([['referral', '20.00']])
    const { given } = await server().wired.app.database.one<{ given: bigint }>(sql`
      select count(*) as given
      from promotions.award a
      join identity.member m on m.id = a.member_id
      where m.account = ${referrer}`)
    expect(given).toBe(0n)
  })

  it('a code that is nobody’s brings nobody', async () => {
    const account = await openPlayer(server(), '0')
    const { database } = server().wired.app
    await database.run(sql`
      update identity.profile p
      set answers = answers || jsonb_build_object('referralCode', 'zzzzzzzzz')
      from identity.member m
      where m.id = p.member_id and m.account = ${account}`)
    await tell([])
    const { kept } = await database.one<{ kept: bigint }>(sql`
      select count(*) as kept
      from promotions.referee r
      join identity.member m on m.id = r.member_id
      where m.account = ${account}`)
    expect(kept).toBe(0n)
  })
})
