import { minuteAt, minuteOf } from '../providers/channel-hours.ts'

const MINUTE = 60_000
const MINUTES_OF_A_DAY = 1_440

/**
 * When what was approved at an instant is sent: at the next of these times of the merchant's day, at once where there are
 * none. Epoch milliseconds.
 */
export function nextBatch(times: readonly string[], zone: string, instant: number): number {
  if (times.length === 0) return instant
  const minute = minuteAt(zone, instant)
  const waits = times.map((time) => (minuteOf(time) - minute + MINUTES_OF_A_DAY) % MINUTES_OF_A_DAY)
  const wait = Math.min(...waits)
  return wait === 0 ? instant : Math.floor(instant / MINUTE) * MINUTE + wait * MINUTE
}
