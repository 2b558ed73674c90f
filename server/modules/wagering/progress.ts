import { quantiseDown, quantiseUp, Ratio } from '@croupier/basis/ratio.ts'

/** A bet that was settled, as whoever plays reports it. */
export interface ValidBet {
  memberId: bigint
  currency: string
  /** RNG, LIVE, FISH… */
  gameType: string
  /** Ledger units, before the category's weight; negative for what was voided after it had been told. */
  validBet: bigint
  /** When its round was opened, epoch milliseconds; unknown of old ones. */
  openedAt?: number | undefined
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
  /** Of a bonus: its own, in which a category that is not named counts for nothing. Null: the house's. */
  weights: BetWeights | null
}

/** Percentages by game category, as decimal strings; a category that is not named counts in full. */
export type BetWeights = Readonly<Record<string, string>>

const WHOLE = Ratio.percent('100')

/** What share of a bet in a category counts towards a requirement. */
function weightFor({ weights }: Pick<OpenRequirement, 'weights'>, gameType: string, house: BetWeights): Ratio {
  const percent = (weights ?? house)[gameType.toUpperCase()]
  if (percent !== undefined) return Ratio.percent(percent)
  return weights ? Ratio.percent('0') : WHOLE
}

/** What of a valid bet counts at a weight, rounded down to the ledger's unit. */
export function countedBet(validBet: bigint, weight: Ratio): bigint {
  return quantiseDown(weight.times(validBet))
}

/** How much of a bet it takes at a weight to count so much, rounded up to the unit. */
function usedOf(counted: bigint, weight: Ratio): bigint {
  return quantiseUp(new Ratio(counted * weight.denominator, weight.numerator))
}

/**
 * A bet that was voided after it had counted, from those it could count towards: the newest progress goes first; what is met
 * already stays met.
 */
function takeBack(moved: OpenRequirement[], voided: bigint, weightOf: (requirement: OpenRequirement) => Ratio): void {
  let left = voided
  for (const requirement of moved.toReversed()) {
    const weight = weightOf(requirement)
    const counted = countedBet(left, weight)
    if (counted === 0n) continue
    const taken = counted < requirement.progress ? counted : requirement.progress
    requirement.progress -= taken
    left -= taken === counted ? left : usedOf(taken, weight)
    if (left <= 0n) break
  }
}

/**
 * Counts bets towards requirements, the oldest requirement first. Of a bet each takes what it counts at its own weight;
 * what it does not need flows on to the next. A bet does not count towards a requirement that came after it, and towards
 * a bonus only where its round was opened with the bonus there; one that was voided, as a negative bet, is taken back. Answers the requirements that moved, with their new progress.
 * @param open one member's requirements in one currency, oldest first
 * @param bets of that member in that currency
 * @param house the weights of requirements without their own
 */
export function applyBets(
  open: readonly OpenRequirement[],
  bets: readonly Pick<ValidBet, 'gameType' | 'validBet' | 'openedAt' | 'settledAt'>[],
  house: BetWeights,
): OpenRequirement[] {
  const moved = open.map((requirement) => ({ ...requirement }))
  for (const { gameType, validBet, openedAt = Infinity, settledAt } of [...bets].sort(
    (one, other) => one.settledAt - other.settledAt,
  )) {
    const weightOf = (requirement: OpenRequirement) => weightFor(requirement, gameType, house)
    const cameBefore = moved.filter(
      ({ weights, addedAt }) => addedAt <= (weights ? Math.min(openedAt, settledAt) : settledAt),
    )
    let left = validBet
    if (left < 0n) takeBack(cameBefore, -left, weightOf)
    for (const requirement of cameBefore) {
      if (left <= 0n) break
      const missing = requirement.turnover - requirement.progress
      const weight = weightOf(requirement)
      const counted = countedBet(left, weight)
      if (missing === 0n || counted === 0n) continue
      requirement.progress += counted < missing ? counted : missing
      left -= counted < missing ? left : usedOf(missing, weight)
    }
  }
  return moved.filter((requirement, at) => requirement.progress !== open[at]?.progress)
}
