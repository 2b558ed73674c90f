import * as z from 'zod/mini'
import { operation } from '../../operation.ts'
import { amountAnswer } from '../../wallet/limits.ts'
import { promotionId } from '../promotion-answers.ts'

/** Friends shown, the latest first. */
export const FRIENDS_SHOWN = 50

export const showReferral = operation({
  name: 'showReferral',
  summary: 'Your referral code, what bringing friends gives, your friends, and what they have earned you.',
  method: 'GET',
  path: '/wps/promotions/referral',
  relay: ['MCSFE_getReferralDetails'],
  caller: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    currency: z.string(),
    /** Goes into `referralCode` of a registration. */
    referralCode: z.string(),
    /** Friends who registered with it. */
    totalInvitations: z.number(),
    /** Given so far, sums and parts of play together. */
    totalEarned: amountAnswer,
    /** Null while no referral promotion runs. */
    promotion: z.nullable(
      z.strictObject({
        promotionId,
        title: z.string(),
        /** What a friend must deposit and play within how many days. */
        deposited: amountAnswer,
        validBet: amountAnswer,
        days: z.number(),
        forReferrer: z.nullable(amountAnswer),
        forReferee: z.nullable(amountAnswer),
      }),
    ),
    /** 1: friends; 2: theirs. `percent` is of a day's valid bets; null where nothing is given of the tier now. */
    tiers: z.array(
      z.strictObject({
        tier: z.number(),
        percent: z.nullable(z.string()),
        friends: z.number(),
        earned: amountAnswer,
      }),
    ),
    friends: z.array(
      z.strictObject({
        customerName: z.string(),
        registeredAt: z.number(),
        /** Whether their sum was given. */
        isGiven: z.boolean(),
      }),
    ),
  }),
  refusals: [],
  runs: 'reads',
})
