import type { Spoken } from './create-words.ts'

/**
 * Figures are money and everything in columns: Latin digits, a comma between thousands and a dot before decimals in
 * every language, so that a statement, a screenshot and a support chat all show the same number.
 */
const figuresLocale = 'en'

// Made with the first figure: the first NumberFormat of a page costs 20 to 50 ms, which would come before the first paint is done.
const amountFormats: Intl.NumberFormat[] = []
let countFormat: Intl.NumberFormat | undefined

/**
 * An API amount (`"1234.5"`) as `1,234.50`, with as many decimals as its currency shows. Exact for any length; what the
 * ledger keeps finer is cut, never rounded up.
 */
export function formatAmount(decimal: string, scale = 2): string {
  amountFormats[scale] ??= new Intl.NumberFormat(figuresLocale, {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    roundingMode: 'trunc',
  })
  return amountFormats[scale].format(decimal as Intl.StringNumericLiteral)
}

/** A whole number in a table or badge: `12,345`. */
export function formatCount(count: number | bigint): string {
  countFormat ??= new Intl.NumberFormat(figuresLocale, { maximumFractionDigits: 0 })
  return countFormat.format(count)
}

/** A share (`"0.0125"`) as `1.25%`, at most `digits` decimals. */
export function formatPercent(ratio: string | number, digits = 2): string {
  return new Intl.NumberFormat(figuresLocale, { style: 'percent', maximumFractionDigits: digits }).format(
    ratio as Intl.StringNumericLiteral,
  )
}

const timeFormats = new Map<string, Intl.DateTimeFormat>()

function timeParts(epochMs: number, timeZone: string): Record<string, string> {
  let format = timeFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    timeFormats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(epochMs).map(({ type, value }) => [type, value]))
}

/** `yyyy-MM-dd hh:mm:ss`, 24 hours, in the given IANA zone (the brand's, unless the screen says another). */
export function formatTime(epochMs: number, timeZone: string): string {
  const { year, month, day, hour, minute, second } = timeParts(epochMs, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`
}

/** `yyyy-MM-dd` in the given IANA zone. */
export function formatDate(epochMs: number, timeZone: string): string {
  const { year, month, day } = timeParts(epochMs, timeZone)
  return `${year}-${month}-${day}`
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()
const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "3 minutes ago", "in 2 days", in the language's own words and digits. */
export function formatRelative(epochMs: number, nowMs: number, { locale }: Pick<Spoken, 'locale'>): string {
  let format = relativeFormats.get(locale)
  if (!format) {
    format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    relativeFormats.set(locale, format)
  }
  const seconds = (epochMs - nowMs) / 1000
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  }
  return format.format(0, 'second')
}
