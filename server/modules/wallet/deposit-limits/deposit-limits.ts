import {
  type LimitPeriod,
  limitPeriods,
  RAISE_DELAY_HOURS,
} from '@croupier/api/wallet/deposit-limits/deposit-limits.ts'
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

/** When a limit begins that is asked for now: whoever limits themselves more need not wait. */
export function beginsAt(before: LimitAmount, asked: LimitAmount, now: number): number {
  const isStricter = before === null || (asked !== null && asked <= before)
  return isStricter ? now : now + RAISE_DELAY_HOURS * 3_600_000
}

/** What may still be paid in, never below zero; null: as much as one likes. Ledger units. */
export function leftOf(amount: LimitAmount, used: bigint): LimitAmount {
  if (amount === null) return null
  return amount > used ? amount - used : 0n
}

/** The limit of which the least is left, where an amount is above it; undefined where all have room. */
export function limitInTheWay(
  limits: KeptLimits,
  used: Readonly<Record<LimitPeriod, bigint>>,
  units: bigint,
): { period: LimitPeriod; left: bigint } | undefined {
  let found: { period: LimitPeriod; left: bigint } | undefined
  for (const period of limitPeriods) {
    const left = leftOf(limits[period].amount, used[period])
    if (left !== null && units > left && (found === undefined || left < found.left)) found = { period, left }
  }
  return found
}
