import { useSyncExternalStore } from 'react'
import { serverOffset, subscribeServerClock } from './server-clock.ts'
import { kitWords } from './words/kit-words.ts'
import { useWords } from './words/use-words.ts'

/**
 * What a page hands to the kit's provider: its words, how figures and times read, and the server's clock.
 * `timeZone` is the IANA zone times are shown in.
 */
export function useKitSetting(timeZone: string) {
  const words = kitWords(useWords())
  const offset = useSyncExternalStore(subscribeServerClock, serverOffset)
  // Figures read alike in every language (docs/decisions/0003-words.md), so their locale is one.
  return { words, locale: 'en', digits: 'latin', timeZone, serverOffset: offset } as const
}
