import { serverOffset, subscribeServerClock } from '@croupier/client/server-clock.ts'
import { kitWords } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { KitProvider } from '@croupier/kit/words.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useSettings } from './settings.ts'

/** Hands the kit its words, the zone of times and the server's clock. */
export function KitBridge({ children }: { children: ReactNode }): ReactNode {
  const spoken = useWords()
  const timeZone = useSettings()?.brand.timeZone ?? 'Asia/Dhaka'
  const offset = useSyncExternalStore(subscribeServerClock, serverOffset)
  return (
    // Figures read alike in every language (docs/decisions/0003-words.md), so their locale is one.
    <KitProvider words={kitWords(spoken)} locale="en" digits="latin" timeZone={timeZone} serverOffset={offset}>
      {children}
    </KitProvider>
  )
}
