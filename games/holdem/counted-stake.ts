import type { Terms } from './hand.ts'

const HUNDREDTHS_OF_PERCENT = 10_000n

export interface RakedHand {
  /** All stakes of the hand. */
  readonly pot: bigint
  /** Cards of the board that were dealt. */
  readonly board: number
}

/**
 * What of a stake counts as valid bet: the part of it that the house raked. Nothing of a hand without a flop, and of a pot
 * above the one in which the rake reaches its cap only as much as that one: two who pass each other large pots would win in
 * rebates what they do not pay in rake.
 * @returns stake × min(pot, cap ÷ rate) ÷ pot, in units of the stake, rounded down
 */
export function countedStake(
  { rake, rakeCap }: Pick<Terms, 'rake' | 'rakeCap'>,
  hand: RakedHand,
  stake: bigint,
): bigint {
  if (hand.board === 0 || rake === 0 || stake === 0n) return 0n
  const most = (rakeCap * HUNDREDTHS_OF_PERCENT) / BigInt(rake)
  return hand.pot <= most ? stake : (stake * most) / hand.pot
}
