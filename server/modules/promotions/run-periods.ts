import { localDate } from '@croupier/basis/period.ts'
import type { OwnScope } from '../../platform/context.ts'
import { job } from '../../platform/jobs.ts'
import { scheduledPeriod, type ScheduledPeriod } from '../../platform/schedule.ts'
import { playedByDay, playersWithin } from '../figures/index.ts'
import { findMember } from '../identity/index.ts'
import { claimedWithin } from '../rewards/index.ts'
import { dueRebates } from './rebates/due-rebate.ts'
import { giveAward } from './give-award.ts'
import { rescueAward } from './kinds/rescue.ts'
import { zoneOf } from './measure.ts'
import { payRebate } from './rebates/pay-rebate.ts'
import type { Promotion } from './promotion.ts'
import { runningOfKind } from './promotions-store.ts'
import { requireSums } from './require-sums.ts'
import { isFor } from './taking-part/taking-part.ts'

/** Members whose play is read together. */
const AT_ONCE = 500

/** Each of these players in turn, in groups whose play is read by one statement and paid in one transaction. */
async function eachGroup(
  ctx: OwnScope,
  promotion: Promotion,
  period: ScheduledPeriod,
  pay: (memberIds: readonly bigint[]) => Promise<void>,
): Promise<void> {
  const { startsAt: from, endsAt: until } = period
  const players = await playersWithin(ctx.db, { currency: promotion.currency, from, until })
  for (let at = 0; at < players.length; at += AT_ONCE) await pay(players.slice(at, at + AT_ONCE))
}

async function payRebates(ctx: OwnScope, promotion: Promotion, period: ScheduledPeriod): Promise<void> {
  const { promise } = promotion
  if (promise.kind !== 'rebate' || promise.terms.isByHand) return
  const { terms } = promise
  const day = localDate(zoneOf(ctx), period.startsAt)
  await eachGroup(ctx, promotion, period, async (memberIds) => {
    const owed = await dueRebates(ctx, ctx.db, promotion, terms, memberIds, period.endsAt)
    await ctx.transaction(async (scope) => {
      for (const rebate of owed) {
        if (rebate.amount === 0n) continue
        const member = await findMember(scope.tx, rebate.memberId)
        if (!member || !isFor(promotion, promotion, member, scope.clock.now())) continue
        await payRebate(scope, promotion, rebate, `day:${day}`)
      }
    })
  })
}

async function payRescues(ctx: OwnScope, promotion: Promotion, period: ScheduledPeriod): Promise<void> {
  const { promise, currency } = promotion
  if (promise.kind !== 'rescue') return
  const { terms } = promise
  const zone = zoneOf(ctx)
  const occurrence = `${terms.period}:${localDate(zone, period.startsAt)}`
  const { startsAt: from, endsAt: until } = period
  await eachGroup(ctx, promotion, period, async (memberIds) => {
    const played = await playedByDay(ctx.db, { memberIds, currency, from, until, zone })
    const rewards = await claimedWithin(ctx.db, memberIds, currency, from, until)
    await ctx.transaction(async (scope) => {
      for (const [memberId, lines] of Map.groupBy(played, ({ memberId }) => memberId)) {
        const stake = lines.reduce((sum, line) => sum + line.stake, 0n)
        const payout = lines.reduce((sum, line) => sum + line.payout, 0n)
        const given = rewards.get(memberId) ?? 0n
        const amount = rescueAward(terms, currency, { stake, payout, rewards: given })
        if (amount === 0n) continue
        const member = await findMember(scope.tx, memberId)
        if (!member || !isFor(promotion, promotion, member, scope.clock.now())) continue
        const facts = { stake: stake.toString(), payout: payout.toString(), rewards: given.toString() }
        await giveAward(scope, promotion, promotion, { memberId, occurrence, facts, amount }, false)
      }
    })
  })
}

/**
 * What a day gives once it is over: rebates that come by themselves, and what was lost on it. A run that was interrupted
 * is run again from the beginning: whoever was given something is found to have it.
 */
export const runPromotionDay = job('promotions.runDay', scheduledPeriod, async (ctx, period) => {
  await requireSums(ctx, period)
  const runningThen = (kind: 'rebate' | 'rescue') => runningOfKind(ctx.db, kind, undefined, period.endsAt - 1)
  for (const promotion of await runningThen('rebate')) await payRebates(ctx, promotion, period)
  for (const promotion of await runningThen('rescue')) {
    if (promotion.promise.kind === 'rescue' && promotion.promise.terms.period === 'day')
      await payRescues(ctx, promotion, period)
  }
})

/** What was lost in a week. */
export const runPromotionWeek = job('promotions.runWeek', scheduledPeriod, async (ctx, period) => {
  await requireSums(ctx, period)
  for (const promotion of await runningOfKind(ctx.db, 'rescue', undefined, period.endsAt - 1)) {
    if (promotion.promise.kind === 'rescue' && promotion.promise.terms.period === 'week')
      await payRescues(ctx, promotion, period)
  }
})
