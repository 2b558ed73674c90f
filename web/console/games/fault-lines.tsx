import type { importFault } from '@croupier/api/games/catalogue-imports.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Table } from '@croupier/kit/components/table.tsx'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

/** What is wrong with a file that was sent, line by line. */
export function FaultLines({ faults }: { faults: readonly z.output<typeof importFault>[] }): ReactNode {
  const { t, knows } = useWords('console-games', 'fault')
  return (
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
  )
}
