import { localDate } from '@croupier/basis/period.ts'
import type { OwnScope, WriteScope } from '../../platform/context.ts'
import { job } from '../../platform/jobs.ts'
import { scheduledPeriod, type ScheduledPeriod } from '../../platform/schedule.ts'
import { playersWithin, sumRounds } from '../figures/index.ts'
import { findMembers } from '../identity/index.ts'
import { dueRebates } from './rebates/due-rebate.ts'
import { zoneOf } from './measure.ts'
import { payRebates } from './rebates/pay-rebate.ts'
import type { Promotion } from './promotion.ts'
import { ranWithin } from './promotions-store.ts'
import { dueRescues } from './rescues/due-rescue.ts'
import { payRescues } from './rescues/pay-rescues.ts'
import { requireCounted } from './require-counted.ts'
import { isFor } from './taking-part/taking-part.ts'

/** Members whose play is read together. */
const AT_ONCE = 2000
/** Groups that are paid beside each other: the database writes one while the next is reckoned. */
const LANES = 2

/** Each of these players in turn, in groups whose play is read by one statement and paid in one transaction. */
async function eachGroup(
  ctx: OwnScope,
  promotion: Promotion,
  period: ScheduledPeriod,
  pay: (memberIds: readonly bigint[]) => Promise<void>,
): Promise<void> {
  const { startsAt: from, endsAt: until } = period
  const players = await playersWithin(ctx.db, { currency: promotion.currency, from, until })
  let at = 0
  let isFailed = false
  const lane = async () => {
    while (at < players.length && !isFailed) {
      const group = players.slice(at, (at += AT_ONCE))
      await pay(group).catch((error: unknown) => {
        isFailed = true
        throw error
      })
    }
  }
  // Whoever runs this again must not meet a group of the run before it.
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

/** Those of these members whom a promotion is meant for. */
async function meant({ tx, clock }: WriteScope, promotion: Promotion, ids: readonly bigint[]): Promise<Set<bigint>> {
  const members = await findMembers(tx, ids)
  return new Set(members.filter((each) => isFor(promotion, promotion, each, clock.now())).map(({ id }) => id))
}

async function payDay(ctx: OwnScope, promotion: Promotion, period: ScheduledPeriod): Promise<void> {
  const { promise } = promotion
  if (promise.kind !== 'rebate' || promise.terms.isByHand) return
  const { terms } = promise
  const day = localDate(zoneOf(ctx), period.startsAt)
  // What was played on its last day counts as far as it ran.
  const until = Math.min(period.endsAt, promotion.endsAt ?? period.endsAt)
  await eachGroup(ctx, promotion, period, async (memberIds) => {
    const due = await dueRebates(ctx, ctx.db, promotion, terms, memberIds, until)
    const owed = due.filter(({ amount }) => amount !== 0n)
    if (owed.length === 0) return
    await ctx.transaction(async (scope) => {
      const ids = await meant(
        scope,
        promotion,
        owed.map(({ memberId }) => memberId),
      )
      const paid = owed.filter(({ memberId }) => ids.has(memberId))
      await payRebates(scope, promotion, paid, `day:${day}`)
    })
  })
}

async function runRescues(ctx: OwnScope, promotion: Promotion, period: ScheduledPeriod): Promise<void> {
  const { promise } = promotion
  if (promise.kind !== 'rescue') return
  const { terms } = promise
  const occurrence = `${terms.period}:${localDate(zoneOf(ctx), period.startsAt)}`
  await eachGroup(ctx, promotion, period, async (memberIds) => {
    const due = await dueRescues(ctx, ctx.db, promotion, terms, memberIds, period)
    const owed = due.filter(({ amount }) => amount > 0n)
    if (owed.length === 0) return
    await ctx.transaction(async (scope) => {
      const ids = await meant(
        scope,
        promotion,
        owed.map(({ memberId }) => memberId),
      )
      await payRescues(scope, promotion, owed, ids, occurrence)
    })
  })
}

/**
 * What a day gives once it is over: rebates that come by themselves, and what was lost on it. A run that was interrupted
 * is run again from the beginning: whoever was given something is found to have it.
 */
export const runPromotionDay = job('promotions.runDay', scheduledPeriod, async (ctx, period) => {
  await requireCounted(ctx, period, [sumRounds])
  for (const promotion of await ranWithin(ctx.db, 'rebate', period)) await payDay(ctx, promotion, period)
  for (const promotion of await ranWithin(ctx.db, 'rescue', period)) {
    if (promotion.promise.kind === 'rescue' && promotion.promise.terms.period === 'day')
      await runRescues(ctx, promotion, period)
  }
})

/** What was lost in a week. */
export const runPromotionWeek = job('promotions.runWeek', scheduledPeriod, async (ctx, period) => {
  await requireCounted(ctx, period, [sumRounds])
  for (const promotion of await ranWithin(ctx.db, 'rescue', period)) {
    if (promotion.promise.kind === 'rescue' && promotion.promise.terms.period === 'week')
      await runRescues(ctx, promotion, period)
  }
})
