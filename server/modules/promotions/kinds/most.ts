import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { unitsOf } from './payable.ts'

/** What the terms alone allow at most, in ledger units; undefined where it grows with how many come. */
function mostOfTerms({ kind, terms }: KindAndTerms, currency: string): bigint | undefined {
  const units = (text: string) => unitsOf(currency, text)
  switch (kind) {
    case 'code':
      return units(terms.amount) * BigInt(terms.uses)
    case 'envelope':
      return units(terms.total)
    case 'race':
    case 'raffle':
      return terms.prizes.reduce((sum, prize) => sum + units(prize), 0n)
    default:
      return undefined
  }
}

/** Kinds that stop giving once their budget is spent; the others pay what members have earned by play in any case. */
const ENDS_WITH_BUDGET: ReadonlySet<KindAndTerms['kind']> = new Set([
  'sign-up',
  'application',
  'sign-in',
  'code',
  'envelope',
])

/** The most a promotion can cost, in ledger units; null where there is no bound. */
export function mostOf(promise: KindAndTerms, currency: string, budget: bigint | null): bigint | null {
  const ofTerms = mostOfTerms(promise, currency)
  const ofBudget = ENDS_WITH_BUDGET.has(promise.kind) ? budget : null
  if (ofTerms === undefined) return ofBudget
  return ofBudget !== null && ofBudget < ofTerms ? ofBudget : ofTerms
}
