import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'

const DAY = 86_400_000

/** Epoch milliseconds of a day's first moment, where the operator is. */
const beginOf = (day: unknown): number => new Date(`${String(day)}T00:00:00`).getTime()

/** Both days are included. */
export const readReportDays = { from: beginOf, until: (day: unknown) => beginOf(day) + DAY }

/** From which day until which a report tells. */
export function ReportDays(): ReactNode {
  const { t } = useWords('console-payments')
  return (
    <>
      <TextField name="from" type="date" label={t('console-payments.report.from')} required />
      <TextField name="until" type="date" label={t('console-payments.report.until')} required />
    </>
  )
}
