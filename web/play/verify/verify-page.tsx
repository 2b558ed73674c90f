import { useWords } from '@croupier/client/words/use-words.ts'
import { HowToVerify } from './how-to-verify.tsx'
import { LanternMark } from './lantern-mark.tsx'
import { type ReactNode, useEffect } from 'react'
import { typedIn } from './verifiable.ts'
import { VerifyRound } from './verify-round.tsx'

/** The page anyone may check a round on, with or without us. */
export function VerifyPage({ search }: { search: string }): ReactNode {
  const { t } = useWords('play-verify')
  // The page is drawn after the browser looked for the place its address names.
  useEffect(() => {
    if (location.hash === '#how') document.getElementById('how')?.scrollIntoView()
  }, [])
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-160 flex-col gap-6 px-4 py-8 sm:py-12">
      <header className="flex items-start gap-4">
        <LanternMark />
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">{t('play-verify.title')}</h1>
          <p className="text-sm text-ink-soft">{t('play-verify.text')}</p>
        </div>
      </header>
      <VerifyRound initial={typedIn(search)} />
      <p className="text-xs text-ink-faint">{t('play-verify.offline')}</p>
      <HowToVerify />
    </main>
  )
}
