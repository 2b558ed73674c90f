import type { BonusState } from '@croupier/api/rewards/reward-answers.ts'

/** What is known of an active bonus as it is looked at. Ledger units. */
export interface ActiveBonus {
  isWagered: boolean
  /** Its time is over, and all that was played in it has counted. */
  isOver: boolean
  balance: bigint
  /** The least a person sees of its currency. */
  smallest: bigint
  hasOpenStake: boolean
}

/** What becomes of an active bonus now; undefined where it goes on. Wagered comes first: who did in time has it. */
export function endingOf(bonus: ActiveBonus): Exclude<BonusState, 'waiting' | 'active'> | undefined {
  if (bonus.isWagered) return 'released'
  if (bonus.isOver) return 'expired'
  return bonus.balance < bonus.smallest && !bonus.hasOpenStake ? 'lost' : undefined
}

/**
 * How what the purse holds is divided as a bonus ends, or after it has: to main as far as it may be cashed out, the rest to
 * the house.
 * @param before what went to main of it before
 */
export function divide(
  state: BonusState,
  balance: bigint,
  maxCashOut: bigint | null,
  before: bigint,
): { released: bigint; taken: bigint } {
  if (state !== 'released') return { released: 0n, taken: balance }
  const room = maxCashOut === null ? balance : maxCashOut - before
  const released = room < 0n ? 0n : balance < room ? balance : room
  return { released, taken: balance - released }
}
