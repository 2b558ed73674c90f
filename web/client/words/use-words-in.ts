import type { Area } from '@croupier/words/areas.ts'
import type { Language } from '@croupier/words/languages.ts'
import { use } from 'react'
import type { Spoken } from './create-words.ts'
import { words } from './words.ts'

/** Words in a language that this page itself need not speak: what somebody else will read. */
export function useWordsIn(language: Language, ...areas: Area[]): Spoken {
  return use(words.inLanguage(language, ...areas))
}
