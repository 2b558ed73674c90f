import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import type { ReactNode } from 'react'

/** A read as its page sees it. */
export interface Reading {
  error: CallRefused | null
  isFetching: boolean
  refetch: () => unknown
}

/**
 * Stands where something could not be read, and asks again. Whoever reads names the words of `refusals` beforehand:
 * where the network is gone, they cannot be fetched any more.
 */
export function ReadFault({
  of: { error, isFetching, refetch },
  title,
}: {
  of: Reading
  title?: string | undefined
}): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  return (
    <ErrorState
      title={title ?? t('kit.error.title')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reference={error?.requestId}
    >
      {refusalText(error)}
    </ErrorState>
  )
}
