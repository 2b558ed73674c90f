import { CallRefused } from '@croupier/client/call-refused.ts'
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
  return (
    <ErrorState
      title={t('kit.error.title')}
      onRetry={onRetry}
      retrying={retrying}
      reference={error instanceof CallRefused ? error.requestId : undefined}
    >
      {textOf(error)}
    </ErrorState>
  )
}
