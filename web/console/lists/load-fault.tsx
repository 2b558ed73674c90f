import { CallRefused, isRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import type { ReactNode } from 'react'

/** What did not come, why, and the request's number for whoever looks it up in the logs. */
export function LoadFault({
  error,
  onRetry,
  retrying = false,
}: {
  error: unknown
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}): ReactNode {
  const { t } = useWords()
  const textOf = useRefusalText()
  // What an address or a filter asked for cannot be written so: no field is marked here, and asking again changes nothing.
  const isMiswritten = isRefused(error, 'request.invalid')
  return (
    <ErrorState
      title={t('kit.error.title')}
      onRetry={isMiswritten ? undefined : onRetry}
      retrying={retrying}
      reference={error instanceof CallRefused ? error.requestId : undefined}
    >
      {isMiswritten ? t('console.miswritten') : textOf(error)}
    </ErrorState>
  )
}
