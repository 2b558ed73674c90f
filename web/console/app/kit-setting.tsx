import { serverOffset, subscribeServerClock } from '@croupier/client/server-clock.ts'
import { kitWords } from '@croupier/client/words/kit-words.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { KitProvider } from '@croupier/kit/words.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'

/** What the kit needs to know: its words, the language, the brand's time zone and the server's clock. */
export function KitSetting({ timeZone, children }: { timeZone: string; children: ReactNode }): ReactNode {
  const spoken = useWords()
  const offset = useSyncExternalStore(subscribeServerClock, serverOffset)
  return (
    <KitProvider
      words={kitWords(spoken)}
      // Amounts look alike in every language (docs/decisions/0003-words.md).
      locale="en"
      digits="latin"
      timeZone={timeZone}
      serverOffset={offset}
    >
      {children}
    </KitProvider>
  )
}
