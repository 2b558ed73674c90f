import type { RaceTerms } from '@croupier/api/promotions/terms/race.ts'
import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'
import { amountText } from '../wallet/index.ts'
import type { Runner } from './kinds/race.ts'

/** How far somebody got, as people read it: an amount, a count of rounds, or a multiple with two places. */
export function reachedText(
  { measure }: Pick<RaceTerms, 'measure'>,
  currency: string,
  { reached }: Pick<Runner, 'reached'>,
): string {
  if (measure === 'rounds') return quantiseDown(reached).toString()
  if (measure !== 'multiplier') return amountText(currency, quantiseDown(reached))
  const hundredths = quantiseDown(reached.times(new Ratio(100n)))
    .toString()
    .padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}
