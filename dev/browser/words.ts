import { type Language } from '@croupier/words/languages.ts'
import { translateAny } from '@croupier/words/server.ts'

export type Say = (key: string, values?: Record<string, string | number>) => string

/** What the portal says in a language; a key that does not exist is the test's mistake. */
export function sayIn(language: Language): Say {
  return (key, values = {}) => {
    const text = translateAny(language, key, values)
    if (text === key) throw new Error(`There are no words for ${key}.`)
    return text
  }
}
