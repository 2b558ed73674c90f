import type { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import type { OutputOf } from '@croupier/api/operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import { Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'

/** What stands in the way of a document, line by line. */
export function ImportFaults({ preview }: { preview: OutputOf<typeof previewCatalogueImport> }): ReactNode {
  const { t, knows } = useWords('console-games', 'fault')
  const { faults, faultCount } = preview
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="bad" urgent>
        {t('console-games.import.faults', { count: faultCount, shown: faults.length })}
      </Notice>
      <Table
        dense
        caption={t('console-games.import.faults.caption')}
        rows={faults}
        rowKey={({ line, field, messageKey }) => `${line} ${field} ${messageKey}`}
        empty={null}
        columns={[
          { id: 'line', head: t('console-games.import.line'), phone: 'title', cell: ({ line }) => line },
          {
            id: 'field',
            head: t('console-games.import.field'),
            cell: ({ field }) => (
              <code dir="ltr" className="font-mono text-xs">
                {field}
              </code>
            ),
          },
          {
            id: 'fault',
            head: t('console-games.import.fault'),
            cell: ({ messageKey, min = 0, max = 0 }) => (knows(messageKey) ? t(messageKey, { min, max }) : messageKey),
          },
        ]}
      />
    </div>
  )
}
