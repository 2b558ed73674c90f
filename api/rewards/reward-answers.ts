import * as z from 'zod/mini'
import { amountAnswer } from '../wallet/limits.ts'
import { bonusTermsAnswer } from './bonus-terms.ts'

export const rewardStates = ['claimable', 'claimed', 'expired', 'cancelled'] as const
export type RewardState = (typeof rewardStates)[number]

/** What a reward was given for, as clients filter by it. */
export const rewardKinds = [
  'sign-up',
  'application',
  'sign-in',
  'deposit',
  'rebate',
  'rescue',
  'mission',
  'code',
  'race',
  'raffle',
  'envelope',
  'referral',
  'level',
  'points',
  'free-spins',
  'jackpot',
] as const
export type RewardKind = (typeof rewardKinds)[number]

/** `42`: the number of a reward. */
export const rewardId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

/** A reward as its member sees it. */
export const rewardAnswer = z.strictObject({
  promotionClaimId: rewardId,
  promotionType: z.enum(rewardKinds),
  /** In the reader's language. */
  title: z.string(),
  amount: amountAnswer,
  currency: z.string(),
  /** What must be wagered of it once it is claimed; `0` for none. */
  turnover: amountAnswer,
  /** Whether it goes to the bonus purse and is wagered there, and not to the main purse. */
  isBonus: z.boolean(),
  status: z.enum(rewardStates),
  /** Epoch milliseconds, as all times. */
  issuedAt: z.number(),
  /** Null: it waits forever. */
  expiresAt: z.nullable(z.number()),
  /** When it was claimed, expired or taken back. */
  endedAt: z.nullable(z.number()),
})

/** Waiting: until the one before it has ended. */
export const bonusStates = ['waiting', 'active', 'released', 'forfeited', 'expired', 'lost'] as const
export type BonusState = (typeof bonusStates)[number]

/** A claimed reward with how far its turnover is. */
export const bonusAnswer = z.strictObject({
  ...rewardAnswer.shape,
  wagered: amountAnswer,
  isWagered: z.boolean(),
  /** Null where it was cash. */
  bonus: z.nullable(
    z.strictObject({
      state: z.enum(bonusStates),
      /** Of the bonus purse, while it is active. */
      balance: amountAnswer,
      activatedAt: z.nullable(z.number()),
      expiresAt: z.nullable(z.number()),
      endedAt: z.nullable(z.number()),
      /** What went to the main purse, and what back to the house. */
      released: amountAnswer,
      taken: amountAnswer,
      terms: bonusTermsAnswer,
    }),
  ),
})

export const rewardPlace = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
export const rewardPageSize = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20)
