import type { ReferralTerms } from '@croupier/api/promotions/terms/referral.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { payable, unitsOf } from './payable.ts'

const DAY = 24 * 3600 * 1000

/** What a friend did from registering on, within the days they have. Ledger units; epoch milliseconds. */
export interface Referee {
  registeredAt: number
  deposited: bigint
  validBet: bigint
}

/** What friends of a tier played on a day, and what of it this line has paid. */
export interface TierDay {
  /** Of the merchant's calendar: `2026-11-22`. */
  day: string
  /** 1: one's own friends; 2: theirs. */
  tier: number
  validBet: bigint
  paid: bigint
}

export const occurrenceOfReferee = (refereeId: bigint): string => `referee:${refereeId}`
export const occurrenceOfDay = (day: string): string => `day:${day}`

/** Until when what a friend does counts for the sum; not included. */
export function countsUntil({ days }: Pick<ReferralTerms, 'days'>, { registeredAt }: Pick<Referee, 'registeredAt'>) {
  return registeredAt + days * DAY
}

/** What both are given once the friend has deposited and played enough; undefined before. Ledger units. */
export function sumsFor(
  terms: ReferralTerms,
  currency: string,
  { deposited, validBet }: Referee,
): { referrer: bigint; referee: bigint } | undefined {
  if (deposited < unitsOf(currency, terms.deposited) || validBet < unitsOf(currency, terms.validBet)) return undefined
  const sum = (text: string | null) => (text === null ? 0n : unitsOf(currency, text))
  return { referrer: sum(terms.forReferrer), referee: sum(terms.forReferee) }
}

/** What each day and tier gives in all, rounded down once each; a day of which play was taken back gives less than paid. */
export function commissionDue(
  { tiers }: Pick<ReferralTerms, 'tiers'>,
  currency: string,
  days: readonly TierDay[],
): (TierDay & { due: bigint })[] {
  return days.flatMap((line) => {
    const percentage = tiers[line.tier - 1]
    if (percentage === undefined) return []
    const played = line.validBet > 0n ? line.validBet : 0n
    return [{ ...line, due: payable(currency, Ratio.percent(percentage).times(played)) }]
  })
}
