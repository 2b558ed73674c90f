import * as z from 'zod/mini'
import { amountAnswer } from '../../wallet/limits.ts'
import { depositLimitAnswer } from '../../wallet/deposit-limits/deposit-limits.ts'

/** What members may limit of their play: all they stake, or what they lose (stakes less what came back). */
export const ownLimitKinds = ['loss', 'wager'] as const
export type OwnLimitKind = (typeof ownLimitKinds)[number]

export const ownLimitAnswer = z.strictObject({
  ...depositLimitAnswer.shape,
  kind: z.enum(ownLimitKinds),
  /** What was staked or lost within the running period, not below zero; null where no limit was ever set. */
  used: z.nullable(amountAnswer),
})
