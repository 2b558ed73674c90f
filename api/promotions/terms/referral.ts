import * as z from 'zod/mini'
import { amount } from '../../wallet/limits.ts'
import { multiple, percent } from './decimals.ts'

/** For bringing a friend: a sum for both once the friend has deposited and played, and a part of what friends play. */
export const referralTerms = z.strictObject({
  /** What the friend must deposit and play in valid bets, within how many days of registering. */
  deposited: amount,
  validBet: amount,
  days: z.int().check(z.minimum(1), z.maximum(365)),
  forReferrer: z.nullable(amount),
  forReferee: z.nullable(amount),
  /** Of each day's valid bets of one's friends, and of theirs. */
  tiers: z.array(percent).check(z.maxLength(2)),
  multiple,
})
export type ReferralTerms = z.output<typeof referralTerms>
