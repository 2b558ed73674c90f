import { useWords } from '@croupier/client/words/use-words.ts'
import { Spinner } from '@croupier/kit/components/spinner.tsx'
import type { ReactNode } from 'react'

/** Until the game server has told who plays; or for good, where nobody does. */
export function Opening({ isNobody = false }: { isNobody?: boolean | undefined }): ReactNode {
  const { t } = useWords()
  return (
    <output className="flex items-center justify-center gap-3 p-8 text-center text-sm text-ink-soft">
      {isNobody ? (
        t('play-shell.fault.none')
      ) : (
        <>
          <Spinner />
          {t('play-shell.opening')}
        </>
      )}
    </output>
  )
}
