import * as z from 'zod/mini'
import { amount, amountAnswer } from '../limits.ts'

/** The calendar periods, of the house's time zone, that a member may limit their deposits in. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** What is asked for as a limit; null: none. */
export const limitWish = z.strictObject({ amount: z.nullable(amount) })

export const depositLimitAnswer = z.strictObject({
  period: z.enum(limitPeriods),
  /** Null: no limit. */
  amount: z.nullable(amountAnswer),
  /** What was paid in within the running period, and what open orders may still bring; withdrawals take nothing off. */
  used: amountAnswer,
  /** Null without a limit. */
  left: z.nullable(amountAnswer),
  /** When the running period ends, epoch milliseconds. */
  endsAt: z.number(),
  /** What was asked for and does not count yet. */
  coming: z.nullable(z.strictObject({ amount: z.nullable(amountAnswer), beginsAt: z.number() })),
})
