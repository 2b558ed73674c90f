import type { Area } from '@croupier/words/areas.ts'
import type { Language } from '@croupier/words/languages.ts'
import { use } from 'react'
import { loaders } from 'virtual:words'
import { speak, type Spoken } from './create-words.ts'

const spoken = new Map<string, Promise<Spoken>>()

async function load(language: Language, areas: readonly Area[]): Promise<Spoken> {
  const { messages, areas: lazy } = await loaders[language]()
  const loaded = await Promise.all(areas.map(async (area) => (await lazy[area]?.())?.messages))
  return speak(language, Object.assign({}, messages, ...loaded), (message) => console.error(message))
}

/** The same promise every time, so that React's `use` can wait on it; one that failed is forgotten. */
function wordsIn(language: Language, areas: readonly Area[]): Promise<Spoken> {
  const key = [language, ...areas].join(' ')
  const known = spoken.get(key)
  if (known) return known
  const words = load(language, areas)
  spoken.set(key, words)
  words.catch(() => spoken.delete(key))
  return words
}

/** Words in a language that this page itself need not speak: what somebody else will read. */
export function useWordsIn(language: Language, ...areas: Area[]): Spoken {
  return use(wordsIn(language, areas))
}
