import * as z from 'zod/mini'
import { textsUpTo } from '../../content/announcement.ts'
import { bonusTerms } from '../../rewards/bonus-terms.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { amount } from '../../wallet/limits.ts'
import { kindAndTerms } from '../promotion-kinds.ts'
import { promotionCategories, promotionId } from '../promotion-answers.ts'

export const promotionStates = ['draft', 'published', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

const moment = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))

/** What an operator writes down of a promotion; each time it is a version of its own. */
export const promotionDraft = {
  category: z.enum(promotionCategories),
  /** By language; English must be among them. */
  titles: textsUpTo(80),
  summaries: textsUpTo(300),
  rules: textsUpTo(10_000),
  promise: kindAndTerms,
  /** Epoch milliseconds. */
  startsAt: moment,
  endsAt: z.nullable(moment),
  claimHours: z.nullable(z.int().check(z.minimum(1), z.maximum(8_760))),
  /** Only for members who registered no longer ago; null: for all. */
  newMembersDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))),
  /** Null: what it gives is cash. Else it goes to the bonus purse and is wagered there by these terms. */
  bonus: z._default(z.nullable(bonusTerms), null),
  /** Most that may be issued, in main units; null: no bound. */
  budget: z.nullable(amount),
  position: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 1000),
} as const

/** Where a promotion stands now: published, it may not have begun, may run, may have given all it had. */
export const promotionStages = ['draft', 'planned', 'running', 'spent', 'ended'] as const
export type PromotionStage = (typeof promotionStages)[number]

/** A promotion as operators see it. */
export const staffPromotion = z.strictObject({
  promotionId,
  state: z.enum(promotionStates),
  stage: z.enum(promotionStages),
  version: z.number(),
  category: z.enum(promotionCategories),
  currency: z.string(),
  titles: z.record(z.string(), z.string()),
  summaries: z.record(z.string(), z.string()),
  rules: z.record(z.string(), z.string()),
  promise: kindAndTerms,
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
  claimHours: z.nullable(z.number()),
  newMembersDays: z.nullable(z.number()),
  bonus: z.nullable(bonusTerms),
  budget: z.nullable(amountAnswer),
  /** The most it can cost, in main units; null: nothing bounds it, for what members earn is paid beyond the budget too. */
  most: z.nullable(amountAnswer),
  position: z.number(),
  /** Issued and not returned, and what of it was claimed. */
  issued: amountAnswer,
  paid: amountAnswer,
  joined: z.number(),
  createdBy: z.string(),
  createdAt: z.number(),
  publishedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
})

/** What becomes of what was given: it waits, was claimed, ran out, or was taken back. */
export const awardStates = ['issued', 'claimed', 'expired', 'cancelled'] as const
export type AwardState = (typeof awardStates)[number]

export const applicationStates = ['applying', 'rejected', 'joined'] as const

/** A member's application as operators see it. */
export const applicationAnswer = z.strictObject({
  promotionId,
  title: z.string(),
  account: z.string(),
  state: z.enum(applicationStates),
  remark: z.string(),
  pictures: z.number(),
  reason: z.nullable(z.string()),
  appliedAt: z.number(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.number()),
})
