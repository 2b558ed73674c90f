import { quantiseDown, type Ratio } from '@croupier/basis/ratio.ts'

/**
 * What a bet amount pays, in the units the amount is counted in. The one rounding step of every in-house game: down, for
 * the house never owes a fraction it cannot pay.
 */
export function payoutOf(amount: bigint, multiplier: Ratio): bigint {
  return quantiseDown(multiplier.times(amount))
}
