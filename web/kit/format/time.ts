const formats = new Map<string, Intl.DateTimeFormat>()

function clock(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** `yyyy-MM-dd hh:mm:ss` in the zone, 24 hours, whatever the interface's language. */
export function formatTime(at: number, timeZone: string, shape: 'full' | 'date' | 'time' = 'full'): string {
  const parts = new Map(
    clock(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  const date = `${of('year')}-${of('month')}-${of('day')}`
  const time = `${of('hour')}:${of('minute')}:${of('second')}`
  return shape === 'date' ? date : shape === 'time' ? time : `${date} ${time}`
}

/** Whole seconds until an instant, never below zero; a begun second counts. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** `4:07`, `1:02:09`, or with days `2d 03:00:00` where `day` writes the number of days. */
export function formatSeconds(seconds: number, day?: (days: number) => string): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3600) % 24
  const minutes = Math.floor(seconds / 60) % 60
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  // Days in Arabic would pull the hours behind them to their side: between these signs they keep their own direction.
  const daysText = day ? `\u2068${day(days)}\u2069` : `${days}d`
  if (days > 0) return `${daysText} ${two(hours)}:${rest}`
  if (hours > 0) return `${hours}:${rest}`
  return `${minutes}:${two(seconds % 60)}`
}
