import type { StaffPermission } from '@croupier/api/staff/roles.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Checkbox } from '@croupier/kit/fields/choice.tsx'
import { Segmented } from '@croupier/kit/fields/segmented.tsx'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { Area } from '@croupier/words/areas.ts'
import type { ReactNode } from 'react'
import { useMay } from '../frame/staff.tsx'
import { FilterBar } from './filter-bar.tsx'
import { chosen, clearable, type Filter, type Filtered, type Values } from './filters.ts'
import { PeriodFields } from './period-fields.tsx'
import { SearchBox } from './search-box.tsx'
import { textOf } from './text.ts'

interface FiltersProps {
  list: Filtered
  values: Values
  set: (changes: Values, how?: 'typed' | 'chosen') => void
  words: readonly Area[]
}

function isOffered(filter: Filter, may: (permission: StaffPermission) => boolean): boolean {
  if (filter.kind === 'search') return filter.permission === undefined || may(filter.permission)
  return filter.kind !== 'linked'
}

/** The filters of a declared list, in the order of its declaration; the days stand last. */
export function ListFilters({ list, values, set, words }: FiltersProps): ReactNode {
  const may = useMay()
  const filters = Object.entries(list.filters ?? {}).filter(
    (entry): entry is [string, Filter] => entry[1] !== undefined && isOffered(entry[1], may),
  )
  const cleared = clearable(list, values)
  const fields = filters.map(([name, filter]) => (
    <FilterField key={name} name={name} filter={filter} values={values} set={set} words={words} />
  ))
  if (fields.length === 0 && !list.days) return null
  // Choices side by side need no bar around them.
  if (!list.days && filters.every(([, { kind }]) => kind === 'segments')) return <div className="mb-4">{fields}</div>
  return (
    <FilterBar
      onClear={cleared.length === 0 ? undefined : () => set(Object.fromEntries(cleared.map((name) => [name, ''])))}
    >
      {fields}
      {list.days && <PeriodFields from={values['from'] ?? ''} to={values['to'] ?? ''} onChange={set} />}
    </FilterBar>
  )
}

function FilterField({
  name,
  filter,
  values,
  set,
  words,
}: Omit<FiltersProps, 'list'> & { name: string; filter: Filter }): ReactNode {
  const spoken = useWords(...words)
  const { t } = spoken
  const value = chosen(filter, values[name], values)
  const optionsOf = (options: Extract<Filter, { options: unknown }>['options']) =>
    options.map((option) => ({ value: option.value, label: textOf(option.label, spoken) }))
  switch (filter.kind) {
    case 'search':
      return (
        <SearchBox label={t(filter.label)} value={value ?? ''} onSearch={(text) => set({ [name]: text }, 'typed')} />
      )
    case 'choice':
      return (
        <Select
          label={t(filter.label)}
          value={value ?? ''}
          placeholder={filter.start === undefined ? t('kit.all') : undefined}
          onChange={(event) => set({ [name]: event.target.value })}
          options={optionsOf(filter.options)}
          className="min-w-40 grow sm:grow-0"
        />
      )
    case 'segments':
      if (value === undefined) return null
      return (
        <Segmented
          label={t(filter.label)}
          value={value}
          onChange={(wanted) => set({ [name]: wanted })}
          options={optionsOf(filter.options)}
        />
      )
    case 'flag':
      return (
        <Checkbox
          label={t(filter.label)}
          checked={value !== undefined}
          onChange={(event) => set({ [name]: event.target.checked ? 'yes' : '' })}
        />
      )
    case 'own':
      return <filter.Field value={value ?? ''} onChange={(wanted) => set({ [name]: wanted })} />
    case 'linked':
      return null
  }
}
