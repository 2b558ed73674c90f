import * as z from 'zod/mini'
import { bonusTermsAnswer } from '../rewards/bonus-terms.ts'
import { amountAnswer } from '../wallet/limits.ts'
import { promotionKinds } from './promotion-kinds.ts'

/** The kinds that members filter promotions by; `all` shows each. */
export const promotionCategories = [
  'all',
  'sports',
  'live',
  'slots',
  'cards',
  'fishing',
  'lotto',
  'rebate',
  'points-mall',
  'ranking',
  'deposit',
  'app-download',
  'new-player',
  'game-offers',
  'newbie',
  'limited',
  'special',
  'daily',
  'high-rebate',
  'vip',
] as const
export type PromotionCategory = (typeof promotionCategories)[number]

/** Where a member stands with a promotion. */
export const promotionStatuses = [
  'join',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'signed',
  'process',
  'joined',
  'coming-soon',
  'closed',
] as const
export type PromotionStatus = (typeof promotionStatuses)[number]

/** How a member takes part. */
export const takings = ['none', 'join', 'apply', 'sign', 'code', 'collect', 'claim', 'open'] as const

export const promotionId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A promotion as the portal lists it, in the reader's language. */
export const promotionAnswer = z.strictObject({
  promotionId,
  kind: z.enum(promotionKinds),
  category: z.enum(promotionCategories),
  title: z.string(),
  summary: z.string(),
  currency: z.string(),
  status: z.enum(promotionStatuses),
  taking: z.enum(takings),
  startsAt: z.number(),
  /** Null: it has no end yet. */
  endsAt: z.nullable(z.number()),
})

/** One line of what is promised: what is asked for, and what it gives. */
export const promisedLine = z.strictObject({
  /** What must be reached: a day, a deposit, a target; null where nothing is asked for. */
  from: z.nullable(z.string()),
  /** Of a sum for bringing a friend: whose it is; null in every other line. */
  whose: z.nullable(z.enum(['referrer', 'referee'])),
  gameType: z.nullable(z.string()),
  /** An amount in main units, or null where it is a percentage. */
  amount: z.nullable(amountAnswer),
  percent: z.nullable(z.string()),
  /** Most that the percentage gives. */
  cap: z.nullable(amountAnswer),
  /** How far the member is; null for visitors and where nothing is counted. */
  reached: z.nullable(z.string()),
  /** Of a step: whether it was given in this period already. */
  isGiven: z.boolean(),
})

export const promotionDetail = z.strictObject({
  ...promotionAnswer.shape,
  rules: z.string(),
  version: z.number(),
  lines: z.array(promisedLine),
  /** How many times it must be wagered, as a plain decimal. */
  multiple: z.string(),
  /** Null: what it gives is cash. */
  bonus: z.nullable(bonusTermsAnswer),
  /** Hours within which what is given must be claimed; null: no end. */
  claimHours: z.nullable(z.number()),
  /** Of an application: what the operator said. */
  reason: z.nullable(z.string()),
  /** What can be had by asking now, in main units; null where that is not how it is given. */
  due: z.nullable(amountAnswer),
  /** Given once to a person, and another account of the reader's has had it: it gives this one nothing. */
  isWithheld: z.boolean(),
})
