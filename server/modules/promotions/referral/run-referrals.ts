import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { localDate, periodAt } from '@croupier/basis/period.ts'
import type { OwnScope, WriteScope } from '../../../platform/context.ts'
import { job } from '../../../platform/jobs.ts'
import { scheduledPeriod, type ScheduledPeriod } from '../../../platform/schedule.ts'
import { playedByDay, playersWithin, sumRounds, validBetsOf } from '../../figures/index.ts'
import { findMember } from '../../identity/index.ts'
import { giveAward } from '../give-award.ts'
import { bindReferees } from './bind-referees.ts'
import { unitsOf } from '../kinds/payable.ts'
import { commissionDue, countsUntil, occurrenceOfDay, occurrenceOfReferee, sumsFor } from '../kinds/referral.ts'
import { zoneOf } from '../measure.ts'
import { type Promotion, quarterOf } from '../promotion.ts'
import { ranWithin } from '../promotions-store.ts'
import {
  friendsOf,
  paidCommissions,
  referrersOf,
  waitingReferees,
  type WaitingReferee,
  writeCommissions,
} from './referees-store.ts'
import { requireCounted } from '../require-counted.ts'
import { onePersonAmong } from '../same-person.ts'
import { isFor } from '../taking-part/taking-part.ts'

const DAY = 86_400_000
/** How long after a friend's days, or the end of a promotion, is looked for what was met before: it may be told late. */
const TOLD_LATE = 2 * DAY
const AT_ONCE = 500
/** Members whose friends are read together: each may have brought thousands. */
const REFERRERS_AT_ONCE = 50
/** How far back a correction is still made up for. */
const DAYS_BACK = 62

type ReferralPromotion = Promotion & { promise: { kind: 'referral'; terms: TermsOf<'referral'> } }

function isReferral(promotion: Promotion): promotion is ReferralPromotion {
  return promotion.promise.kind === 'referral'
}

async function giveTo(
  scope: WriteScope,
  promotion: Promotion,
  memberId: bigint,
  award: { occurrence: string; facts: Record<string, string>; amount: bigint },
): Promise<boolean> {
  if (award.amount === 0n) return false
  const member = await findMember(scope.tx, memberId)
  if (!member || !isFor(promotion, promotion, member, scope.clock.now())) return false
  return (await giveAward(scope, promotion, promotion, { memberId, ...award }, false)) !== undefined
}

/** What these referees played within their days before a moment; whose days are over by then is asked for by themselves. */
async function playedInDays(
  ctx: OwnScope,
  { currency, promise }: ReferralPromotion,
  referees: readonly WaitingReferee[],
  until: number,
): Promise<ReadonlyMap<bigint, bigint>> {
  const daysEnd = (referee: WaitingReferee) => countsUntil(promise.terms, referee)
  const memberIds = referees.filter((referee) => daysEnd(referee) >= until).map(({ memberId }) => memberId)
  const played = new Map(await validBetsOf(ctx.db, { memberIds, currency, from: 0, until }))
  for (const referee of referees.filter((one) => daysEnd(one) < until)) {
    const { memberId } = referee
    const own = await validBetsOf(ctx.db, { memberIds: [memberId], currency, from: 0, until: daysEnd(referee) })
    played.set(memberId, own.get(memberId) ?? 0n)
  }
  return played
}

async function paySums(ctx: OwnScope, promotion: ReferralPromotion): Promise<void> {
  const { currency, promise } = promotion
  const { terms } = promise
  const now = ctx.clock.now()
  // Of one that is over counts what was met while it ran.
  const until = Math.min(now + 1, promotion.endsAt ?? now + 1)
  const registeredFrom = Math.max(promotion.startsAt, now - terms.days * DAY - TOLD_LATE)
  const deposited = unitsOf(currency, terms.deposited)
  let group: readonly WaitingReferee[]
  let after = 0n
  do {
    const filter = { registeredFrom, days: terms.days, until, deposited, after, limit: AT_ONCE }
    group = await waitingReferees(ctx.db, promotion, filter)
    const played = await playedInDays(ctx, promotion, group, until)
    const isOne = await onePersonAmong(
      ctx.db,
      group.map(({ referrerId, memberId }) => ({ one: referrerId, other: memberId })),
    )
    await ctx.transaction(async (scope) => {
      for (const referee of group) {
        // Who brings themself by another account brings nobody.
        if (isOne(referee.referrerId, referee.memberId)) continue
        const validBet = played.get(referee.memberId) ?? 0n
        const sums = sumsFor(terms, currency, { ...referee, validBet })
        if (!sums) continue
        const facts = { deposited: referee.deposited.toString(), validBet: validBet.toString() }
        const { memberId, referrerId } = referee
        const occurrence = occurrenceOfReferee(memberId)
        await giveTo(scope, promotion, referrerId, { occurrence, facts, amount: sums.referrer })
        await giveTo(scope, promotion, memberId, { occurrence: 'referred', facts, amount: sums.referee })
      }
    })
    after = group.at(-1)?.memberId ?? after
  } while (group.length === AT_ONCE)
}

/** Gives the sums for friends who have deposited and played enough, also what was met just before a promotion ended. */
export const payReferrals = job('promotions.payReferrals', scheduledPeriod, async (ctx) => {
  const now = ctx.clock.now()
  const ran = await ranWithin(ctx.db, 'referral', { startsAt: now - TOLD_LATE, endsAt: now + 1 })
  for (const promotion of ran.filter(isReferral)) await paySums(ctx, promotion)
})

async function payCommissions(
  ctx: OwnScope,
  promotion: ReferralPromotion,
  period: ScheduledPeriod,
  referrerIds: readonly bigint[],
): Promise<void> {
  const { id, currency, promise } = promotion
  const { tiers } = promise.terms
  const zone = zoneOf(ctx)
  // What was played on its last day counts as far as it ran.
  const until = Math.min(period.endsAt, promotion.endsAt ?? period.endsAt)
  // From the beginning of a day, also where the clock changed since: of one that is read in part, what was paid comes back.
  const from = Math.max(quarterOf(promotion.startsAt), periodAt('day', zone, until - DAYS_BACK * DAY).startsAt)
  const friends = await friendsOf(ctx.db, referrerIds, tiers.length)
  const memberIds = [...new Set(friends.map(({ memberId }) => memberId))]
  const played = Map.groupBy(
    await playedByDay(ctx.db, { memberIds, currency, from, until, zone }),
    ({ memberId }) => memberId,
  )
  const validBets = new Map<string, { memberId: bigint; day: string; tier: number; validBet: bigint; paid: bigint }>()
  const players = friends.filter(({ memberId }) => played.has(memberId))
  const isOne = await onePersonAmong(
    ctx.db,
    players.flatMap(({ referrerId: one, memberId, friendId }) => [memberId, friendId].map((other) => ({ one, other }))),
  )
  for (const { referrerId, memberId, friendId, tier } of players) {
    // What one plays by another account, or somebody whom that brought, gives nothing; what it gave unnoticed comes back.
    const isOwn = isOne(referrerId, memberId) || isOne(referrerId, friendId)
    for (const { day, validBet } of played.get(memberId) ?? []) {
      const key = `${referrerId} ${day} ${tier}`
      const line = validBets.get(key) ?? { memberId: referrerId, day, tier, validBet: 0n, paid: 0n }
      validBets.set(key, { ...line, validBet: line.validBet + (isOwn ? 0n : validBet) })
    }
  }
  for (const { memberId, day, tier, paid } of await paidCommissions(ctx.db, id, referrerIds, localDate(zone, from))) {
    const line = validBets.get(`${memberId} ${day} ${tier}`)
    if (line) line.paid = paid
  }
  const occurrence = occurrenceOfDay(localDate(zone, period.startsAt))
  await ctx.transaction(async (scope) => {
    for (const [memberId, days] of Map.groupBy(validBets.values(), ({ memberId }) => memberId)) {
      const moved = commissionDue(promise.terms, currency, days).filter(({ due, paid }) => due !== paid)
      const amount = moved.reduce((sum, { due, paid }) => sum + due - paid, 0n)
      // Below nothing it waits: the next days are paid less.
      if (amount <= 0n) continue
      const facts = Object.fromEntries(
        moved.map(({ day, tier, due, paid }) => [`${day} tier ${tier}`, (due - paid).toString()]),
      )
      if (!(await giveTo(scope, promotion, memberId, { occurrence, facts, amount }))) continue
      const lines = moved.map(({ day, tier, due }) => ({ memberId, day, tier, paid: due }))
      await writeCommissions(scope.tx, id, lines)
    }
  })
}

/** What friends played on a day, and theirs, gives whoever brought them a part. */
export const runReferralDay = job('promotions.runReferralDay', scheduledPeriod, async (ctx, period) => {
  await requireCounted(ctx, period, [sumRounds, bindReferees])
  const running = await ranWithin(ctx.db, 'referral', period)
  for (const promotion of running.filter(isReferral)) {
    const { currency, promise } = promotion
    const { startsAt: from, endsAt: until } = period
    const players = await playersWithin(ctx.db, { currency, from, until })
    const referrers = await referrersOf(ctx.db, players, promise.terms.tiers.length)
    for (let at = 0; at < referrers.length; at += REFERRERS_AT_ONCE) {
      await payCommissions(ctx, promotion, period, referrers.slice(at, at + REFERRERS_AT_ONCE))
    }
  }
})
