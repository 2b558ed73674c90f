import * as z from 'zod/mini'
import { gameTypes } from '../games/game-types.ts'
import { plainText } from '../identity/plain-text.ts'
import { amountAnswer } from '../wallet/limits.ts'

/** Points have two places: `12.50`. */
export const points = z.string().check(z.regex(/^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/))
/** As answers carry them; signed where they change. */
export const pointsAnswer = z.string()

/** What the mall has: money, or things that are sent. */
export const goodTypes = ['CASH', 'GOODS'] as const
export type GoodType = (typeof goodTypes)[number]

/** What a good is drawn as. */
export const goodArts = [
  'coins',
  'banknote',
  'phone',
  'earphones',
  'watch',
  'bag',
  'cap',
  'shirt',
  'mug',
  'lantern',
  'cricket',
  'football',
  'kettle',
  'voucher',
] as const
export type GoodArt = (typeof goodArts)[number]

export const goodId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A good as the mall shows it, in the reader's language. */
export const goodAnswer = z.strictObject({
  rewardId: goodId,
  type: z.enum(goodTypes),
  name: z.string(),
  description: z.string(),
  art: z.enum(goodArts),
  /** What one costs. */
  pointsRequirement: pointsAnswer,
  /** The money that one is, in main units; null of things. */
  amountRequirement: z.nullable(amountAnswer),
  /** Null: for members of any currency. */
  currency: z.nullable(z.string()),
  /** How many are left; null: as many as anybody wants. */
  stock: z.nullable(z.number()),
  /** How many one member may have; null: no bound. */
  perMember: z.nullable(z.number()),
  /** How many the reader has had; 0 for visitors. */
  redeemed: z.number(),
  /** Epoch milliseconds, as all times. */
  startsAt: z.number(),
  endsAt: z.nullable(z.number()),
})

/** Waiting for an operator, granted, or refused and given back. */
export const redeemStatuses = ['process', 'approved', 'rejected'] as const
export type RedeemStatus = (typeof redeemStatuses)[number]

/** Out of the mall, or points turned straight into money. */
export const redeemTypes = [...goodTypes, 'CONVERT'] as const
export type RedeemType = (typeof redeemTypes)[number]

export const redemptionReference = z.string().check(z.regex(/^[A-Z0-9]{8,24}$/))

/** Where a thing is sent. */
export const recipient = {
  receiver: plainText(1, 80).check(z.trim(), z.minLength(2)),
  /** Digits, with or without the country's code. */
  mobileNum: z.string().check(z.trim(), z.regex(/^\+?\d[\d -]{5,18}\d$/)),
  address: plainText(1, 300).check(z.trim(), z.minLength(8)),
} as const

export const REMARK_MOST = 140

/** What was redeemed, as its member sees it. */
export const redemptionAnswer = z.strictObject({
  reference: redemptionReference,
  type: z.enum(redeemTypes),
  name: z.string(),
  art: z.enum(goodArts),
  quantity: z.number(),
  /** In all. */
  pointsRequirement: pointsAnswer,
  amountRequirement: z.nullable(amountAnswer),
  currency: z.string(),
  status: z.enum(redeemStatuses),
  applyTime: z.number(),
  /** What the member wrote with it. */
  remark: z.string(),
  /** Why it was refused; null otherwise. */
  reason: z.nullable(z.string()),
  /** When it was sent off, and what was said of it: the courier and their number. */
  sentAt: z.nullable(z.number()),
  dispatchNote: z.nullable(z.string()),
  /** Where to; null of money. */
  receiver: z.nullable(z.string()),
  mobileNum: z.nullable(z.string()),
  address: z.nullable(z.string()),
})

/** What valid bets of a category earn. */
export const rateAnswer = z.strictObject({
  gameType: z.enum(gameTypes),
  currency: z.string(),
  /** Valid bets that earn one point, in main units; null: they earn none. */
  amount: z.nullable(amountAnswer),
})

export const pointPageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20)
