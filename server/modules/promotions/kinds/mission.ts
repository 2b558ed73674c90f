import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { unitsOf } from './payable.ts'

/** What was measured since the period began: rounds are counted, the rest are ledger units. */
export interface Measured {
  validBet: bigint
  rounds: bigint
  deposits: bigint
}

/** A step of a mission; the target as it is compared: ledger units, or rounds. */
export interface Step {
  number: number
  target: bigint
  amount: string
  isReached: boolean
}

/** How far a mission is measured, in what its targets are compared in. */
export function reachedOf(terms: Pick<TermsOf<'mission'>, 'measure'>, measured: Measured): bigint {
  return measured[terms.measure]
}

/** The steps of a mission in their order, and which are reached. */
export function stepsOf(terms: TermsOf<'mission'>, currency: string, measured: Measured): Step[] {
  const reached = reachedOf(terms, measured)
  return terms.steps.map(({ target: text, amount }, at) => {
    const target = terms.measure === 'rounds' ? BigInt(text.split('.')[0]!) : unitsOf(currency, text)
    return { number: at + 1, target, amount, isReached: reached >= target }
  })
}
