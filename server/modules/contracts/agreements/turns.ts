import type { ContractPeriod } from '@croupier/api/contracts/contract-terms.ts'
import { periodAt } from '@croupier/basis/period.ts'

/** From when to when a contract pays; epoch milliseconds. */
export interface Span {
  period: ContractPeriod
  effectiveFrom: number
  /** Null: until further notice. */
  effectiveUntil: number | null
}

export interface Turn {
  /** How long the periods of the terms are that are agreed. */
  period: ContractPeriod
  zone: string
  now: number
  /** The contract that these terms replace. */
  before: Span | undefined
  /** Until when earlier contracts are paid that have ended. */
  paidUntil: number | undefined
  /** When the upline's own contract begins; undefined where the company pays. */
  uplineFrom: number | undefined
  /** When the downline came to stand below the upline; 0: ever. */
  movedAt: number
}

/**
 * From when days, hours or five minutes, whichever such periods consist of, are wholly after a move: figures of before are
 * the uplines' of before. Pure.
 */
export function wholeFrom(period: ContractPeriod, zone: string, movedAt: number): number {
  return periodAt(period === 'minute5' || period === 'hour' ? period : 'day', zone, movedAt).endsAt
}

/**
 * When agreed terms begin to count: with their running period, which they then count for whole; but never before what an
 * earlier contract is paid for is over, nor before the upline's own, nor on the day of a move. The contract before pays its
 * periods whole: one that runs then, or is of another length and runs now, stays its own, and the new one's first is what is
 * left from there. Pure.
 */
export function beginningOf({ period, zone, now, before, paidUntil, uplineFrom, movedAt }: Turn): number {
  const isOther = before !== undefined && before.period !== period && before.effectiveFrom <= now
  const least = Math.max(
    periodAt(period, zone, now).startsAt,
    isOther ? periodAt(before.period, zone, now).endsAt : (before?.effectiveFrom ?? 0),
    paidUntil ?? 0,
    uplineFrom ?? 0,
    wholeFrom(period, zone, movedAt),
  )
  if (!before || before.effectiveFrom >= least) return least
  const cut = periodAt(before.period, zone, least)
  return cut.startsAt === least ? least : cut.endsAt
}

/** When a contract that is ended at a moment stops to count: with its last period that is over by then. Pure. */
export function endingOf({ period, effectiveFrom }: Omit<Span, 'effectiveUntil'>, zone: string, at: number): number {
  return Math.max(periodAt(period, zone, at).startsAt, effectiveFrom)
}

/** From when a contract pays of a period: its first may begin before it does. Pure. */
export function paidFrom(startsAt: number, effectiveFrom: number | null | undefined): number {
  return Math.max(startsAt, effectiveFrom ?? startsAt)
}
