import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import { useCategoryName } from '../../catalogue/category-name.ts'
import { useGameMenus } from '../../catalogue/menus.ts'
import { PeriodSelect } from './period-select.tsx'
import type { RecordQuery } from './record-query.ts'

/** What a record is filtered by: its days, and whatever else stands inside. */
export function RecordFilters({ query, children }: { query: RecordQuery; children: ReactNode }): ReactNode {
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <PeriodSelect query={query} />
      {children}
    </div>
  )
}

/** The category a record is of; '' is every one. */
export function CategorySelect({
  value,
  onChange,
}: {
  value: string
  onChange: (category: string) => void
}): ReactNode {
  const { t } = useWords('records')
  const nameOf = useCategoryName()
  return (
    <Select
      label={t('records.filter.category')}
      placeholder={t('records.filter.category.all')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={(useGameMenus() ?? []).map(({ gameCategory }) => ({
        value: gameCategory,
        label: nameOf(gameCategory),
      }))}
    />
  )
}
