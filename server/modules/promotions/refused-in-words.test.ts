import { takings } from '@croupier/api/promotions/promotion-answers.ts'
import { promotionKinds, type PromotionKind, type Taking, takingOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { promiseOfEachKind } from '@croupier/dev/testing/each-promotion-kind.ts'
import {
  asMember,
  creditedDeposit,
  runPromotion,
  systemScope,
  tellFacts,
  waitingFor,
} from '@croupier/dev/testing/promotions.ts'
import { putOnABreak } from '@croupier/dev/testing/safeguards.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import ar from '@croupier/words/refusals/ar.json' with { type: 'json' }
import bn from '@croupier/words/refusals/bn.json' with { type: 'json' }
import en from '@croupier/words/refusals/en.json' with { type: 'json' }
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database.ts'
import { registerConsumers } from '../../platform/outbox-consumer.ts'
import { cancelReward, endRunOutRewards } from '../rewards/index.ts'
import { countDeposits } from './index.ts'
import { findPromotion, insertVersion } from './promotions-store.ts'

const server = useServer()
const HOUR = 3_600_000
const NOW = { startsAt: Date.now() - HOUR }

let vendor: string
let ahead = 0
let account: string

beforeAll(async () => {
  vendor = (await openVendor(server())).code
  await registerConsumers(server().wired.app.database, [countDeposits])
  Object.assign(server().wired.app, { clock: { now: () => Date.now() + ahead } })
})

beforeEach(async () => {
  ahead = 0
  account = await openPlayer(server(), '0')
})

const member = (name: string, input: object, who = account) => asMember(server(), who, name, input)

function promiseOf(kind: PromotionKind, terms: object = {}) {
  const promise = promiseOfEachKind(vendor)[kind]
  const byHand = kind === 'rebate' ? { isByHand: true } : {}
  return { ...promise, terms: { ...promise.terms, ...byHand, ...terms } } as typeof promise
}
const run = (kind: PromotionKind, more: object = {}, terms: object = {}) =>
  runPromotion(server(), promiseOf(kind, terms), { ...NOW, ...more })

/** What is asked for, by each way of taking part; codes have one answer for all that does not work. */
const asking: Record<Exclude<Taking, 'none' | 'code'>, [kind: PromotionKind, name: string, more?: object]> = {
  join: ['deposit', 'joinPromotion'],
  apply: ['application', 'applyForPromotion', { remarks: '', pictures: [] }],
  sign: ['sign-in', 'signInToday'],
  collect: ['mission', 'collectMission'],
  claim: ['rebate', 'claimRebate'],
  open: ['envelope', 'openEnvelope'],
}
const ways = Object.entries(asking)

/** Why somebody cannot take part; answers the promotion they ask for. */
const reasons: readonly [what: string, code: keyof typeof en, prepare: (kind: PromotionKind) => Promise<string>][] = [
  ['there is none', 'promotion.not.found', async () => '999999999'],
  ['it has not begun', 'promotion.closed', (kind) => run(kind, { startsAt: Date.now() + HOUR })],
  [
    'it is over',
    'promotion.closed',
    async (kind) => {
      const id = await run(kind, { endsAt: Date.now() + HOUR })
      ahead = HOUR
      return id
    },
  ],
  [
    'it was ended',
    'promotion.closed',
    async (kind) => {
      const promotionId = await run(kind)
      await asOperator(server(), 'endPromotion', { promotionId })
      return promotionId
    },
  ],
  ['it is taken part in another way', 'promotion.taking', () => run('sign-up')],
  ['it is in another currency', 'promotion.not.for.member', (kind) => run(kind, { currency: 'USDT' })],
  [
    'it is for whoever registered lately',
    'promotion.not.for.member',
    async (kind) => {
      const id = await run(kind, { newMembersDays: 1 })
      ahead = 25 * HOUR
      return id
    },
  ],
  [
    'they are frozen',
    'promotion.not.for.member',
    async (kind) => {
      await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
      return run(kind)
    },
  ],
  [
    'they are on a break',
    'login.excluded',
    async (kind) => {
      await putOnABreak(server(), account, 24)
      return run(kind)
    },
  ],
]

/** The first to ask takes all that is set aside; who comes next is told so. */
const spent: readonly [way: keyof typeof asking, budget: string, terms: object, code: keyof typeof en][] = [
  ['sign', '1', { days: ['1'] }, 'promotion.budget.spent'],
  ['open', '10', { pieces: 1 }, 'promotion.envelope.empty'],
]

describe('[E-02] whoever cannot take part is told why', () => {
  it('by every way of taking part that there is', () => {
    const known = new Set(promotionKinds.map((kind) => takingOf(promiseOf(kind))))
    expect([...known].toSorted()).toEqual(takings.toSorted())
    expect([...Object.keys(asking), 'none', 'code'].toSorted()).toEqual(takings.toSorted())
  })

  describe.each(reasons)('where %s', (_what, code, prepare) => {
    it.each(ways)(`%s: ${code}`, async (_way, [kind, name, more]) => {
      const promotionId = await prepare(kind)
      await expect(member(name, { promotionId, ...more })).rejects.toMatchObject({ code })
      ahead = 0
      expect(await waitingFor(server(), account)).toEqual([])
    })
  })

  it.each(spent)('where all is given, %s: %s', async (way, budget, terms, code) => {
    const [kind, name] = asking[way]
    const promotionId = await run(kind, { budget }, terms)
    await member(name, { promotionId }, await openPlayer(server(), '0'))
    await expect(member(name, { promotionId })).rejects.toMatchObject({ code })
  })
})

/** A reward that waits for the member. */
async function reward(more: object = {}): Promise<{ promotionClaimId: string }> {
  const code = `R${Math.random().toString(36).slice(2, 10)}`
  await run('code', more, { code })
  return { promotionClaimId: (await member('redeemCode', { promoCode: code })).promotionClaimId }
}
const claims: readonly [what: string, code: keyof typeof en, claim: () => Promise<unknown>][] = [
  [
    'another member’s',
    'reward.not.found',
    async () => member('claimReward', await reward(), await openPlayer(server(), '0')),
  ],
  [
    'one that has run out, before and after that is written down',
    'reward.expired',
    async () => {
      const late = await reward({ claimHours: 1 })
      ahead = HOUR
      await expect(member('claimReward', late)).rejects.toMatchObject({ code: 'reward.expired' })
      await endRunOutRewards.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
      return member('claimReward', late)
    },
  ],
  [
    'one that was taken back',
    'reward.cancelled',
    async () => {
      const taken = await reward()
      const { reference } = await server().wired.app.database.one<{ reference: string }>(sql`
        select reference from rewards.claimable where id = ${taken.promotionClaimId}::bigint`)
      await systemScope(server()).transaction((scope) => cancelReward(scope, 'promotions', reference))
      return member('claimReward', taken)
    },
  ],
  [
    'one’s own, frozen',
    'wallet.purse.closed',
    async () => {
      const own = await reward()
      await asOperator(server(), 'freezeMember', { account, note: 'for a test' })
      return member('claimReward', own)
    },
  ],
  [
    'one’s own, on a break',
    'login.excluded',
    async () => {
      const own = await reward()
      await putOnABreak(server(), account, 24)
      return member('claimReward', own)
    },
  ],
]

describe('[E-03] whoever claims what they cannot have is told why', () => {
  it.each(claims)('%s: %s', async (_what, code, claim) => {
    await expect(claim()).rejects.toMatchObject({ code })
  })

  it('and what was claimed before is answered again, without paying', async () => {
    const own = await reward()
    const first = await member('claimReward', own)
    expect(await member('claimReward', own)).toEqual(first)
    expect(await member('showBalance', {})).toMatchObject({ sumBalance: '20.00' })
  })

  it.each([
    ['another member’s bonus', 'reward.not.found', () => openPlayer(server(), '0')],
    ['a bonus that was given up before', 'bonus.ended', async () => account],
  ] as const)('%s is not given up: %s', async (_what, code, asker) => {
    const bonus = { maxBet: null, maxCashOut: null, days: 7, weights: [], leftOut: [] }
    const claimed = await reward({ bonus: { ...bonus, weights: [{ gameType: 'RNG', percent: '100' }] } })
    await member('claimReward', claimed)
    if (code === 'bonus.ended') await member('forfeitBonus', claimed)
    await expect(member('forfeitBonus', claimed, await asker())).rejects.toMatchObject({ code })
  })
})

it('[E-02] each of these reasons has words of its own in every language', () => {
  const codes = [...new Set([...reasons, ...claims].map(([, code]) => code).concat(spent.map(([, , , code]) => code)))]
  for (const words of [en, bn, ar]) {
    expect(new Set(codes.map((code) => words[code]).filter((text) => text.trim() !== '')).size).toBe(codes.length)
  }
})

describe('[E-02] terms that change after somebody has joined', () => {
  /** Offers other terms from now on. */
  const offer = (promotionId: string, terms: object) =>
    systemScope(server()).transaction(async ({ tx, clock }) => {
      const before = (await findPromotion(tx, BigInt(promotionId)))!
      const promise = { ...before.promise, terms: { ...before.promise.terms, ...terms } } as typeof before.promise
      const version = { ...before, promise, number: before.number + 1, createdBy: 'test', createdAt: clock.now() }
      await insertVersion(tx, version, before)
    })

  it('are refused where the promotion is published', async () => {
    const promotionId = await run('deposit')
    const { category, titles, summaries, rules, startsAt, endsAt, claimHours, newMembersDays } = await asOperator<any>(
      server(),
      'showStaffPromotion',
      { promotionId },
    )
    const kept = { category, titles, summaries, rules, startsAt, endsAt, claimHours, newMembersDays }
    const changed = { ...kept, promotionId, promise: promiseOf('deposit', { ordinal: 2 }), budget: '1', position: 1 }
    await expect(asOperator(server(), 'changePromotion', changed)).rejects.toMatchObject({ code: 'promotion.state' })
  })

  it('leave whoever joined theirs, as they are shown and as they are given', async () => {
    const promotionId = await run('deposit')
    const later = await openPlayer(server(), '0')
    await member('joinPromotion', { promotionId })
    await offer(promotionId, { tiers: [{ from: '500', percent: '10', cap: null }] })
    await member('joinPromotion', { promotionId })
    await member('joinPromotion', { promotionId }, later)

    const percents = async (who: string) =>
      (await member('showPromotion', { promotionId }, who)).lines.map(({ percent }: { percent: string }) => percent)
    expect([await percents(account), await percents(later)]).toEqual([['20'], ['10']])
    const facts = [await creditedDeposit(server(), account, 1_000), await creditedDeposit(server(), later, 1_000)]
    await tellFacts(server(), [countDeposits], facts)
    expect(await waitingFor(server(), account)).toEqual([['deposit', '200.00']])
    expect(await waitingFor(server(), later)).toEqual([['deposit', '100.00']])
  })

  it('leave whoever applied theirs', async () => {
    const promotionId = await run('application')
    await member('applyForPromotion', { promotionId, remarks: '', pictures: [] })
    await offer(promotionId, { amount: '50' })
    await asOperator(server(), 'decideApplication', { promotionId, account, decision: 'grant' })
    expect(await waitingFor(server(), account)).toEqual([['application', '131.00']])
  })
})
