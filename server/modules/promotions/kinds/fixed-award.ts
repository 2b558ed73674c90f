import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { worthOf } from './free-spins.ts'
import { unitsOf } from './payable.ts'

/** What a promotion gives each time, in ledger units, where that is the same for everybody. */
export function fixedAward({ kind, terms }: KindAndTerms, currency: string): bigint | undefined {
  switch (kind) {
    case 'sign-up':
    case 'application':
    case 'code':
      return unitsOf(currency, terms.amount)
    case 'free-spins':
      return worthOf(terms, currency)
    default:
      return undefined
  }
}
