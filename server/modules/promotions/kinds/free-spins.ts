import type { FreeSpinsTerms } from '@croupier/api/promotions/terms/free-spins.ts'
import { turnoverOf } from './payable.ts'

export const occurrenceOf = ({ awardId, roundId }: { awardId: bigint; roundId: string }): string =>
  `award:${awardId}:${roundId}`

/** What a free round pays is money like any other, and must be wagered. Ledger units. */
export function freeRoundWins(
  { multiple }: Pick<FreeSpinsTerms, 'multiple'>,
  payout: bigint,
): { main: bigint; turnover: bigint } {
  const main = payout > 0n ? payout : 0n
  return { main, turnover: turnoverOf(main, multiple) }
}
