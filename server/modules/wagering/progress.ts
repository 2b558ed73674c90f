import { quantiseDown, Ratio } from '@croupier/basis/ratio.ts'

/** A bet that was settled, as whoever plays reports it. */
export interface ValidBet {
  memberId: bigint
  currency: string
  /** RNG, LIVE, FISH… */
  gameType: string
  /** Ledger units, before the category's weight; negative for what was voided after it had been told. */
  validBet: bigint
  /** Epoch milliseconds. */
  settledAt: number
}

/** What is still open of one member's requirements in one currency. Ledger units. */
export interface OpenRequirement {
  id: bigint
  turnover: bigint
  progress: bigint
  /** Epoch milliseconds. */
  addedAt: number
}

/** Percentages by game category, as decimal strings; a category that is not named counts in full. */
export type BetWeights = Readonly<Record<string, string>>

/** What of a valid bet counts: its category's percentage, rounded down to the ledger's unit. */
export function countedBet(bet: Pick<ValidBet, 'gameType' | 'validBet'>, weights: BetWeights): bigint {
  const percent = weights[bet.gameType.toUpperCase()]
  return percent === undefined ? bet.validBet : quantiseDown(Ratio.percent(percent).times(bet.validBet))
}

/** A bet that was voided after it had counted: the newest progress goes first; what is met already stays met. */
function takeBack(moved: OpenRequirement[], counted: bigint): void {
  let left = counted
  for (const requirement of moved.toReversed()) {
    const taken = left < requirement.progress ? left : requirement.progress
    requirement.progress -= taken
    left -= taken
  }
}

/**
 * Counts bets towards requirements, the oldest requirement first; what fills one flows on to the next. A bet does not
 * count towards a requirement that came after it; one that was voided, as a negative bet, is taken back. Answers the requirements that moved, with their new progress.
 * @param open one member's requirements in one currency, oldest first
 * @param bets his bets in that currency, as `countedBet` weighed them
 */
export function applyBets(
  open: readonly OpenRequirement[],
  bets: readonly { counted: bigint; settledAt: number }[],
): OpenRequirement[] {
  const moved = open.map((requirement) => ({ ...requirement }))
  for (const { counted, settledAt } of [...bets].sort((one, other) => one.settledAt - other.settledAt)) {
    let left = counted
    if (left < 0n) takeBack(moved, -left)
    for (const requirement of moved) {
      if (left <= 0n) break
      if (requirement.addedAt > settledAt) continue
      const missing = requirement.turnover - requirement.progress
      const taken = left < missing ? left : missing
      requirement.progress += taken
      left -= taken
    }
  }
  return moved.filter((requirement, at) => requirement.progress !== open[at]?.progress)
}
