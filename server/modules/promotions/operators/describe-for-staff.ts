import type { PromotionStage, staffPromotion } from '@croupier/api/promotions/operators/staff-answers.ts'
import { assert } from '@croupier/basis/assert.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../platform/database.ts'
import { amountText } from '../../wallet/index.ts'
import { mostOf } from '../kinds/most.ts'
import { isSpent } from '../promotion.ts'
import { type KeptPromotion, listPromotions } from '../promotions-store.ts'

function stageOf(promotion: KeptPromotion, now: number): PromotionStage {
  const { state, startsAt, endsAt } = promotion
  if (state !== 'published') return state
  if (endsAt !== null && endsAt <= now) return 'ended'
  if (startsAt > now) return 'planned'
  return isSpent(promotion) ? 'spent' : 'running'
}

/** A promotion as its operators follow it. */
export function describeForStaff(promotion: KeptPromotion, now: number): z.input<typeof staffPromotion> {
  const { currency, budget } = promotion
  const text = (units: bigint) => amountText(currency, units)
  const most = mostOf(promotion.promise, currency, budget)
  return {
    promotionId: promotion.id.toString(),
    state: promotion.state,
    stage: stageOf(promotion, now),
    version: promotion.number,
    category: promotion.category,
    currency,
    titles: promotion.titles,
    summaries: promotion.summaries,
    rules: promotion.rules,
    promise: promotion.promise,
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
    claimHours: promotion.claimHours,
    newMembersDays: promotion.newMembersDays,
    bonus: promotion.bonus,
    budget: budget === null ? null : text(budget),
    most: most === null ? null : text(most),
    position: promotion.position,
    issued: text(promotion.reserved),
    paid: text(promotion.paid),
    joined: Number(promotion.joined),
    createdBy: promotion.createdBy,
    createdAt: promotion.createdAt,
    publishedAt: promotion.publishedAt,
    endedAt: promotion.endedAt,
  }
}

/** The same by its number, as it is now. */
export async function describeAsKept(db: Queryable, id: bigint, now: number): Promise<z.input<typeof staffPromotion>> {
  const [kept] = await listPromotions(db, { id, limit: 1 })
  assert(kept, 'a promotion is never deleted')
  return describeForStaff(kept, now)
}
