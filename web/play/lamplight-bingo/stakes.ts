import { MOST_CARDS } from '@croupier/games/lamplight-bingo/tables.ts'
import type { Stakes } from '../rgs/game-session.ts'
import type { Micro, StakeRange } from '../rgs/micro.ts'

/** How many cards the smallest stake of each may be put on. */
export function mostCards({ min, max }: StakeRange): number {
  const fitting = max / min
  return fitting < BigInt(MOST_CARDS) ? Number(fitting) : MOST_CARDS
}

/** What one card may cost where so many are taken: all of them together stay within the stakes of the game. */
export function cardRange({ min, max, step }: StakeRange, cards: number): StakeRange {
  const most = max / BigInt(cards)
  return { min, max: most - (most % step), step }
}

/** The levels a card's stake is stepped through, and the largest that is possible. */
export function cardLevels(stakes: Stakes, cards: number): readonly Micro[] {
  const { max } = cardRange(stakes, cards)
  return [...stakes.levels.filter((level) => level < max), max]
}

/** What all cards cost together. */
export function totalOf(cardStake: Micro, cards: number): Micro {
  return cardStake * BigInt(cards)
}

/** One card's share of a stake. */
export function shareOf(stake: Micro, cards: number): Micro {
  return stake / BigInt(cards)
}

/** What a card's pattern brings. */
export function wonOf(cardStake: Micro, pays: number): Micro {
  return cardStake * BigInt(pays)
}
