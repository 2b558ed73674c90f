import { type DatePreset, datePresets } from '@croupier/api/records/record-period.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import { oneOf, type RecordQuery } from './record-query.ts'

/** What a record shows where nothing was asked for. */
const usualPeriod: DatePreset = 'previous30'

/** The days the address asks for. */
export function periodOf(query: RecordQuery): DatePreset {
  return oneOf(datePresets, query.read('datePreset')) ?? usualPeriod
}

/** The days a record is of. */
export function PeriodSelect({ query }: { query: RecordQuery }): ReactNode {
  const { t } = useWords('records')
  return (
    <Select
      label={t('records.filter.period')}
      value={periodOf(query)}
      onChange={({ target: { value } }) => query.write({ datePreset: value === usualPeriod ? '' : value })}
      options={datePresets.map((preset) => ({ value: preset, label: t(`records.period.${preset}`) }))}
    />
  )
}
