import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import type { OwnFilterProps } from '../lists/filters.ts'
import { useActionText } from './audit-words.ts'
import { auditedActions } from './audited-actions.ts'

/** What was done, by its name in the log. */
export function ActionFilter({ value, onChange }: OwnFilterProps): ReactNode {
  const { t, language } = useWords('console-audit')
  const actionText = useActionText()
  // Printed by name; readers look for what they read.
  const actions = auditedActions
    .map((action) => ({ value: action, label: actionText(action) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  // An address may name an action that this console does not list yet.
  const isListed = value === '' || auditedActions.includes(value)
  return (
    <Select
      label={t('console-audit.filter.action')}
      value={value}
      placeholder={t('kit.all')}
      onChange={(event) => onChange(event.target.value)}
      options={isListed ? actions : [...actions, { value, label: value }]}
      className="min-w-48 grow sm:grow-0"
    />
  )
}
