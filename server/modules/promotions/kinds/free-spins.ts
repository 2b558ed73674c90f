import type { FreeSpinsTerms } from '@croupier/api/promotions/terms/free-spins.ts'
import { unitsOf } from './payable.ts'

/** What gives rounds once: a member has them of a promotion one time. */
export const FREE_ROUNDS = 'rounds'

/** What the rounds are worth while nobody knows what they pay: their stakes. Ledger units. */
export function worthOf({ rounds, stake }: Pick<FreeSpinsTerms, 'rounds' | 'stake'>, currency: string): bigint {
  return BigInt(rounds) * unitsOf(currency, stake)
}
