import { currencies } from '@croupier/basis/currency.ts'
import { useWords } from '@croupier/client/words/use-words.ts'
import { Select } from '@croupier/kit/fields/select.tsx'
import type { ReactNode } from 'react'
import { useStaff } from '../frame/staff.tsx'
import { own, type OwnFilterProps } from '../lists/filters.ts'

/** Amounts of several currencies are never added: a report is of one, the brand's own where none is chosen. */
function CurrencyField({ value, onChange }: OwnFilterProps): ReactNode {
  const { t } = useWords('console-reports')
  const { brand } = useStaff()
  return (
    <Select
      label={t('console-reports.currency')}
      value={value === '' ? brand.currency : value}
      onChange={(event) => onChange(event.target.value === brand.currency ? '' : event.target.value)}
      options={[...currencies.keys()].map((code) => ({ value: code, label: code }))}
      className="min-w-28 grow sm:grow-0"
    />
  )
}

export const currencyFilter = own(CurrencyField)
