import type { WordKey } from './areas.ts'
import { compileArea } from './compile.ts'
import type { Language } from './languages.ts'
import { type Catalogue, renderText, type WordValues } from './render.ts'
import { areaNames, readWithFallback } from './sources.ts'

const areas = new Set(areaNames())
const compiled = new Map<string, Catalogue>()

function catalogueOf(area: string, language: Language): Catalogue | undefined {
  if (!areas.has(area)) return undefined
  const key = `${language} ${area}`
  const known = compiled.get(key)
  if (known) return known
  const fresh = compileArea(area, readWithFallback(area, language))
  compiled.set(key, fresh)
  return fresh
}

/**
 * One message in one language, filled. An area is read and compiled at its first use and kept. A key that does not
 * exist comes back as it is: a message must never turn a refusal into a crash.
 */
export function translate(language: Language, key: WordKey, values: WordValues = {}): string {
  return translateAny(language, key, values)
}

/** `translate` for a key known only at run time, such as the `messageKey` of a stored notice. */
export function translateAny(language: Language, key: string, values: WordValues = {}): string {
  const area = key.slice(0, key.indexOf('.'))
  const message = catalogueOf(area, language)?.[key]
  return message === undefined ? key : renderText(message, language, values)
}

/** What a refusal says to a person. An unlisted code says "unknown error" rather than its own name. */
export function refusalMessage(language: Language, code: string, values: WordValues = {}): string {
  const key = `refusals.${code}`
  const message = translateAny(language, key, values)
  return message === key ? translateAny(language, 'refusals.unknown.error') : message
}
