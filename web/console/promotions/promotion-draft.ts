import type { InputOf } from '@croupier/api/operation.ts'
import type { createPromotion } from '@croupier/api/promotions/operators/create-promotion.ts'
import type { ListedPromotion } from './promotion-words.ts'

/** What an operator writes down of a promotion. */
export type PromotionDraft = InputOf<typeof createPromotion>

/** A promotion as it was written, without what became of it. */
export function draftOf(promotion: ListedPromotion): PromotionDraft {
  const { currency, category, titles, summaries, rules, promise } = promotion
  const { startsAt, endsAt, claimHours, newMembersDays, bonus, budget, position } = promotion
  return {
    currency,
    category,
    titles,
    summaries,
    rules,
    promise,
    startsAt,
    endsAt,
    claimHours,
    newMembersDays,
    bonus,
    budget,
    position,
  }
}

/**
 * When a promotion is said to begin before anything is typed, epoch milliseconds: as it was written, but a new one no
 * earlier than now, for nothing counts from before it is published.
 * @param initial what it begins as: the draft itself, or what it is a copy of
 */
export function beginningWritten(
  initial: Pick<PromotionDraft, 'startsAt'> | undefined,
  isNew: boolean,
  now: number,
): number {
  if (!initial) return now
  return isNew ? Math.max(initial.startsAt, now) : initial.startsAt
}
