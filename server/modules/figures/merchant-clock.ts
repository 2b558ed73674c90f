import { localDate, type Period, type PeriodKind, periodAt } from '@croupier/basis/period.ts'

export interface MerchantHour {
  from: number
  until: number
  /** Which calendar day it is of. */
  day: string
}

export interface MerchantClock {
  /** When the hour of a moment began; epoch milliseconds, as all moments here. */
  hourOf(at: number): number
  /** All hours from that of one moment to that of another, each until before the next. */
  hoursBetween(first: number, last: number): MerchantHour[]
  /** The calendar day of a moment: `2026-11-22`, from its beginning until before its end. */
  dayOf(at: number): { day: string; from: number; until: number }
}

/** Tells hours and days of the merchant's time zone; moments near each other cost next to nothing. */
export function merchantClock(zone: string): MerchantClock {
  const last = new Map<PeriodKind, Period & { date: string }>()
  const periodOf = (kind: 'hour' | 'day', at: number) => {
    const known = last.get(kind)
    if (known && at >= known.startsAt && at < known.endsAt) return known
    const period = periodAt(kind, zone, at)
    const found = { ...period, date: localDate(zone, period.startsAt) }
    last.set(kind, found)
    return found
  }
  return {
    hourOf: (at) => periodOf('hour', at).startsAt,
    hoursBetween(first, last) {
      const hours: MerchantHour[] = []
      for (let at = first; at <= last || hours.length === 0; at = hours.at(-1)!.until) {
        const { startsAt: from, endsAt: until } = periodOf('hour', at)
        hours.push({ from, until, day: periodOf('day', from).date })
      }
      return hours
    },
    dayOf(at) {
      const { date: day, startsAt: from, endsAt: until } = periodOf('day', at)
      return { day, from, until }
    },
  }
}
