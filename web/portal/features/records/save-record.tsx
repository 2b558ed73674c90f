import type { InputOf } from '@croupier/api/operation.ts'
import { exportAccountRecord } from '@croupier/api/wallet/exports/export-account-record.ts'
import { useCall } from '@croupier/client/use-operation.ts'
import { useRefusalText } from '@croupier/client/use-refusal-text.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Button } from '@croupier/kit/components/button.tsx'
import { showToast } from '@croupier/kit/overlays/toast-queue.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const StatementSheet = lazy(() => import('./statement-sheet.tsx'))

/** Takes the record along: the whole period as CSV, or on paper. */
export function SaveRecord({ filter }: { filter: InputOf<typeof exportAccountRecord> }): ReactNode {
  const { t } = useWords('records', 'refusals')
  const refusalText = useRefusalText()
  const save = useCall(exportAccountRecord)
  const [isOnPaper, setOnPaper] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          size="small"
          loading={save.isPending}
          onClick={() =>
            save.mutate(filter, {
              onSuccess: ({ address }) => window.location.assign(address),
              onError: (refusal) => showToast({ tone: 'bad', text: refusalText(refusal) }),
            })
          }
        >
          {t('records.export')}
        </Button>
        <Button size="small" onClick={() => setOnPaper(true)}>
          {t('records.statement')}
        </Button>
      </div>
      {/* Beside the buttons and not among them: what does not print hides what is in it. */}
      {isOnPaper && (
        <Suspense fallback={null}>
          <StatementSheet filter={filter} onClose={() => setOnPaper(false)} />
        </Suspense>
      )}
    </>
  )
}
