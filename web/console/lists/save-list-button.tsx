import type { OperationShape } from '@croupier/api/operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useSaveList } from '@croupier/client/use-save-list.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'

/** Saves a list as CSV, filtered as it is shown and all of it, not the page alone. */
export function SaveListButton({
  operation,
  input,
}: {
  operation: OperationShape
  input: Readonly<Record<string, unknown>>
}): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  const { save, isSaving } = useSaveList(operation, input, (refusal) =>
    showToast({ tone: 'bad', text: refusalText(refusal) }),
  )
  return (
    <Button loading={isSaving} onClick={save}>
      {t('console.export')}
    </Button>
  )
}
