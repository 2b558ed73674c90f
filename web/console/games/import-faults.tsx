import type { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { FaultLines } from './fault-lines.tsx'

/** What stands in the way of a document, line by line. */
export function ImportFaults({ preview }: { preview: OutputOf<typeof previewCatalogueImport> }): ReactNode {
  const { t } = useWords('console-games')
  const { faults, faultCount } = preview
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="bad" urgent>
        {t('console-games.import.faults', { count: faultCount, shown: faults.length })}
      </Notice>
      <FaultLines faults={faults} />
    </div>
  )
}
