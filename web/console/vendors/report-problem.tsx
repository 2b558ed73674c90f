import { isRefused } from '@croupier/client/call-refused.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Notice } from '@croupier/kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { Problem } from '../lists/problem.tsx'

interface Fault {
  field: string
  messageKey: string
}

/** Why no report was compared or written: its columns, its form or the days, where the server says which. */
export function ReportProblem({ of }: { of: unknown }): ReactNode {
  const { t } = useWords('console-games')
  const fields = isRefused(of, 'request.invalid') ? ((of.value['fields'] ?? []) as Fault[]) : []
  const columns = fields.flatMap(({ field }) => (field.startsWith('report.') ? [field.slice('report.'.length)] : []))
  const text =
    columns.length > 0
      ? t('console-games.report.noColumns', { columns: columns.join(', ') })
      : fields.some(({ field }) => field === 'report')
        ? t('console-games.report.unreadable')
        : fields.length > 0
          ? t('console-games.report.badDays')
          : undefined
  if (text === undefined) return <Problem of={of} />
  return (
    <Notice tone="bad" urgent>
      {text}
    </Notice>
  )
}
