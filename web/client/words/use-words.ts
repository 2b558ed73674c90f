import type { Area } from '@croupier/words/areas.ts'
import { use, useSyncExternalStore } from 'react'
import type { Spoken } from './create-words.ts'
import { words } from './words.ts'

/**
 * The words of the screen, and again whenever they change. Naming areas makes the component wait (Suspense) until
 * they are loaded; a route that called `words.need(area)` in its loader never waits.
 */
export function useWords(...areas: Area[]): Spoken {
  const spoken = useSyncExternalStore(words.subscribe, words.current)
  for (const area of areas) {
    if (!words.has(area)) use(words.need(area))
  }
  return spoken
}
