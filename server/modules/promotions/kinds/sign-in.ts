import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'

/** The last field somebody signed: which date of the merchant's calendar, and which field from 1. */
export interface Signed {
  /** `2026-11-22`. */
  date: string
  day: number
}

function dayBefore(date: string): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}

/** The field to sign on a date; undefined where that date is signed. After the last field the first comes again. */
export function fieldToSign(terms: TermsOf<'sign-in'>, last: Signed | undefined, today: string): number | undefined {
  if (!last) return 1
  if (last.date === today) return undefined
  const isMissed = last.date !== dayBefore(today)
  if (isMissed && terms.missed === 'reset') return 1
  return (last.day % terms.days.length) + 1
}
