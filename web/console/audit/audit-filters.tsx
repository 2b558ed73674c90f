import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/components/select.tsx'
import type { ReactNode } from 'react'
import { FilterBar } from '../lists/filter-bar.tsx'
import { PeriodFields } from '../lists/period-fields.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import type { Filters } from '../lists/use-filters.ts'
import { auditedActions } from './audited-actions.ts'
import { useActionText } from './audit-words.ts'

export function AuditFilters({ filters }: { filters: Filters<'actor' | 'action' | 'from' | 'to'> }): ReactNode {
  const { t } = useWords('console-audit')
  const actionText = useActionText()
  const { values, set, clear, isAnySet } = filters
  const actions = auditedActions.map((action) => ({ value: action, label: actionText(action) }))
  // An address may name an action that this console does not list yet.
  const asked = values.action
  const isListed = asked === undefined || auditedActions.includes(asked)
  return (
    <FilterBar onClear={isAnySet ? clear : undefined}>
      <SearchBox
        label={t('console-audit.filter.actor.hint')}
        value={values.actor ?? ''}
        onSearch={(actor) => set({ actor }, 'typed')}
      />
      <Select
        label={t('console-audit.filter.action')}
        value={asked ?? ''}
        placeholder={t('kit.all')}
        onChange={(event) => set({ action: event.target.value })}
        options={isListed ? actions : [...actions, { value: asked, label: asked }]}
        className="min-w-48 grow sm:grow-0"
      />
      <PeriodFields from={values.from ?? ''} to={values.to ?? ''} onChange={(days) => set(days)} />
    </FilterBar>
  )
}
