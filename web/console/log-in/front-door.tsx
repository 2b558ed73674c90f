import { useWords } from '@croupier/client/words/use-words.ts'
import { Skeleton, Waiting } from '@croupier/kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../frame/language-choice.tsx'
import { Lantern } from '../frame/lantern.tsx'
import { ThemeChoice } from '../frame/theme-choice.tsx'

/** The page before the console: one card under a lantern, with the choices one needs before logging in. */
export function FrontDoor({ children, wide = false }: { children: ReactNode; wide?: boolean }): ReactNode {
  const { t } = useWords()
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
        <span className="flex items-center gap-2.5 font-display text-lg font-semibold">
          <Lantern className="text-2xl text-brass" />
          {t('console.title')}
        </span>
        <span className="flex items-center gap-2">
          <LanguageChoice />
          <ThemeChoice />
        </span>
      </header>
      <main className="grid flex-1 place-items-center px-4 pt-4 pb-16">
        <div
          className={`w-full rounded-lg border border-hairline bg-surface p-6 shadow-glow sm:p-8 ${wide ? 'max-w-136' : 'max-w-104'}`}
        >
          {children}
        </div>
      </main>
    </div>
  )
}

export function FrontDoorWaiting(): ReactNode {
  return (
    <div className="min-h-dvh bg-ground p-6">
      <Waiting className="flex flex-col gap-6">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-64 w-full" />
      </Waiting>
    </div>
  )
}
