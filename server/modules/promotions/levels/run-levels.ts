import { localDate } from '@croupier/basis/period.ts'
import type { OwnScope } from '../../../platform/context.ts'
import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod, type ScheduledPeriod } from '../../../platform/schedule.ts'
import { playersWithin, sumRounds, validBetsOf } from '../../figures/index.ts'
import { birthdaysOf } from '../../identity/index.ts'
import { climbLevels, giveForLevel, isVip, VIP_AT_ONCE, type VipPromotion } from './climb-levels.ts'
import { countDeposits } from '../deposits/count-deposits.ts'
import { depositorsWithin } from '../deposits/deposits-store.ts'
import { birthdayAward, judgeMonth, periodAward } from '../kinds/vip.ts'
import { zoneOf } from '../measure.ts'
import { runningOfKind } from '../promotions-store.ts'
import { requireCounted } from '../require-counted.ts'
import { type KeptStanding, lockUnjudged, standingAfter, writeJudged, writeStandings } from './standings-store.ts'

/** What is played is summed by quarters of an hour: one that began before the period may have grown in it. */
const QUARTER = 15 * 60_000

/** Levels that run at the end of a period: one promotion for each currency, the first in the operator's order. */
async function levelsAt(ctx: OwnScope, at: number): Promise<VipPromotion[]> {
  const running = (await runningOfKind(ctx.db, 'vip', undefined, at)).filter(isVip)
  return running.filter(({ currency }, index) => running.findIndex((one) => one.currency === currency) === index)
}

async function climbWithin(ctx: OwnScope, { startsAt, endsAt }: ScheduledPeriod, now: number): Promise<void> {
  for (const promotion of await levelsAt(ctx, endsAt - 1)) {
    const { currency } = promotion
    const within = { currency, from: startsAt - QUARTER, until: now }
    const active = new Set([...(await playersWithin(ctx.db, within)), ...(await depositorsWithin(ctx.db, within))])
    await climbLevels(
      ctx,
      promotion,
      [...active].toSorted((a, b) => (a < b ? -1 : 1)),
    )
  }
}

/** Raises whoever played or deposited lately, several levels at a time. */
export const raiseLevels = job('promotions.raiseLevels', scheduledPeriod, (ctx, period) =>
  climbWithin(ctx, period, ctx.clock.now()),
)

/** Everybody who stands on a level, in groups. */
async function eachStanding(
  ctx: OwnScope,
  { currency }: VipPromotion,
  give: (group: readonly KeptStanding[]) => Promise<void>,
): Promise<void> {
  let group: readonly KeptStanding[]
  let after = 0n
  do {
    group = await standingAfter(ctx.db, currency, { after, limit: VIP_AT_ONCE })
    if (group.length > 0) await give(group)
    after = group.at(-1)?.memberId ?? after
  } while (group.length === VIP_AT_ONCE)
}

/** What a level gives on the birthdays of the day that begins; and whoever reached a level while nobody looked. */
export const runLevelDay = job('promotions.runLevelDay', scheduledPeriod, async (ctx, period) => {
  await requireCounted(ctx, period, [sumRounds, countDeposits])
  await climbWithin(ctx, period, period.endsAt)
  const zone = zoneOf(ctx)
  const today = localDate(zone, period.endsAt)
  for (const promotion of await levelsAt(ctx, period.endsAt - 1)) {
    const { currency, promise } = promotion
    await eachStanding(ctx, promotion, async (group) => {
      const birthdays = await birthdaysOf(
        ctx.db,
        group.map(({ memberId }) => memberId),
      )
      await ctx.transaction(async (scope) => {
        for (const { memberId, level } of group) {
          const born = birthdays.get(memberId)
          if (!born) continue
          const on = { birthday: born.birthday, setOn: localDate(zone, born.toldAt), today }
          await giveForLevel(scope, promotion, memberId, birthdayAward(promise.terms.levels, currency, level, on))
        }
      })
    })
  }
})

/** Where the merchant's zone was changed, what is left over between two weeks is none. Milliseconds. */
const SHORTEST_WEEK = 5 * 86_400_000

/** What levels give for a week. */
export const runLevelWeek = job('promotions.runLevelWeek', scheduledPeriod, async (ctx, period) => {
  if (period.endsAt - period.startsAt < SHORTEST_WEEK) return
  const on = localDate(zoneOf(ctx), period.startsAt)
  for (const promotion of await levelsAt(ctx, period.endsAt - 1)) {
    const { currency, promise } = promotion
    await eachStanding(ctx, promotion, (group) =>
      ctx.transaction(async (scope) => {
        for (const { memberId, level } of group) {
          const awards = periodAward(promise.terms.levels, currency, level, { kind: 'week', on })
          await giveForLevel(scope, promotion, memberId, awards)
        }
      }),
    )
  }
})

/** Gives what levels give for a month by the level at its end, and judges each by what was played in it. */
export const runLevelMonth = job('promotions.runLevelMonth', scheduledPeriod, async (ctx, period) => {
  await requireCounted(ctx, period, [sumRounds])
  const on = localDate(zoneOf(ctx), period.startsAt)
  const month = on.slice(0, 7)
  for (const promotion of await levelsAt(ctx, period.endsAt - 1)) {
    const { currency, promise } = promotion
    const { levels } = promise.terms
    let judged: number
    do {
      judged = await ctx.transaction(async (scope) => {
        const { tx } = scope
        const group = await lockUnjudged(tx, currency, month, VIP_AT_ONCE)
        if (group.length === 0) return 0
        const memberIds = group.map(({ memberId }) => memberId)
        const { startsAt: from, endsAt: until } = period
        const played = await validBetsOf(tx, { memberIds, currency, from, until })
        const judgedGroup = group.map(({ memberId, ...standing }) => ({
          memberId,
          ...judgeMonth(levels, currency, standing, { month, validBet: played.get(memberId) ?? 0n }),
        }))
        await writeStandings(tx, currency, judgedGroup)
        await writeJudged(tx, currency, month, memberIds)
        for (const { memberId, level } of group) {
          await giveForLevel(scope, promotion, memberId, periodAward(levels, currency, level, { kind: 'month', on }))
        }
        return group.length
      })
    } while (judged === VIP_AT_ONCE)
  }
})
