import { type DatePreset, RECORD_DAYS_MAX } from '@croupier/api/records/record-period.ts'
import { periodAt } from '@croupier/basis/period.ts'
import type { Scope } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { settingsPort } from '../../platform/settings.ts'
import { timeZone } from './time-zone.ts'

/** From one moment to before another, epoch milliseconds. */
export interface RecordPeriod {
  from: number
  until: number
}

export interface PeriodAsked {
  datePreset?: DatePreset | undefined
  from?: number | undefined
  until?: number | undefined
}

const DAY = 86_400_000

/** The days from `first` to `last` around today (0), as the time zone's calendar has them. */
function daysAround(zone: string, now: number, first: number, last: number): RecordPeriod {
  const today = periodAt('day', zone, now)
  // From its noon so many days on is about the noon of that day, also where clocks changed between.
  const noon = (today.startsAt + today.endsAt) / 2
  const dayAt = (distance: number) => (distance === 0 ? today : periodAt('day', zone, noon + distance * DAY))
  const [from, until] = [dayAt(first).startsAt, dayAt(last).endsAt]
  return { from, until }
}

const presets: Readonly<Record<DatePreset, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
}

/** What was asked for as moments, in the merchant's time zone. Pure. */
export function periodIn(zone: string, now: number, asked: PeriodAsked): RecordPeriod {
  const { datePreset, from, until } = asked
  if (datePreset === undefined && from !== undefined) return { from, until: until ?? now + DAY }
  if (datePreset === undefined && until !== undefined) return { from: until - 30 * DAY, until }
  const [first, last] = presets[datePreset ?? 'previous30']
  return daysAround(zone, now, first, last)
}

/** The period of a record. @throws Refusal request.invalid where it is upside down or longer than is told at once. */
export function recordPeriod(scope: Pick<Scope, 'use' | 'clock'>, asked: PeriodAsked): RecordPeriod {
  const period = periodIn(scope.use(settingsPort).read(timeZone), scope.clock.now(), asked)
  const isRight = period.until > period.from && period.until - period.from <= (RECORD_DAYS_MAX + 1) * DAY
  if (!isRight) throw new Refusal('request.invalid', { fields: [{ field: 'until', messageKey: 'fault.format' }] })
  return period
}
