import { currencies } from '@croupier/basis/currency.ts'
import { useMay } from '../frame/staff.tsx'
import { findSetting, useSettings } from '../settings/use-settings.ts'

interface Country {
  currency?: unknown
}

/** Currencies members play in, as the settings of countries have them; every one the house knows where those are not read. */
export function useCurrencies(): readonly string[] {
  const may = useMay()
  const { data } = useSettings(may('settings.read'))
  const countries = findSetting(data?.list, 'settings.countries')?.value
  const found = (Array.isArray(countries) ? (countries as Country[]) : []).flatMap(({ currency }) =>
    typeof currency === 'string' && currencies.has(currency) ? [currency] : [],
  )
  return found.length > 0 ? [...new Set(found)] : [...currencies.keys()]
}
