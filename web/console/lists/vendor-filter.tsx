import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { useOperation } from '@croupier/client/use-operation.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import type { OwnFilterProps } from './filters.ts'

/** Whose games: every vendor of the house by name. */
export function VendorFilter({ value, onChange }: OwnFilterProps): ReactNode {
  const { t } = useWords()
  const { data } = useOperation(listVendors)
  return (
    <Select
      label={t('console.filter.vendor')}
      value={value}
      placeholder={t('kit.all')}
      onChange={(event) => onChange(event.target.value)}
      options={(data?.list ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      className="min-w-40 grow sm:grow-0"
    />
  )
}
