import type { FieldFault } from '@croupier/api/envelope.ts'
import type { KindAndTerms } from '@croupier/api/promotions/promotion-kinds.ts'
import { amountText } from '../../wallet/index.ts'
import { fits } from '../kinds/envelope.ts'
import { fixedAward } from '../kinds/fixed-award.ts'
import { unitsOf } from '../kinds/payable.ts'

const TWICE = 'fault.twice'

/** The first value that stands in an earlier row already. */
export function twiceIn(values: readonly (bigint | string)[]): number | undefined {
  const at = values.findIndex((value, place) => values.indexOf(value) !== place)
  return at < 0 ? undefined : at
}

/** Two rows of one list that say the same: nobody could tell which of them counts. */
function repeated({ kind, terms }: KindAndTerms, currency: string): FieldFault[] {
  const units = (text: string) => unitsOf(currency, text)
  const rowsOf = (): [list: string, field: string, values: readonly (bigint | string)[]] | undefined => {
    switch (kind) {
      case 'deposit':
      case 'rescue':
        return ['tiers', 'from', terms.tiers.map(({ from }) => units(from))]
      case 'mission':
        return ['steps', 'target', terms.steps.map(({ target }) => units(target))]
      case 'rebate':
        return ['rates', 'gameType', terms.rates.map(({ gameType }) => gameType)]
      default:
        return undefined
    }
  }
  const [list, field, values] = rowsOf() ?? ['', '', []]
  const at = twiceIn(values)
  return at === undefined ? [] : [{ field: `promise.terms.${list}.${at}.${field}`, messageKey: TWICE }]
}

/** What a promotion must be able to give: one award of those that end with the budget, or all its prizes. */
function leastBudget(promise: KindAndTerms, currency: string): bigint | undefined {
  const { kind, terms } = promise
  const units = (text: string) => unitsOf(currency, text)
  switch (kind) {
    case 'sign-in':
      return terms.days.map(units).reduce((most, day) => (day > most ? day : most))
    case 'race':
    case 'raffle':
      return terms.prizes.reduce((sum, prize) => sum + units(prize), 0n)
    case 'envelope':
      return units(terms.total)
    default:
      return fixedAward(promise, currency)
  }
}

/**
 * What contradicts itself in a promise, or with what is set aside for it, each of its fields being right on its own: it would
 * be published, and be understood in two ways or by nobody.
 */
export function contradictionsOf(promise: KindAndTerms, currency: string, budget: string | null): FieldFault[] {
  const faults = repeated(promise, currency)
  const { kind, terms } = promise
  if (kind === 'mission' && terms.measure === 'deposits' && terms.gameType !== null)
    faults.push({ field: 'promise.terms.gameType', messageKey: 'fault.deposits.category' })
  if (kind === 'referral' && terms.forReferrer === null && terms.forReferee === null && terms.tiers.length === 0)
    faults.push({ field: 'promise.terms.forReferrer', messageKey: 'fault.required' })
  if (kind === 'envelope' && !fits(terms, currency)) {
    const amount = amountText(currency, unitsOf(currency, terms.least) * BigInt(terms.pieces))
    faults.push({ field: 'promise.terms.total', messageKey: 'fault.amount.least', amount, currency })
  }
  const least = leastBudget(promise, currency)
  if (budget !== null && least !== undefined && unitsOf(currency, budget) < least)
    faults.push({ field: 'budget', messageKey: 'fault.amount.least', amount: amountText(currency, least), currency })
  return faults
}
