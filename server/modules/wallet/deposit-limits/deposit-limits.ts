import { type LimitPeriod, limitPeriods } from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
import { type Period, periodAt } from '@croupier/basis/period.ts'

// Limits of deposits are counted by orders, so they stand beside these: `safeguards` knows no money.

/** Ledger units; null: none. */
export type LimitAmount = bigint | null

/** What members asked for in a period; `next` has not begun. Epoch milliseconds. */
export interface KeptLimit {
  amount: LimitAmount
  next: { amount: LimitAmount; beginsAt: number } | undefined
}

export type KeptLimits = Readonly<Record<LimitPeriod, KeptLimit>>

/** The periods that run at a moment. */
export function periodsAt(timeZone: string, now: number): Readonly<Record<LimitPeriod, Period>> {
  return {
    day: periodAt('day', timeZone, now),
    week: periodAt('week', timeZone, now),
    month: periodAt('month', timeZone, now),
  }
}

/** What is left of a limit, never below zero; null: no limit. Ledger units. */
export function leftOf(amount: LimitAmount, used: bigint): LimitAmount {
  if (amount === null) return null
  return amount > used ? amount - used : 0n
}

/** Of limits that an amount is above the one of which the least is left; undefined where all have room. Ledger units. */
export function limitBelow<Limit extends { amount: LimitAmount; used: bigint }>(
  limits: readonly Limit[],
  units: bigint,
): { limit: Limit; left: bigint } | undefined {
  let found: { limit: Limit; left: bigint } | undefined
  for (const limit of limits) {
    const left = leftOf(limit.amount, limit.used)
    if (left !== null && units > left && (found === undefined || left < found.left)) found = { limit, left }
  }
  return found
}

/** Which of the limits of deposits an amount is above, and what is left of it. */
export function limitInTheWay(
  limits: KeptLimits,
  used: Readonly<Record<LimitPeriod, bigint>>,
  units: bigint,
): { period: LimitPeriod; left: bigint } | undefined {
  const found = limitBelow(
    limitPeriods.map((period) => ({ period, amount: limits[period].amount, used: used[period] })),
    units,
  )
  return found && { period: found.limit.period, left: found.left }
}
