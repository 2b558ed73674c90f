import { type DatePreset, datePresets } from '@croupier/api/records/record-period.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { ReactNode } from 'react'

/** What a record shows where nothing was asked for. */
export const usualPeriod: DatePreset = 'previous30'

/** The days a record is of. */
export function PeriodSelect({
  value,
  onChange,
}: {
  value: DatePreset
  onChange: (preset: string) => void
}): ReactNode {
  const { t } = useWords('records')
  return (
    <Select
      label={t('records.filter.period')}
      value={value}
      onChange={(event) => onChange(event.target.value === usualPeriod ? '' : event.target.value)}
      options={datePresets.map((preset) => ({ value: preset, label: t(`records.period.${preset}`) }))}
    />
  )
}
