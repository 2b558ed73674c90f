import { useWords } from '@croupier/client/words/use-words.ts'
import { type Risk, type RowCount, risks, rowCounts } from '@croupier/games/bamboo-rain/tables.ts'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import type { ReactNode } from 'react'
import { useStore } from '../shell/store.ts'
import type { RainTable } from './rain-table.ts'

const rowOptions = rowCounts.map((rows) => ({ value: String(rows), label: String(rows) }))

/** How many rows, and how bold the bowls. */
export function ChoiceRow({ table, isFree }: { table: RainTable; isFree: boolean }): ReactNode {
  const { t } = useWords()
  const { choice } = useStore(table)
  return (
    <fieldset
      disabled={!isFree}
      className="relative z-1 mx-auto grid w-full max-w-208 shrink-0 gap-2 px-4 pb-3 disabled:opacity-60 sm:grid-cols-2 sm:gap-4 sm:px-10 sm:pb-6"
    >
      <Segmented
        label={t('play-bamboo-rain.rows')}
        wide
        options={rowOptions}
        value={String(choice.rows)}
        onChange={(rows) => table.choose({ ...choice, rows: Number(rows) as RowCount })}
      />
      <Segmented<Risk>
        label={t('play-bamboo-rain.risk')}
        wide
        options={risks.map((risk) => ({ value: risk, label: t(`play-bamboo-rain.risk.${risk}`) }))}
        value={choice.risk}
        onChange={(risk) => table.choose({ ...choice, risk })}
      />
    </fieldset>
  )
}
