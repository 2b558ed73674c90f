import * as z from 'zod/mini'
import { textsUpTo } from '../../content/announcement.ts'
import { amount } from '../../wallet/limits.ts'
import { multiple, percent } from './decimals.ts'

/** A level above the ground that everybody stands on. Levels count from 1 in the order they are listed. */
export const vipLevel = z.strictObject({
  /** By language; English must be among them. */
  names: textsUpTo(40),
  /** What one plays in valid bets and deposits in all to get there. */
  reach: z.strictObject({ validBet: amount, deposits: z.nullable(amount) }),
  /** What one plays in each month to stay; null: one stays. */
  keep: z.nullable(z.strictObject({ validBet: amount })),
  privileges: z.strictObject({
    /** Given once in life for getting there. */
    upgrade: z.nullable(amount),
    birthday: z.nullable(amount),
    week: z.nullable(amount),
    month: z.nullable(amount),
    /** What may be withdrawn in a day, and how often, where that is more than everybody may. */
    dailyWithdrawal: z.nullable(amount),
    dailyWithdrawals: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000))),
    isWithdrawalFree: z.boolean(),
    /** By how many per cent of it each rebate is raised. */
    rebateRaise: z.nullable(percent),
  }),
})
export type VipLevel = z.output<typeof vipLevel>

/** The privileges of a level that gives money alone. */
export const nothingEased = {
  dailyWithdrawal: null,
  dailyWithdrawals: null,
  isWithdrawalFree: false,
  rebateRaise: null,
} as const satisfies Partial<VipLevel['privileges']>

/** Levels that members reach by playing, and what each gives. */
export const vipTerms = z.strictObject({
  levels: z.array(vipLevel).check(z.minLength(1), z.maxLength(30)),
  multiple,
})
