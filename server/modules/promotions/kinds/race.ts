import type { RaceTerms } from '@croupier/api/promotions/terms/race.ts'
import { Ratio } from '@croupier/basis/ratio.ts'
import { payable, unitsOf } from './payable.ts'

/** How far a member got, and by which round: times in epoch milliseconds. */
export interface Runner {
  memberId: bigint
  /** Ledger units, rounds, or a multiple of a stake, as the terms measure. */
  reached: Ratio
  reachedAt: number
  roundId: string
}

export interface Placed {
  memberId: bigint
  /** From 1; who shares a place stands on the same one. */
  place: number
  /** Ledger units; 0 behind the last prize. */
  award: bigint
}

export const occurrenceOf = ({ place }: Pick<Placed, 'place'>): string => `place:${place}`

/** Who got there first is ahead; by round id where two rounds closed in the same millisecond. */
function firstToReach(a: Runner, b: Runner): number {
  if (a.reachedAt !== b.reachedAt) return a.reachedAt - b.reachedAt
  return a.roundId < b.roundId ? -1 : 1
}

/** Everybody in their order. Whoever reached nothing is not placed. */
export function rank(
  terms: Pick<RaceTerms, 'prizes' | 'ties'>,
  currency: string,
  runners: readonly Runner[],
): Placed[] {
  const prizes = terms.prizes.map((text) => unitsOf(currency, text))
  const order = runners
    .filter(({ reached }) => reached.numerator > 0n)
    .toSorted((a, b) => {
      const ahead = b.reached.compare(a.reached)
      if (ahead === 0n) return firstToReach(a, b)
      return ahead > 0n ? 1 : -1
    })
  if (terms.ties === 'first') {
    return order.map(({ memberId }, at) => ({ memberId, place: at + 1, award: prizes[at] ?? 0n }))
  }
  const placed: Placed[] = []
  for (let first = 0; first < order.length; first = placed.length) {
    const { reached } = order[first]!
    const behind = order.findIndex((other, at) => at > first && other.reached.compare(reached) !== 0n)
    const tied = order.slice(first, behind < 0 ? order.length : behind)
    const shared = prizes.slice(first, first + tied.length).reduce((sum, prize) => sum + prize, 0n)
    const award = payable(currency, new Ratio(shared, BigInt(tied.length)))
    placed.push(...tied.map(({ memberId }) => ({ memberId, place: first + 1, award })))
  }
  return placed
}
