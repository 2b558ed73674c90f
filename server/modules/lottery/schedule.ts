import { localDate, periodAt, wallInstant } from '@croupier/basis/period.ts'
import type * as z from 'zod/mini'
import type { lotterySchedule } from '@croupier/api/lottery/staff/staff-answers.ts'

export type Schedule = z.output<typeof lotterySchedule>

/** A draw as it is planned; epoch milliseconds. */
export interface PlannedDraw {
  readonly numero: string
  readonly drawsAt: number
}

const MINUTE = 60_000
const DAY = 86_400_000
/** How far ahead a lottery that draws rarely is looked at. */
const DAYS_AHEAD = 40

const compact = (day: string) => day.replaceAll('-', '')

function* everyMinutes(zone: string, minutes: number, from: number): Generator<PlannedDraw> {
  for (let at = from; ; ) {
    const day = periodAt('day', zone, at)
    const date = compact(localDate(zone, day.startsAt))
    // Counted by elapsed time: a day on which clocks change has more draws, or fewer, and none twice.
    for (let index = 1; day.startsAt + (index - 1) * minutes * MINUTE < day.endsAt; index += 1) {
      const drawsAt = day.startsAt + (index - 1) * minutes * MINUTE
      if (drawsAt > from) yield { numero: `${date}${String(index).padStart(4, '0')}`, drawsAt }
    }
    at = day.endsAt
  }
}

function* onDays(zone: string, asked: Exclude<Schedule, { kind: 'every' }>, from: number): Generator<PlannedDraw> {
  const moved = asked.kind === 'monthly' ? (asked.moved ?? {}) : {}
  const [hours = 0, minutes = 0] = asked.at.split(':').map(Number)
  let day = periodAt('day', zone, from)
  for (let left = DAYS_AHEAD; left > 0; left -= 1) {
    const date = localDate(zone, day.startsAt)
    const [, , ofMonth = 0] = date.split('-').map(Number)
    const isPlanned =
      asked.kind === 'weekly'
        ? asked.days.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
        : (asked.days.includes(ofMonth) && moved[date] === undefined) || Object.values(moved).includes(date)
    if (isPlanned) {
      const drawsAt = wallInstant(zone, date, hours * 60 + minutes)
      if (drawsAt > from) yield { numero: compact(date), drawsAt }
    }
    day = periodAt('day', zone, day.endsAt)
  }
}

/** The draws after a moment, in their order; without end where they come by the minute. */
export function drawsAfter(zone: string, asked: Schedule, from: number): Generator<PlannedDraw> {
  return asked.kind === 'every' ? everyMinutes(zone, asked.minutes, from) : onDays(zone, asked, from)
}

const DAY_DIGITS = 8

/**
 * A draw's number where that is above the last one's, else the next after it: an operator who lets a lottery draw less often
 * would plan numbers of the same day that were given out already.
 */
export function numeroAfter(last: string | undefined, numero: string): string {
  const isOfSameDay =
    last?.length === numero.length &&
    last.length > DAY_DIGITS &&
    last.slice(0, DAY_DIGITS) === numero.slice(0, DAY_DIGITS)
  return isOfSameDay && numero <= last ? String(Number(last) + 1) : numero
}

/** How far ahead draws are planned. */
export const PLANNED_AHEAD = DAY / 12
export const PLANNED_AT_LEAST = 3
