import type { Area } from '@croupier/words/areas.ts'
import { use, useSyncExternalStore } from 'react'
import type { Spoken } from './create-words.ts'
import { words } from './words.ts'

/** What `use` reads at once: calling it every time, ready or not, is what React asks of a component that once waited. */
const ready: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * The words of the screen, and again whenever they change. Naming areas makes the component wait (Suspense) until
 * they are loaded; a route that called `words.need(area)` in its loader never waits.
 */
export function useWords(...areas: Area[]): Spoken {
  const spoken = useSyncExternalStore(words.subscribe, words.current)
  for (const area of areas) use(words.has(area) ? ready : words.need(area))
  return spoken
}
