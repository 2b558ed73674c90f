import { dayPeriod } from './day-period.ts'
import { formatTime } from '@croupier/kit/format/time.ts'

const MINUTE = 60_000

/**
 * The instant at which clocks of a zone show `2026-11-21T18:30`, as a datetime-local box holds it; the first one where
 * they show it twice. Undefined where they never do, or nothing is typed.
 */
export function wallTimeToInstant(wall: string, timeZone: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wall)
  if (!match) return undefined
  const [, day = '', hours, minutes] = match
  const period = dayPeriod(day, timeZone)
  if (!period) return undefined
  const shown = `${day} ${hours}:${minutes}:00`
  const naive = period.startsAt + (Number(hours) * 60 + Number(minutes)) * MINUTE
  // Where the zone's clocks change that day, the wall runs up to two hours beside the time that has passed.
  for (const shift of [-120, -60, -30, 0, 30, 60, 120]) {
    const instant = naive + shift * MINUTE
    if (formatTime(instant, timeZone) === shown) return instant
  }
  return undefined
}

/**
 * What the text of a datetime-local box stands for: nothing where it is empty, and no number where clocks of the zone never show
 * it, so that it is refused and not left out.
 */
export function instantOf(text: string, timeZone: string): number | undefined {
  return text === '' ? undefined : (wallTimeToInstant(text, timeZone) ?? Number.NaN)
}

/** Whether a box within this part of a page holds something that is nothing yet: half of a date counts as empty otherwise. */
export function isHalfTyped(part: Element | null): boolean {
  return Array.from(part?.querySelectorAll('input') ?? []).some(({ validity }) => validity.badInput)
}

/** What a datetime-local box holds for an instant: `2026-11-21T18:30` where the zone's clocks show it. */
export function instantToWallTime(instant: number, timeZone: string): string {
  return formatTime(instant, timeZone).slice(0, 16).replace(' ', 'T')
}
