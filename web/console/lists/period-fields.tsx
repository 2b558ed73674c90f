import { useWords } from '@croupier/client/words/use-words.ts'
import { TextField } from '@croupier/kit/fields/text-field.tsx'
import type { ReactNode } from 'react'

/** Two days, both included; the later one never before the earlier. */
export function PeriodFields({
  from,
  to,
  onChange,
}: {
  from: string
  to: string
  onChange: (days: { from?: string; to?: string }) => void
}): ReactNode {
  const { t } = useWords()
  return (
    <>
      <TextField
        type="date"
        label={t('kit.date.from')}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-44"
      />
      <TextField
        type="date"
        label={t('kit.date.to')}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
        className="min-w-0 grow basis-36 sm:grow-0 sm:basis-44"
      />
    </>
  )
}
