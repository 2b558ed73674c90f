/** A Sunday, from which the days of the week are counted. */
const SUNDAY = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

/** The days of the week in a language, Sunday first. */
export function dayNamesIn(locale: string): string[] {
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => dayName.format(SUNDAY + day * DAY))
}

/** One after the other, with what the language puts between. */
export const listedIn = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(names)
