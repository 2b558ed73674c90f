import * as z from 'zod/mini'
import { textsUpTo } from '../content/announcement.ts'
import { amount, amountAnswer } from '../wallet/limits.ts'
import { goodArts, goodId, goodTypes, points, pointsAnswer, redemptionAnswer } from './point-answers.ts'

export const goodStates = ['draft', 'published', 'ended'] as const
export type GoodState = (typeof goodStates)[number]

const moment = z.int().check(z.minimum(0), z.maximum(8_000_000_000_000))
const count = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** What an operator writes down of a good. */
export const goodDraft = {
  art: z.enum(goodArts),
  /** By language; English must be among them. */
  titles: textsUpTo(80),
  descriptions: textsUpTo(600),
  price: points,
  /** Of money, in main units; null of things. */
  amount: z.nullable(amount),
  /** How many there are in all, those that were redeemed among them; null: as many as anybody wants. */
  stock: z.nullable(count),
  perMember: z.nullable(count),
  startsAt: moment,
  endsAt: z.nullable(moment),
  position: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 1000),
} as const

/** A good as operators see it. */
export const staffGood = z.strictObject({
  goodId,
  type: z.enum(goodTypes),
  currency: z.nullable(z.string()),
  state: z.enum(goodStates),
  art: z.enum(goodArts),
  titles: z.record(z.string(), z.string()),
  descriptions: z.record(z.string(), z.string()),
  price: pointsAnswer,
  amount: z.nullable(amountAnswer),
  stock: z.nullable(z.number()),
  /** How many of them are redeemed or asked for. */
  taken: z.number(),
  perMember: z.nullable(z.number()),
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
  position: z.number(),
  createdBy: z.string(),
  createdAt: z.number(),
  publishedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
})

/** Of the queue: what waits to be decided, what is to be sent, and what is done. */
export const orderStates = ['process', 'approved', 'sent', 'rejected'] as const
export type OrderState = (typeof orderStates)[number]

/** What a member asked for, as operators list it: without where it goes. */
export const pointOrder = z.strictObject({
  reference: redemptionAnswer.shape.reference,
  account: z.string(),
  type: redemptionAnswer.shape.type,
  name: z.string(),
  art: z.enum(goodArts),
  quantity: z.number(),
  points: pointsAnswer,
  amount: z.nullable(amountAnswer),
  currency: z.string(),
  state: z.enum(orderStates),
  remark: z.string(),
  reason: z.nullable(z.string()),
  dispatchNote: z.nullable(z.string()),
  redeemedAt: z.number(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.number()),
  sentBy: z.nullable(z.string()),
  sentAt: z.nullable(z.number()),
})
