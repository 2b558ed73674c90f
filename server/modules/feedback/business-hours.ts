import type { businessHoursSchema } from '@croupier/api/feedback/show-support.ts'
import type * as z from 'zod/mini'

export type BusinessHours = z.output<typeof businessHoursSchema>

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether somebody answers at this moment, by the clock of the house's zone. */
export function isOpenAt({ isAlways, days, from, until }: BusinessHours, timeZone: string, now: number): boolean {
  if (isAlways) return true
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const time = `${part('hour')}:${part('minute')}`
  return days.includes(DAYS.indexOf(part('weekday')) + 1) && time >= from && time < until
}
