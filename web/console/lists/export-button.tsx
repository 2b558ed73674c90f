import type { OperationShape } from '@croupier/api/operation.ts'
import { call } from '@croupier/client/call.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { type ReactNode, useState } from 'react'

type Export = OperationShape & { output: { _zod: { output: { address: string } } } }

/** Saves a list as it is filtered: the server streams it from the address it answers. */
export function ExportButton({
  operation,
  input,
}: {
  operation: Export
  input: Readonly<Record<string, unknown>>
}): ReactNode {
  const { t } = useWords('refusals')
  const refusalText = useRefusalText()
  const [isAsking, setAsking] = useState(false)
  const save = async (): Promise<void> => {
    setAsking(true)
    try {
      const { address } = (await call(operation, input as never)) as { address: string }
      window.location.assign(address)
    } catch (refusal) {
      showToast({ tone: 'bad', text: refusalText(refusal) })
    }
    setAsking(false)
  }
  return (
    <Button loading={isAsking} onClick={() => void save()}>
      {t('console.export')}
    </Button>
  )
}
