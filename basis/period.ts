/**
 * Calendar periods in a time zone, as exact instants. Every instant lies in exactly one period of a kind, whatever the
 * zone does to its clocks: days, weeks and months begin at the first instant of their first local day, hours and five
 * minutes are cut from the day by elapsed time (a day on which clocks change has 23 or 25 hours).
 */
export const periodKinds = ['minute5', 'hour', 'day', 'week', 'semiMonth', 'month'] as const

export type PeriodKind = (typeof periodKinds)[number]

export interface Period {
  readonly kind: PeriodKind
  /** Epoch milliseconds, inclusive. */
  readonly startsAt: number
  /** Epoch milliseconds, exclusive. */
  readonly endsAt: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

interface LocalDate {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Whether the text names a zone of the IANA database, as in `Asia/Dhaka`. */
export function isTimeZone(text: string): boolean {
  try {
    formatOf(text)
    return true
  } catch {
    return false
  }
}

/** What a clock on the wall shows, written as if the wall stood in UTC. */
function wallAt(timeZone: string, instant: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const milliseconds = ((instant % SECOND) + SECOND) % SECOND
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
}

function offsetAt(timeZone: string, instant: number): number {
  return wallAt(timeZone, instant) - instant
}

/** The local calendar date at an instant. */
function dateAt(timeZone: string, instant: number): LocalDate {
  const wall = new Date(wallAt(timeZone, instant))
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
}

/** The local calendar date at an instant: `2026-11-21`. */
export function localDate(timeZone: string, instant: number): string {
  return new Date(wallAt(timeZone, instant)).toISOString().slice(0, 10)
}

/** The first instant of a local day; where clocks skip its midnight, the instant they jump. */
function startOfDay(timeZone: string, date: LocalDate): number {
  const wall = Date.UTC(date.year, date.month - 1, date.day)
  const offsets = [offsetAt(timeZone, wall - DAY), offsetAt(timeZone, wall + DAY)]
  const instants = offsets.map((offset) => wall - offset).filter((instant) => wallAt(timeZone, instant) === wall)
  if (instants.length > 0) return Math.min(...instants)

  // No clock ever showed this midnight, so the zone jumped over it between the two readings.
  let before = wall - Math.max(...offsets)
  let after = wall - Math.min(...offsets)
  const offsetBefore = offsetAt(timeZone, before - 1)
  before -= 1
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(timeZone, middle) === offsetBefore) before = middle
    else after = middle
  }
  return after
}

function plusDays({ year, month, day }: LocalDate, days: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The first days of the calendar period that holds a date, and of the one after it. */
function datesAround(kind: 'day' | 'week' | 'semiMonth' | 'month', date: LocalDate): [LocalDate, LocalDate] {
  const { year, month, day } = date
  const nextMonth = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
  switch (kind) {
    case 'day':
      return [date, plusDays(date, 1)]
    case 'week': {
      const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
      const monday = plusDays(date, -sinceMonday)
      return [monday, plusDays(monday, 7)]
    }
    case 'semiMonth':
      return day < 16
        ? [
            { year, month, day: 1 },
            { year, month, day: 16 },
          ]
        : [{ year, month, day: 16 }, nextMonth]
    case 'month':
      return [{ year, month, day: 1 }, nextMonth]
    default:
      return kind satisfies never
  }
}

function calendarPeriodAt(kind: 'day' | 'week' | 'semiMonth' | 'month', timeZone: string, instant: number): Period {
  let [first, next] = datesAround(kind, dateAt(timeZone, instant))
  let startsAt = startOfDay(timeZone, first)
  let endsAt = startOfDay(timeZone, next)
  // Clocks set back over midnight show the old date again after the new day has begun.
  while (instant >= endsAt) {
    ;[first, next] = datesAround(kind, next)
    startsAt = endsAt
    endsAt = startOfDay(timeZone, next)
  }
  return { kind, startsAt, endsAt }
}

const elapsed = { minute5: HOUR / 12, hour: HOUR } as const

/**
 * The period of a kind that an instant (epoch milliseconds) lies in. Weeks begin on Monday, a month's halves on its 1st
 * and 16th. The next period is `periodAt(kind, timeZone, period.endsAt)`.
 */
export function periodAt(kind: PeriodKind, timeZone: string, instant: number): Period {
  if (kind !== 'minute5' && kind !== 'hour') return calendarPeriodAt(kind, timeZone, instant)
  const day = calendarPeriodAt('day', timeZone, instant)
  const length = elapsed[kind]
  const startsAt = day.startsAt + Math.floor((instant - day.startsAt) / length) * length
  return { kind, startsAt, endsAt: Math.min(startsAt + length, day.endsAt) }
}

/**
 * The instant at which clocks of a zone show so many minutes past midnight of a date; where they show it twice the first,
 * where they skip it as much later as they went on.
 */
export function wallInstant(timeZone: string, date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60 * SECOND
  const offsets = [offsetAt(timeZone, wall - DAY), offsetAt(timeZone, wall + DAY)]
  const shown = offsets.map((offset) => wall - offset).filter((instant) => wallAt(timeZone, instant) === wall)
  return shown.length > 0 ? Math.min(...shown) : wall - Math.min(...offsets)
}
