import type { Scope } from '../../../platform/context.ts'
import { settingsPort } from '../../../platform/settings.ts'
import { timeZone } from '../../settings/index.ts'
import type { DepositChannel } from './deposit-channels-store.ts'

const MINUTES = 60

/** Reads `HH:MM` as a minute of the day. */
export function minuteOf(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * MINUTES + Number(minutes)
}

/** A minute of the day as `HH:MM`. */
export function timeOf(minute: number | null): string | null {
  if (minute === null) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / MINUTES))}:${two(minute % MINUTES)}`
}

/** Which minute of its day it is somewhere. */
export function minuteAt(zone: string, instant: number): number {
  const told = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  return minuteOf(told)
}

/** Whether a minute lies within hours that may go over midnight; both ends the same is the whole day. */
export function isWithin(minute: number, opens: number | null, closes: number | null): boolean {
  if (opens === null || closes === null || opens === closes) return true
  return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes
}

/** Whether a channel takes orders at this moment of the merchant's day. */
export function isInHours(scope: Scope, channel: Pick<DepositChannel, 'opensMinute' | 'closesMinute'>): boolean {
  const minute = minuteAt(scope.use(settingsPort).read(timeZone), scope.clock.now())
  return isWithin(minute, channel.opensMinute, channel.closesMinute)
}
