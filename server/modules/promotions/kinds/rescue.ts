import type { TermsOf } from '@croupier/api/promotions/promotion-kinds.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { payable, tierReached, unitsOf } from './payable.ts'

/** What of a period counts as lost: stakes less payouts and less what was given in it. Ledger units. */
export interface Lost {
  stake: bigint
  payout: bigint
  rewards: bigint
}

/** What a period's loss gives back: all of it at the percentage of the highest tier it reaches, up to the cap. */
export function rescueAward(terms: TermsOf<'rescue'>, currency: string, { stake, payout, rewards }: Lost): bigint {
  const loss = stake - payout - rewards
  if (loss <= 0n) return 0n
  const tier = tierReached(currency, terms.tiers, loss)
  if (!tier) return 0n
  const award = payable(currency, Ratio.percent(tier.percent).times(loss))
  const cap = terms.cap === null ? undefined : unitsOf(currency, terms.cap)
  return cap !== undefined && award > cap ? cap : award
}
