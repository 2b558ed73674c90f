import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { payable } from './payable.ts'

/** What a member played of a category on a day, and what this rebate has paid of it. Ledger units. */
export interface PlayedDay {
  /** Of the merchant's calendar: `2026-11-22`. */
  day: string
  gameType: string
  validBet: bigint
  paid: bigint
  /** The most that uplines allow, in hundredths of a per cent; absent where nobody bounds it. */
  cap?: number | undefined
}

/** Per cent as the terms say, or what uplines allow where that is less. */
export function percentWithin(percent: string, cap: number | undefined): string {
  if (cap === undefined || Ratio.percent(percent).compare(new Ratio(BigInt(cap), 10_000n)) <= 0n) return percent
  const hundredths = String(cap).padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}

export interface DueDay extends PlayedDay {
  percent: string
  /** What the day gives in all; less than `paid` where play of it was taken back. */
  due: bigint
}

/**
 * What each day and category gives in all, rounded down once each. What is to pay is the sum of due less paid: a day of
 * which play was taken back lowers what the next days pay. A cap bounds what is still to be paid; it takes nothing back.
 */
export function rebateDue(terms: TermsOf<'rebate'>, currency: string, played: readonly PlayedDay[]): DueDay[] {
  const rates = new Map<string, { percent: string; rate: Ratio }>(
    terms.rates.map(({ gameType, percent }) => [gameType, { percent, rate: Ratio.percent(percent) }]),
  )
  return played.flatMap((line) => {
    const own = rates.get(line.gameType)
    if (own === undefined) return []
    const { percent, rate } = own
    const validBet = line.validBet > 0n ? line.validBet : 0n
    const within = percentWithin(percent, line.cap)
    const full = payable(currency, rate.times(validBet))
    const bounded = within === percent ? full : payable(currency, Ratio.percent(within).times(validBet))
    const kept = line.paid < full ? line.paid : full
    return [{ ...line, percent: within, due: bounded > kept ? bounded : kept }]
  })
}

/**
 * What a VIP level adds to a rebate: so many per cent of what is paid now, rounded down once. Nothing is added to what was paid
 * on a lower level before.
 */
export function raiseOf(currency: string, amount: bigint, percent: string | null): bigint {
  return percent === null ? 0n : payable(currency, Ratio.percent(percent).times(amount))
}

/** What is to pay now: below the minimum nothing, it waits for more. */
export function toPay(lines: readonly DueDay[], minimum: bigint): bigint {
  const open = lines.reduce((sum, { due, paid }) => sum + due - paid, 0n)
  return open > 0n && open >= minimum ? open : 0n
}
