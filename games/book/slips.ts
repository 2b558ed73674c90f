import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import type { Outcome } from './markets.ts'
import { HUNDRED, returnOf, type Weights } from './prices.ts'

/** A leg of a slip: at what price it was taken, and what became of it. */
export interface PricedLeg {
  readonly price: number
  readonly outcome: Outcome | null
}

const ONE = new Ratio(1n)
const product = (factors: readonly Ratio[]) => factors.reduce((all, each) => all.times(each), ONE)
const priceRatio = (price: number) => new Ratio(BigInt(price), HUNDRED)

/** What a slip pays if every open leg wins: a leg that gave its stake back counts once. Ledger units, rounded down once. */
export function payoutOfSlip(stake: bigint, legs: readonly PricedLeg[]): bigint {
  if (legs.some(({ outcome }) => outcome === 'lost')) return 0n
  return quantiseDown(
    product(legs.map(({ price, outcome }) => (outcome === 'push' ? ONE : priceRatio(price)))).times(stake),
  )
}

/** What became of a slip: undefined while a leg may still decide it. */
export function stateOfSlip(legs: readonly PricedLeg[]): 'won' | 'lost' | 'void' | undefined {
  if (legs.some(({ outcome }) => outcome === 'lost')) return 'lost'
  if (legs.some(({ outcome }) => outcome === null)) return undefined
  return legs.every(({ outcome }) => outcome === 'push') ? 'void' : 'won'
}

const WHOLE_MARGIN = 10_000n

/**
 * What a slip is worth now, less the margin: its stake times what each leg returns on average from how its match stands,
 * matches being independent of each other. Ledger units, rounded down once; `margin` in hundredths of a per cent.
 */
export function cashOutOf(
  stake: bigint,
  legs: readonly (PricedLeg & { readonly weights: Weights | null })[],
  margin: number,
): bigint {
  const worth = legs.map(({ price, outcome, weights }) => {
    if (outcome === 'lost') return new Ratio(0n)
    if (outcome === 'push') return ONE
    return outcome === 'won' || weights === null ? priceRatio(price) : returnOf(weights, price)
  })
  return quantiseDown(product([...worth, new Ratio(WHOLE_MARGIN - BigInt(margin), WHOLE_MARGIN)]).times(stake))
}
