import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { payable, tierReached, unitsOf } from './payable.ts'

/**
 * What a credited deposit gives, in ledger units; 0 where it reaches no tier or is not the one that is meant.
 * @param deposit units credited less the fee, and which of the member's deposits it is, from 1
 */
export function depositAward(
  terms: TermsOf<'deposit'>,
  currency: string,
  deposit: { units: bigint; ordinal: number },
): bigint {
  if (terms.ordinal !== null && terms.ordinal !== deposit.ordinal) return 0n
  const tier = tierReached(currency, terms.tiers, deposit.units)
  if (!tier) return 0n
  const exact = Ratio.percent(tier.percent).times(deposit.units)
  const award = payable(currency, exact)
  const cap = tier.cap === null ? undefined : unitsOf(currency, tier.cap)
  return cap !== undefined && award > cap ? cap : award
}
