import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { localDate, periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/database.ts'
import { playedByDay } from '../../figures/index.ts'
import { cashGivenByDay } from '../../rewards/index.ts'
import { type Lost, rescueAward } from '../kinds/rescue.ts'
import { zoneOf } from '../measure.ts'
import type { Promotion } from '../promotion.ts'
import { givenRescues } from './rescues-store.ts'

/** How far back a correction is still made up for. */
const DAYS_BACK = 62
const DAY = 86_400_000

/** What a member lost in a period gives in all, and what it has given. */
export interface DuePeriod {
  /** Its first day of the merchant's calendar. */
  starts: string
  lost: Lost
  due: bigint
  given: bigint
}

export interface DueRescue {
  memberId: bigint
  /** Only those that give more or less than they have given, the newest first. */
  periods: readonly DuePeriod[]
  /** What is to give now; where corrections outweigh it, nothing or less, and it waits. Ledger units. */
  amount: bigint
}

type Rescue = Pick<Promotion, 'id' | 'currency' | 'startsAt' | 'endsAt' | 'publishedAt'>

/** First days of the periods in which a promotion has run, the newest first. */
function periodsOf(
  scope: Pick<Scope, 'use'>,
  promotion: Rescue,
  period: 'day' | 'week',
  last: { startsAt: number; endsAt: number },
) {
  const zone = zoneOf(scope)
  const since = Math.max(promotion.startsAt, promotion.publishedAt ?? last.startsAt)
  const starts: string[] = []
  let one = last
  let from = last.startsAt
  while (one.endsAt - 1 >= since && one.startsAt >= last.endsAt - DAYS_BACK * DAY) {
    starts.push(localDate(zone, one.startsAt))
    from = one.startsAt
    one = periodAt(period, zone, one.startsAt - 1)
  }
  return { starts, from, zone }
}

/**
 * What a loss rescue owes these members for a period that is over and for the earlier ones, whose figures may have been
 * corrected, less what it has given.
 */
export async function dueRescues(
  scope: Pick<Scope, 'use'>,
  db: Queryable,
  promotion: Rescue,
  terms: TermsOf<'rescue'>,
  memberIds: readonly bigint[],
  last: { startsAt: number; endsAt: number },
): Promise<DueRescue[]> {
  const { currency } = promotion
  const { starts, from, zone } = periodsOf(scope, promotion, terms.period, last)
  // Of its first and its last period counts what was played while it ran.
  const until = Math.min(last.endsAt, promotion.endsAt ?? last.endsAt)
  const asked = { memberIds, currency, from: Math.max(from, promotion.startsAt), until, zone }
  const played = await playedByDay(db, asked)
  const cash = await cashGivenByDay(db, asked)
  const given = await givenRescues(db, promotion.id, memberIds, localDate(zone, from))
  const givenOf = new Map(given.map((line) => [`${line.memberId} ${line.periodStarts}`, line.given]))

  const lostOf = new Map<bigint, Map<string, Lost>>(memberIds.map((id) => [id, new Map()]))
  function add(memberId: bigint, day: string, more: Lost) {
    const starting = starts.find((first) => first <= day)
    const periods = lostOf.get(memberId)
    if (starting === undefined || !periods) return
    const { stake, payout, rewards } = periods.get(starting) ?? { stake: 0n, payout: 0n, rewards: 0n }
    const lost = { stake: stake + more.stake, payout: payout + more.payout, rewards: rewards + more.rewards }
    periods.set(starting, lost)
  }
  for (const { memberId, day, stake, payout } of played) add(memberId, day, { stake, payout, rewards: 0n })
  for (const { memberId, day, sum } of cash) add(memberId, day, { stake: 0n, payout: 0n, rewards: sum })

  return [...lostOf].map(([memberId, lost]) => {
    const periods = starts
      .map((first) => {
        const of = lost.get(first) ?? { stake: 0n, payout: 0n, rewards: 0n }
        const due = rescueAward(terms, currency, of)
        return { starts: first, lost: of, due, given: givenOf.get(`${memberId} ${first}`) ?? 0n }
      })
      .filter(({ due, given }) => due !== given)
    return { memberId, periods, amount: periods.reduce((sum, { due, given }) => sum + due - given, 0n) }
  })
}
