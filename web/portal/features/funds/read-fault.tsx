import type { CallRefused } from '@croupier/client/call-refused.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { ErrorState } from '@croupier/kit/components/error-state.tsx'
import type { ReactNode } from 'react'

/** Stands where something could not be read, and asks again. */
export function ReadFault({
  of: { error, isFetching, refetch },
}: {
  of: { error: CallRefused | null; isFetching: boolean; refetch: () => unknown }
}): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  return (
    <ErrorState
      title={t('kit.error.title')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      reference={error?.requestId}
    >
      {refusalText(error)}
    </ErrorState>
  )
}
