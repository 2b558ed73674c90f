import { promotionTerms, type KindAndTerms, takingOf } from '@croupier/api/promotions/promotion-kinds.ts'
import type { BonusTerms } from '@croupier/api/rewards/bonus-terms.ts'
import type { PromotionCategory, PromotionStatus } from '@croupier/api/promotions/promotion-answers.ts'
import type { PromotionState } from '@croupier/api/promotions/operators/staff-answers.ts'
import { fixedAward } from './kinds/fixed-award.ts'

type Texts = Readonly<Record<string, string>>

/** What was promised, as it stands for whoever joined under it. Times in epoch milliseconds. */
export interface Version {
  promotionId: bigint
  number: number
  titles: Texts
  summaries: Texts
  rules: Texts
  promise: KindAndTerms
  startsAt: number
  endsAt: number | null
  claimHours: number | null
  newMembersDays: number | null
  /** Null: what it gives is cash. */
  bonus: BonusTerms | null
}

const QUARTER = 15 * 60_000

/** The beginning of the quarter of an hour that a moment lies in: what is played is summed by those. */
export const quarterOf = (moment: number): number => moment - (moment % QUARTER)

/**
 * When a promotion begins that was to begin at a moment. What is played is summed by quarters of an hour: one that counts
 * it begins with the quarter, so that it counts all of what is played in it.
 */
export function beginningOf({ kind, terms }: KindAndTerms, startsAt: number): number {
  const countsPlay =
    kind === 'rebate' ||
    kind === 'rescue' ||
    ((kind === 'mission' || kind === 'raffle') && terms.measure !== 'deposits')
  return countsPlay ? quarterOf(startsAt) : startsAt
}

/** A promotion with the version that is offered now. Amounts in ledger units. */
export interface Promotion extends Version {
  id: bigint
  category: PromotionCategory
  currency: string
  state: PromotionState
  position: number
  /** Epoch milliseconds; null: a draft. */
  publishedAt: number | null
  budget: bigint | null
  /** When its race or raffle was decided, epoch milliseconds. */
  decidedAt: number | null
  reserved: bigint
  paid: bigint
}

export interface Participation {
  promotionId: bigint
  memberId: bigint
  version: number
  state: 'applying' | 'rejected' | 'joined'
  reason: string | null
}

/** What a member was given of a promotion, in short. */
export interface Given {
  /** Something waits in the reward centre. */
  isWaiting: boolean
  isClaimed: boolean
  /** The greatest occurrence: of a sign-in calendar the last date. */
  last: string | null
}

/** Kinds that give a member once in all. */
const ONCE: ReadonlySet<string> = new Set<keyof typeof promotionTerms>([
  'sign-up',
  'application',
  'code',
  'envelope',
  'free-spins',
])

export function isRunning({ state, startsAt, endsAt }: Pick<Promotion, 'state' | 'startsAt' | 'endsAt'>, now: number) {
  return state === 'published' && startsAt <= now && (endsAt === null || endsAt > now)
}

/** Whether what is left gives nobody anything. What joined members earn by play is paid all the same. */
export function isSpent({
  promise,
  currency,
  budget,
  reserved,
}: Pick<Promotion, 'promise' | 'currency' | 'budget' | 'reserved'>): boolean {
  return budget !== null && budget - reserved < (fixedAward(promise, currency) ?? 1n)
}

/**
 * Where somebody stands with a promotion; `undefined` in place of a participation: a visitor or nobody yet.
 * `isCounted`: something they did counts for it already. `isEmpty`: an envelope whose every piece is taken.
 */
export function statusOf(
  promotion: Promotion,
  member:
    | { participation: Participation | undefined; given: Given | undefined; isCounted: boolean; today: string }
    | undefined,
  now: number,
  isEmpty = false,
): PromotionStatus {
  const { given, participation } = member ?? {}
  const { state, endsAt, startsAt } = promotion
  if (state !== 'published' || (endsAt !== null && endsAt <= now)) return given?.isWaiting ? 'issued' : 'closed'
  if (startsAt > now) return 'coming-soon'
  if (participation?.state === 'applying') return 'applying'
  if (promotion.promise.kind === 'sign-in' && given?.last === member?.today && member) return 'signed'
  if (given?.isWaiting) return 'issued'
  if (participation?.state === 'rejected') return 'rejected'
  // What ran out or was taken back is not given again.
  if (given && ONCE.has(promotion.promise.kind)) return given.isClaimed ? 'claimed' : 'closed'
  const underWay = given?.isClaimed || member?.isCounted ? 'process' : 'joined'
  if (participation) return underWay
  const taking = takingOf(promotion.promise)
  if (member && (taking === 'none' || taking === 'claim' || taking === 'collect')) return underWay
  return isSpent(promotion) || isEmpty ? 'closed' : 'join'
}
