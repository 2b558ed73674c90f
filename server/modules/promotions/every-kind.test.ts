import { TRIAL_TYPE } from '@croupier/api/identity/limits.ts'
import { type KindAndTerms, promotionKinds } from '@croupier/api/promotions/promotion-kinds.ts'
import { nothingEased } from '@croupier/api/promotions/terms/vip.ts'
import { periodAt } from '@croupier/basis/period.ts'
import {
  asMember,
  creditedDeposit,
  playedRound,
  runPromotion,
  systemScope,
  takenBack,
  tellFacts,
} from '@croupier/dev/testing/promotions.ts'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import type { Event } from '../../platform/event.ts'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { settingsPort } from '../../platform/settings.ts'
import { sumRounds } from '../figures/index.ts'
import { findMemberByAccount, memberRegistered } from '../identity/index.ts'
import { timeZone } from '../settings/index.ts'
import {
  bindReferees,
  countDeposits,
  countRaces,
  drawRaffles,
  endRaces,
  payReferrals,
  raiseLevels,
  runPromotionDay,
  welcomeMembers,
} from './index.ts'

const server = useServer()
const consumers = [sumRounds, welcomeMembers, bindReferees, countDeposits, countRaces]
const HOUR = 3_600_000
const DAY = 24 * HOUR
const database = () => server().wired.app.database

/** Brings friends: nobody is brought by somebody younger. */
let referrer: string

beforeAll(async () => {
  await registerConsumers(database(), consumers)
  referrer = await openPlayer(server(), '0')
})

const period = { schedule: 'test', startsAt: 0, endsAt: 0 }
const dayBefore = (days: number) => {
  const zone = server().wired.app.ports.use(settingsPort).read(timeZone)
  const { startsAt, endsAt } = periodAt('day', zone, Date.now() - days * DAY)
  return { schedule: 'test', startsAt, endsAt }
}
const scope = () => systemScope(server())
const noon = (days: number) => dayBefore(days).startsAt + 12 * HOUR

type Round = Awaited<ReturnType<typeof playedRound>>
const played = (account: string, validBet: number, more: Partial<Parameters<typeof playedRound>[2]> = {}) =>
  playedRound(server(), account, { validBet, ...more })

/** Who the facts are of: each way of telling them has members and a promotion of its own. */
interface Told {
  account: string
  /** Of all that are told, so that no two share hours. */
  number: number
  promotionId: string
}

interface Row {
  promise: KindAndTerms
  more?: (told: Pick<Told, 'number'>) => object
  /** What comes before the facts: joining, being brought by a friend. */
  before?: (told: Told) => Promise<void>
  /** What is told, in the order it happened; corrections among it. */
  facts?: (told: Told) => Promise<Event[]>
  /** What makes the promotion look: a run, or what its member does. */
  look?: (told: Told, refused?: string) => Promise<void>
  /** What it gives, by whatever order: amounts in the order they are given. */
  gives: readonly string[]
  /** The same, where the promotion looked before the last of the facts. */
  late: readonly string[]
  /** The same, where the last fact is told first; as ever where it is left out. */
  backwards?: readonly string[]
}

/** What a member does who may have done so before, or may not at all: the refusal that says so. */
async function ask(account: string, name: string, input: object, again: string): Promise<void> {
  await asMember(server(), account, name, input).catch((error: { code?: string }) => expect(error.code).toBe(again))
}

const join = ({ account, promotionId }: Told) => asMember(server(), account, 'joinPromotion', { promotionId })
/** In the hours of its own that a race or raffle runs. */
const within = ({ number }: Pick<Told, 'number'>) => Date.now() - (1 + 3 * number) * HOUR
const running = ({ number }: Pick<Told, 'number'>) => ({
  startsAt: within({ number }) - HOUR,
  endsAt: Date.now() + HOUR,
})
/** Its hours are over. */
const end = (told: Told) =>
  database().run(sql`
    update promotions.version set ends_at = ${new Date(within(told) + 0.2 * HOUR)}
    where promotion_id = ${told.promotionId}::bigint`)
const longSince = () => ({ startsAt: Date.now() - 4 * DAY })
const nothing = { upgrade: null, birthday: null, week: null, month: null, ...nothingEased }
const tiers = [
  { from: '500', percent: '20', cap: '300' },
  { from: '2000', percent: '30', cap: '1500' },
]

/** A deposit of 500 and a later one of 2,000. */
const twoDeposits = async ({ account }: Told) => [
  await creditedDeposit(server(), account, 500, Date.now()),
  await creditedDeposit(server(), account, 2000, Date.now() + 1),
]

/** Rounds of a day, of which the one in the middle is taken back whole. */
const corrected = (
  validBets: readonly [number, number, number],
  more: (told: Told) => Partial<Parameters<typeof playedRound>[2]>,
) =>
  async function facts(told: Told): Promise<Event[]> {
    const [first, wrong, last] = (await Promise.all(
      validBets.map((each) => played(told.account, each, more(told))),
    )) as Round[]
    return [first!, wrong!, last!, takenBack(wrong!)]
  }

const rows: Record<string, Row> = {
  'sign-up': {
    promise: { kind: 'sign-up', terms: { amount: '20', multiple: '1' } },
    facts: async ({ account }) => {
      const { id } = (await findMemberByAccount(database(), account))!
      const fact = { memberId: id.toString(), account, type: 0, currency: 'BDT', ancestorIds: [] }
      return [memberRegistered(fact), memberRegistered(fact)]
    },
    gives: ['20.00'],
    late: ['20.00'],
  },
  application: {
    promise: { kind: 'application', terms: { amount: '131', multiple: '1' } },
    look: async ({ account, promotionId }, refused = 'promotion.applied.already') => {
      const input = { promotionId, remarks: 'I added it' }
      await ask(account, 'applyForPromotion', input, refused)
      await asOperator(server(), 'decideApplication', { promotionId, account, decision: 'grant' }).catch(
        (error: { code?: string }) => expect(error.code).toMatch(/^application\.(?:decided|not\.found)$/),
      )
    },
    gives: ['131.00'],
    late: ['131.00'],
  },
  'sign-in': {
    promise: { kind: 'sign-in', terms: { days: ['1', '2'], missed: 'continue', multiple: '0' } },
    look: ({ account, promotionId }, refused = 'promotion.signed.already') =>
      ask(account, 'signInToday', { promotionId }, refused),
    gives: ['1.00'],
    late: ['1.00'],
  },
  'deposit, each': {
    promise: { kind: 'deposit', terms: { ordinal: null, tiers, multiple: '1' } },
    before: join,
    facts: twoDeposits,
    gives: ['100.00', '600.00'],
    late: ['100.00', '600.00'],
    backwards: ['600.00', '100.00'],
  },
  'deposit, the first': {
    promise: { kind: 'deposit', terms: { ordinal: 1, tiers, multiple: '1' } },
    before: join,
    facts: twoDeposits,
    gives: ['100.00'],
    late: ['100.00'],
    // The first that was told of is given for once, and never the other one too.
    backwards: ['600.00'],
  },
  'rebate by itself': {
    promise: {
      kind: 'rebate',
      terms: { rates: [{ gameType: 'FISH', percent: '1' }], isByHand: false, minimum: '1', multiple: '1' },
    },
    more: longSince,
    facts: corrected([1000, 400, 333], () => ({ gameType: 'FISH', closedAt: noon(2) })),
    look: () => runPromotionDay.run(scope(), dayBefore(2)),
    gives: ['13.33'],
    // 17.33 was paid before 400 were taken back: 4.00 less on a later day.
    late: ['17.33'],
  },
  'rebate by hand': {
    promise: {
      kind: 'rebate',
      terms: { rates: [{ gameType: 'LIVE', percent: '1' }], isByHand: true, minimum: '1', multiple: '1' },
    },
    more: longSince,
    facts: corrected([1000, 400, 333], () => ({ gameType: 'LIVE' })),
    look: ({ account, promotionId }, refused = 'promotion.nothing.due') =>
      ask(account, 'claimRebate', { promotionId }, refused),
    gives: ['13.33'],
    late: ['17.33'],
  },
  rescue: {
    promise: {
      kind: 'rescue',
      terms: {
        period: 'day',
        tiers: [
          { from: '1000', percent: '5' },
          { from: '5000', percent: '8' },
        ],
        cap: null,
        multiple: '1',
      },
    },
    more: longSince,
    facts: corrected([1000, 4200, 800], () => ({ gameType: 'PVP', closedAt: noon(1) })),
    look: () => runPromotionDay.run(scope(), dayBefore(1)),
    gives: ['90.00'],
    // What was given for a day stays as it is.
    late: ['480.00'],
  },
  mission: {
    promise: {
      kind: 'mission',
      terms: {
        measure: 'validBet',
        gameType: 'COCKFIGHT',
        period: 'once',
        steps: [
          { target: '1000', amount: '5' },
          { target: '5000', amount: '30' },
        ],
        multiple: '1',
      },
    },
    more: longSince,
    facts: corrected([4800, 400, 100], () => ({ gameType: 'COCKFIGHT' })),
    look: ({ account, promotionId }, refused = 'promotion.nothing.due') =>
      ask(account, 'collectMission', { promotionId }, refused),
    gives: ['5.00'],
    // A step once reached stays reached.
    late: ['5.00', '30.00'],
  },
  code: {
    promise: { kind: 'code', terms: { code: 'LIGHT', amount: '20', uses: 5, multiple: '1' } },
    // One answer for every code that does not work.
    look: ({ account }, refused) =>
      ask(
        account,
        'redeemCode',
        { promoCode: 'light' },
        refused === 'login.excluded' ? refused : 'promotion.code.unknown',
      ),
    gives: ['20.00'],
    late: ['20.00'],
  },
  race: {
    promise: {
      kind: 'race',
      terms: { measure: 'rounds', gameType: 'BINGO', prizes: ['100', '50'], ties: 'first', multiple: '1' },
    },
    more: running,
    // One's own three rounds, of which one is taken back, stand behind a friend's three.
    before: async (told) => {
      const friend = await openPlayer(server())
      const rounds = [1, 2, 3].map(() => played(friend, 5, { gameType: 'BINGO', closedAt: within(told) + 60_000 }))
      await tellFacts(server(), consumers, await Promise.all(rounds))
    },
    facts: corrected([10, 10, 10], (told) => ({ gameType: 'BINGO', closedAt: within(told) })),
    look: async (told) => {
      await end(told)
      await endRaces.run(scope(), period)
    },
    gives: ['50.00'],
    // What is corrected once it is decided moves no place.
    late: ['100.00'],
  },
  raffle: {
    promise: {
      kind: 'raffle',
      terms: {
        measure: 'validBet',
        perTicket: '1000',
        mostTickets: null,
        prizes: ['300', '100', '50'],
        maxWins: 3,
        multiple: '1',
      },
    },
    more: running,
    facts: corrected([600, 1000, 500], (told) => ({ gameType: 'RNG', closedAt: within(told) })),
    look: async (told) => {
      await end(told)
      await drawRaffles.run(scope(), period)
    },
    // One ticket wins the first prize; with the round that is taken back, two.
    gives: ['300.00'],
    late: ['300.00', '100.00'],
  },
  envelope: {
    promise: {
      kind: 'envelope',
      terms: { total: '10', pieces: 1, least: '1', split: 'equal', multiple: '1' },
    },
    look: ({ account, promotionId }, refused = 'promotion.opened.already') =>
      ask(account, 'openEnvelope', { promotionId }, refused),
    gives: ['10.00'],
    late: ['10.00'],
  },
  referral: {
    promise: {
      kind: 'referral',
      terms: {
        deposited: '500',
        validBet: '2000',
        days: 30,
        forReferrer: '100',
        forReferee: '20',
        tiers: [],
        multiple: '1',
      },
    },
    more: longSince,
    before: async ({ account }) => {
      const { referralCode } = await asMember(server(), referrer, 'showReferral', {})
      await database().run(sql`
        update identity.profile p
        set answers = answers || jsonb_build_object('referralCode', ${referralCode}::text)
        from identity.member m
        where m.id = p.member_id and m.account = ${account}`)
    },
    facts: async (told) => [
      await creditedDeposit(server(), told.account, 500),
      ...(await corrected([1900, 200, 100], () => ({ gameType: 'RNG' }))(told)),
    ],
    look: () => payReferrals.run(scope(), period),
    // The friend's own: 2,000 exactly once the round of 200 is taken back.
    gives: ['20.00'],
    late: ['20.00'],
  },
  vip: {
    promise: {
      kind: 'vip',
      terms: {
        levels: [
          {
            names: { en: 'Bronze' },
            reach: { validBet: '1000', deposits: null },
            keep: null,
            privileges: { ...nothing, upgrade: '18' },
          },
          {
            names: { en: 'Silver' },
            reach: { validBet: '5000', deposits: null },
            keep: null,
            privileges: { ...nothing, upgrade: '58' },
          },
        ],
        multiple: '1',
      },
    },
    more: longSince,
    facts: corrected([4800, 400, 100], () => ({ gameType: 'RNG' })),
    look: () => {
      const { startsAt, endsAt } = periodAt('minute5', 'UTC', Date.now())
      return raiseLevels.run(scope(), { schedule: 'test', startsAt, endsAt })
    },
    gives: ['18.00'],
    // A level once reached stays, with what it gave.
    late: ['18.00', '58.00'],
  },
}

/** What a promotion has given a member; its budget holds that to the unit. */
async function given({ account, promotionId }: Told): Promise<string[]> {
  const awards = await database().many<{ amount: bigint; waiting: bigint }>(sql`
    select a.amount, (
      select count(*) from rewards.claimable c
      where c.source = 'promotions' and c.reference = a.id::text and c.amount = a.amount) as waiting
    from promotions.award a
    join identity.member m on m.id = a.member_id
    where a.promotion_id = ${promotionId}::bigint and m.account = ${account}
    order by a.id`)
  const { isExact } = await database().one<{ isExact: boolean }>(sql`
    select p.reserved = (select coalesce(sum(amount), 0) from promotions.award where promotion_id = p.id) as "isExact"
    from promotions.promotion p
    where p.id = ${promotionId}::bigint`)
  expect(isExact).toBe(true)
  expect(awards.every(({ waiting }) => waiting === 1n)).toBe(true)
  return awards.map(({ amount }) => `${amount / 1_000_000n}.${String((amount / 10_000n) % 100n).padStart(2, '0')}`)
}

const tell = (facts: Event[]) => tellFacts(server(), consumers, facts)

/** The ways in which the same facts arrive. */
const tellings: readonly [
  string,
  (row: Row, told: Told, facts: Event[]) => Promise<void>,
  (row: Row) => readonly string[],
][] = [
  ['as they happened', async (_, __, facts) => tell(facts), ({ gives }) => gives],
  [
    'each twice',
    async (row, told, facts) => {
      // A round's fact is written with its settlement, once, however often its vendor repeats the call.
      const again = facts.filter(({ type }) => !type.startsWith('play.'))
      await tell([...facts, ...again])
      await row.look?.(told)
      await tell(again)
    },
    ({ gives }) => gives,
  ],
  ['backwards', async (_, __, facts) => tell(facts.toReversed()), ({ gives, backwards = gives }) => backwards],
  [
    'the last of them late',
    async (row, told, facts) => {
      await tell(facts.slice(0, -1))
      await row.look?.(told)
      await tell(facts.slice(-1))
    },
    ({ late }) => late,
  ],
]

let turn = 0

/** A promotion that was published days ago, as runs look at what was published by then, and a member who may take part. */
async function open(row: Row): Promise<Told> {
  const number = (turn += 1)
  const account = await openPlayer(server())
  const promotionId = await runPromotion(server(), row.promise, row.more?.({ number }))
  await database().run(sql`
    update promotions.promotion set published_at = ${new Date(Date.now() - 4 * DAY)}
    where id = ${promotionId}::bigint`)
  const told = { account, promotionId, number }
  await row.before?.(told)
  return told
}

/** What it gave; then it is out of the way of the next one. */
async function givenAtLast(told: Told): Promise<string[]> {
  const awards = await given(told)
  await asOperator(server(), 'endPromotion', { promotionId: told.promotionId })
  await database().run(sql`
    update promotions.promotion set published_at = now() + interval '1 day'
    where id = ${told.promotionId}::bigint`)
  return awards
}

describe('[E-02] each kind gives the same however its facts arrive', () => {
  it('has a row for every kind', () => {
    const kinds = new Set(Object.values(rows).map(({ promise }) => promise.kind))

    // Free spins are told by their vendor: told twice, late and never, they have tests of their own (free-rounds/).
    expect([...kinds, 'free-spins'].toSorted()).toEqual(promotionKinds.toSorted())
  })

  for (const [name, row] of Object.entries(rows)) {
    for (const [way, telling, expected] of tellings) {
      it(`${name}, told ${way}`, async () => {
        const told = await open(row)
        await telling(row, told, (await row.facts?.(told)) ?? [])
        await row.look?.(told)
        await row.look?.(told)

        expect(await givenAtLast(told)).toEqual(expected(row))
      })
    }
  }
})

/** What makes somebody get nothing, and what they read who ask for it. */
const barred: readonly [string, (account: string) => Promise<unknown>, string][] = [
  [
    'frozen',
    (account) => asOperator(server(), 'freezeMember', { account, note: 'a test' }),
    'promotion.not.for.member',
  ],
  ['excluded', (account) => putOnABreak(server(), account, 24), 'login.excluded'],
  [
    'on trial',
    (account) => database().run(sql`update identity.member set type = ${TRIAL_TYPE} where account = ${account}`),
    'promotion.not.for.member',
  ],
]

describe('[E-02] no kind gives anything to a member who may have nothing', () => {
  for (const [name, row] of Object.entries(rows)) {
    for (const [who, bar, refused] of barred) {
      it(`${name}, ${who}`, async () => {
        const told = await open(row)
        const facts = (await row.facts?.(told)) ?? []
        await bar(told.account)
        await tell(facts)
        await row.look?.(told, refused)

        expect(await givenAtLast(told)).toEqual([])
      })
    }
  }

  it.each(barred)('what they applied for before they were %s is not granted', async (_, bar) => {
    const told = await open(rows['application']!)
    const { account, promotionId } = told
    await asMember(server(), account, 'applyForPromotion', { promotionId, remarks: '' })
    await bar(account)
    const grant = asOperator(server(), 'decideApplication', { promotionId, account, decision: 'grant' })
    await expect(grant).rejects.toThrow('application.member.barred')
    const refuse = { promotionId, account, decision: 'refuse', reason: 'Not now' }
    expect(await asOperator(server(), 'decideApplication', refuse)).toMatchObject({ state: 'rejected' })

    expect(await givenAtLast(told)).toEqual([])
  })

  it('a break that is over gives a rebate for what was played before it', async () => {
    const row = rows['rebate by hand']!
    const told = await open(row)
    await tell(await row.facts!(told))
    await putOnABreak(server(), told.account, -1)
    await row.look!(told)

    expect(await givenAtLast(told)).toEqual(['13.33'])
  })
})
