import { useWords } from '@croupier/client/words/use-words.ts'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import type { ReactNode } from 'react'
import { useRouteError } from 'react-router'

/** A screen that failed, mostly because its file is gone after an upgrade; the shell around it goes on working. */
export function BrokenPage(): ReactNode {
  const { t } = useWords()
  const error = useRouteError()
  console.error(error)
  return (
    <ErrorState title={t('kit.error.title')} onRetry={() => location.reload()}>
      {t('refusals.chunk.load')}
    </ErrorState>
  )
}
