import { type Given, OpsFault, optionalTextOf } from './command.ts'

/** What was given of these options, by the names an operation knows them by: those of one name as a list. */
export function textsOf(
  given: Given,
  names: readonly string[] | Readonly<Record<string, string>>,
): Record<string, string> {
  const pairs = Array.isArray(names) ? names.map((name) => [name, name] as const) : Object.entries(names)
  const found = pairs.map(([option, name]) => [name, optionalTextOf(given, option)] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A whole number, by the name an operation knows it by; nothing where it was not given. */
export function numberOf(given: Given, option: string, name = option): Record<string, number> {
  const text = optionalTextOf(given, option)
  if (text === undefined) return {}
  if (!/^\d{1,9}$/.test(text)) throw new OpsFault(`--${option} takes a whole number; this is “${text}”`, 2)
  return { [name]: Number(text) }
}

/** `--open` or `--closed`, not both; nothing where neither is given. */
export function opennessOf(given: Given): { isOpen?: boolean } {
  if (given['open'] && given['closed']) throw new OpsFault('--open and --closed do not go together', 2)
  return given['open'] ? { isOpen: true } : given['closed'] ? { isOpen: false } : {}
}
