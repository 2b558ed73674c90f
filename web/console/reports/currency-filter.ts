import { currencies } from '@croupier/basis/currency.ts'
import { choiceOf } from '../lists/filters.ts'

/** Figures of several currencies are never added: a report is of one, the brand's own where none is chosen. */
export const currencyFilter = choiceOf(
  'console-reports.currency',
  [...currencies.keys()].map((code) => ({ value: code, label: () => code })),
)
