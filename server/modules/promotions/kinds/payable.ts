import { payableStep } from '@croupier/basis/currency.ts'
import { Money } from '@croupier/basis/money.ts'
import { quantiseDown, quantiseUp, Ratio } from '@croupier/basis/ratio.ts'

/** Ledger units of an amount that was checked when it was written. */
export function unitsOf(currency: string, text: string): bigint {
  return Money.parse(text, currency).units
}

/** What is given of an exact amount in ledger units: rounded down, once, to what a person sees of the currency (0.01). */
export function payable(currency: string, exact: Ratio): bigint {
  const step = payableStep(currency)
  return (quantiseDown(exact) / step) * step
}

/** What must be wagered of an award: a plain decimal of times, rounded up to the ledger's unit. */
export function turnoverOf(units: bigint, multiple: string): bigint {
  return quantiseUp(Ratio.parse(multiple).times(units))
}

/** The highest tier that is reached; tiers may stand in any order. */
export function tierReached<Tier extends { from: string }>(
  currency: string,
  tiers: readonly Tier[],
  units: bigint,
): Tier | undefined {
  const reached = tiers.filter(({ from }) => unitsOf(currency, from) <= units)
  return reached.reduce<Tier | undefined>(
    (highest, tier) => (highest && unitsOf(currency, highest.from) >= unitsOf(currency, tier.from) ? highest : tier),
    undefined,
  )
}
