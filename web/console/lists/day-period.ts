import { localDate, periodAt } from '@croupier/basis/period.ts'

const HOUR = 3_600_000

/** First instant of a calendar day (`2026-11-21`) in a zone and of the day after it; undefined where there is no such day. */
export function dayPeriod(day: string, timeZone: string): { startsAt: number; endsAt: number } | undefined {
  const noon = Date.parse(`${day}T12:00:00Z`)
  if (Number.isNaN(noon)) return undefined
  // Noon of the day in UTC lies in the same day of most zones; far east or west it is a neighbour.
  for (const hours of [0, -13, 13]) {
    const period = periodAt('day', timeZone, noon + hours * HOUR)
    if (localDate(timeZone, period.startsAt) === day) return period
  }
  return undefined
}
