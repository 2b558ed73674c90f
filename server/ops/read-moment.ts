import { type Given, OpsFault, optionalTextOf } from './command.ts'

/** An option that takes a moment with its zone, as epoch milliseconds; undefined where it was not given. */
export function momentOf(given: Given, option: string): number | undefined {
  const text = optionalTextOf(given, option)
  if (text === undefined) return undefined
  const moment = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) {
    throw new OpsFault(`--${option} takes a moment with its zone, such as 2026-11-24T03:00+06:00; this is “${text}”`, 2)
  }
  return moment
}
