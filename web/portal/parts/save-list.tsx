import type { InputOf, OperationShape } from '@croupier/api/operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useSaveList } from '@croupier/client/use-save-list.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import type { ReactNode } from 'react'

/** Saves a list as CSV, as it is filtered and from its first line to its last. */
export function SaveList<Shape extends OperationShape>({
  of: operation,
  input,
}: {
  of: Shape
  input: InputOf<Shape>
}): ReactNode {
  const { t } = useWords('kit', 'refusals')
  const refusalText = useRefusalText()
  const { save, isSaving } = useSaveList(operation, input, (refusal) =>
    showToast({ tone: 'bad', text: refusalText(refusal) }),
  )
  return (
    <Button size="small" variant="quiet" loading={isSaving} onClick={save} className="self-end print:hidden">
      {t('kit.save.csv')}
    </Button>
  )
}
