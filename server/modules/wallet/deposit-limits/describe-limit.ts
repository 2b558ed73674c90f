import type { depositLimitAnswer, LimitPeriod } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import type * as z from 'zod/mini'
import { amountText } from '../purses/purses.ts'
import { type KeptLimit, type LimitAmount, leftOf } from './deposit-limits.ts'

/** A limit as its member reads it. */
export function describeLimit(
  period: LimitPeriod,
  currency: string,
  { amount, next }: KeptLimit,
  used: bigint,
  endsAt: number,
): z.infer<typeof depositLimitAnswer> {
  const text = (units: LimitAmount) => (units === null ? null : amountText(currency, units))
  return {
    period,
    amount: text(amount),
    used: amountText(currency, used),
    left: text(leftOf(amount, used)),
    endsAt,
    coming: next ? { amount: text(next.amount), beginsAt: next.beginsAt } : null,
  }
}
