import { promotionStatuses, type PromotionStatus } from '@croupier/api/promotions/promotion-answers.ts'
import type { PromotionKind } from '@croupier/api/promotions/promotion-kinds.ts'
import { promiseOfEachKind } from '@croupier/dev/testing/each-promotion-kind.ts'
import {
  asMember,
  creditedDeposit,
  playedRound,
  runPromotion,
  systemScope,
  tellFacts,
} from '@croupier/dev/testing/promotions.ts'
import { useServer } from '@croupier/dev/testing/server.ts'
import { asOperator, openPlayer, openVendor } from '@croupier/dev/testing/vendor.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerConsumers } from '../../../platform/outbox-consumer.ts'
import { sumRounds } from '../../figures/index.ts'
import { findMemberByAccount, memberRegistered } from '../../identity/index.ts'
import { endRunOutRewards } from '../../rewards/index.ts'
import { countDeposits, countEndedRewards, countRaces, welcomeMembers } from '../index.ts'

const server = useServer()
const consumers = [sumRounds, countDeposits, countRaces, welcomeMembers, countEndedRewards]
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const pages = { remarks: '', pictures: [] }

let vendor: string
let ahead = 0
let account: string

beforeAll(async () => {
  vendor = (await openVendor(server())).code
  await registerConsumers(server().wired.app.database, consumers)
  Object.assign(server().wired.app, { clock: { now } })
})

beforeEach(async () => {
  ahead = 0
  account = await openPlayer(server())
})

const now = () => Date.now() + ahead
const tell = (...facts: Parameters<typeof tellFacts>[2]) => tellFacts(server(), consumers, facts)
const member = (name: string, input: object) => asMember(server(), account, name, input)
/** One of a kind that has been running for a day. */
const run = (kind: PromotionKind, more: object = {}, terms: object = {}) => {
  const promise = promiseOfEachKind(vendor)[kind]
  const changed = { ...promise, terms: { ...promise.terms, ...terms } } as typeof promise
  return runPromotion(server(), changed, { startsAt: Date.now() - DAY, ...more })
}
const play = async (amount: number) => tell(await playedRound(server(), account, { validBet: amount, closedAt: now() }))
const deposit = async (amount: number) => tell(await creditedDeposit(server(), account, amount, now()))
const decide = (promotionId: string, decision: 'grant' | 'refuse') =>
  asOperator(server(), 'decideApplication', { promotionId, account, decision, reason: 'not yours' })
/** Claims what waits, and lets the promotion hear of it. */
async function claim() {
  await member('claimAllRewards', {})
  await tell()
}

/** What the list and the page of a promotion say, which must be the same; `undefined`: it is not listed any more. */
async function stateOf(promotionId: string): Promise<PromotionStatus> {
  const { status } = await member('showPromotion', { promotionId })
  const { list } = await member('listPromotions', { category: 'all' })
  const listed = list.find((one: { promotionId: string }) => one.promotionId === promotionId)
  expect([status, undefined]).toContain(listed?.status)
  return status
}

/** Moves one after the other, each with the state that its member reads after it. */
type Walk = (step: (state: PromotionStatus, promotionId: string) => Promise<void>) => Promise<void>

const walks: Record<string, Walk> = {
  'a deposit bonus': async (is) => {
    const promotionId = await run('deposit', { startsAt: Date.now() + MINUTE, endsAt: Date.now() + 2 * DAY })
    await is('coming-soon', promotionId)
    ahead = MINUTE
    await is('join', promotionId)
    await member('joinPromotion', { promotionId })
    await is('joined', promotionId)
    await deposit(1_000)
    await is('issued', promotionId)
    await claim()
    await is('process', promotionId)
    ahead = 3 * DAY
    await is('closed', promotionId)
  },
  'an application, refused and granted': async (is) => {
    const promotionId = await run('application')
    await is('join', promotionId)
    await member('applyForPromotion', { promotionId, ...pages })
    await is('applying', promotionId)
    await decide(promotionId, 'refuse')
    await is('rejected', promotionId)
    await member('applyForPromotion', { promotionId, ...pages })
    await is('applying', promotionId)
    await decide(promotionId, 'grant')
    await is('issued', promotionId)
    await claim()
    await is('claimed', promotionId)
    await asOperator(server(), 'endPromotion', { promotionId })
    await is('closed', promotionId)
  },
  'a calendar': async (is) => {
    const promotionId = await run('sign-in')
    await is('join', promotionId)
    await member('signInToday', { promotionId })
    await is('signed', promotionId)
    await claim()
    await is('signed', promotionId)
    ahead = DAY
    await is('join', promotionId)
  },
  'a code whose reward runs out': async (is) => {
    const promotionId = await run('code', { claimHours: 1 }, { code: 'STATES-1' })
    await is('join', promotionId)
    await member('redeemCode', { promoCode: 'states-1' })
    await is('issued', promotionId)
    ahead = 2 * HOUR
    await endRunOutRewards.run(systemScope(server()), { schedule: 'test', startsAt: 0, endsAt: 0 })
    await tell()
    // It is given once: whoever typed it again would be refused.
    await is('closed', promotionId)
  },
  'a code whose money is spent by another': async (is) => {
    const promotionId = await run('code', { budget: '20' }, { code: 'STATES-2' })
    await is('join', promotionId)
    await asMember(server(), await openPlayer(server(), '0'), 'redeemCode', { promoCode: 'states-2' })
    await is('closed', promotionId)
  },
  'an envelope': async (is) => {
    const promotionId = await run('envelope')
    await is('join', promotionId)
    await member('openEnvelope', { promotionId })
    await is('issued', promotionId)
    await claim()
    await is('claimed', promotionId)
  },
  'a welcome': async (is) => {
    const promotionId = await run('sign-up')
    await is('joined', promotionId)
    const { id } = (await findMemberByAccount(server().wired.app.database, account))!
    await tell(memberRegistered({ memberId: String(id), account, type: 0, currency: 'BDT', ancestorIds: [] }))
    await is('issued', promotionId)
    await claim()
    await is('claimed', promotionId)
  },
  'a mission': async (is) => {
    const promotionId = await run('mission')
    await is('joined', promotionId)
    await play(400)
    await is('process', promotionId)
    await play(600)
    await is('process', promotionId)
    await member('collectMission', { promotionId })
    await is('issued', promotionId)
    await claim()
    await is('process', promotionId)
  },
  // What is played is summed by quarters of an hour, and this began within one.
  'a mission that has just begun': async (is) => {
    const promotionId = await run('mission', { startsAt: Date.now() }, { period: 'once' })
    await is('joined', promotionId)
    await play(1_000)
    await is('process', promotionId)
    await member('collectMission', { promotionId })
    await is('issued', promotionId)
  },
  'a mission by deposits': async (is) => {
    const promotionId = await run('mission', {}, { measure: 'deposits', gameType: null })
    await play(400)
    await is('joined', promotionId)
    await deposit(400)
    await is('process', promotionId)
  },
  'a mission in another category': async (is) => {
    const promotionId = await run('mission', {}, { gameType: 'LIVE' })
    await play(400)
    await is('joined', promotionId)
  },
  'a race': async (is) => {
    const promotionId = await run('race', { endsAt: Date.now() + HOUR })
    await is('joined', promotionId)
    await play(10)
    await is('process', promotionId)
    ahead = HOUR + 1_000
    await is('closed', promotionId)
  },
  'free spins': async (is) => {
    const promotionId = await run('free-spins')
    await is('join', promotionId)
    await member('joinPromotion', { promotionId })
    await is('issued', promotionId)
  },
}

/** Of kinds that come by themselves and are counted by bets alone. */
const byBets = ['rebate', 'rescue', 'raffle', 'vip'] as const

describe('[E-01] where a member stands, read as the portal reads it after each of their moves', () => {
  const seen = new Set<PromotionStatus>()
  const step = async (state: PromotionStatus, promotionId: string) => {
    expect(await stateOf(promotionId)).toBe(state)
    seen.add(state)
  }

  it.each(Object.entries(walks))('%s', async (_what, walk) => walk(step))

  it.each(byBets)('a %s: taking part, then under way by the first bet', async (kind) => {
    const promotionId = await run(kind, { endsAt: Date.now() + HOUR })
    await step('joined', promotionId)
    await play(10)
    await step('process', promotionId)
  })

  it('and no state is left out', () => {
    expect([...seen].toSorted()).toEqual(promotionStatuses.toSorted())
  })
})
