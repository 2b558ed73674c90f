import { ONE_POINT } from './point-amount.ts'

/**
 * What valid bets of a day and category earn, in hundredths of a point, rounded down: nothing of the remainder is lost before
 * the day is over, since the day's bets are counted together.
 * @param amount valid bets for one point, ledger units; null: they earn none
 */
export function pointsDue(validBet: bigint, amount: bigint | null): bigint {
  if (amount === null || validBet <= 0n) return 0n
  return (validBet * ONE_POINT) / amount
}

export interface Movement {
  /** What is booked now: below zero it is taken. Hundredths of a point. */
  change: bigint
  /** What is owed from here on. */
  owed: bigint
}

/**
 * What becomes of points that are due. What is owed is paid first; what a correction takes and is not there any more is owed.
 * @param due what the member has more, or less, since it was last booked
 */
export function settlePoints(due: bigint, { balance, owed }: { balance: bigint; owed: bigint }): Movement {
  const net = due - owed
  if (net >= 0n) return { change: net, owed: 0n }
  const taken = -net < balance ? -net : balance
  return { change: -taken, owed: -net - taken }
}
