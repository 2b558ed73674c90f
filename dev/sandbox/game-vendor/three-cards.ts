import { randomInt } from 'node:crypto'

/** Rank 2 to 14 (the ace), suit s, h, d or c. */
export interface Card {
  readonly rank: number
  readonly suit: string
}

export const handNames = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const
export type HandName = (typeof handNames)[number]

export function freshDeck(): Card[] {
  const deck = ['s', 'h', 'd', 'c'].flatMap((suit) => Array.from({ length: 13 }, (_, at) => ({ rank: at + 2, suit })))
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
  }
  return deck
}

/** What a hand of three is worth: its name, and numbers that compare two of one name. */
export function rankHand(cards: readonly Card[]): { name: HandName; order: readonly number[] } {
  const ranks = cards.map(({ rank }) => rank).sort((one, other) => other - one)
  const [high = 0, middle = 0, low = 0] = ranks
  if (high === low) return { name: 'trail', order: [high] }
  const isOneSuit = cards.every(({ suit }) => suit === cards[0]!.suit)
  // The ace also stands below the two, as the lowest run but one name: A-2-3 comes right after A-K-Q.
  const isLowRun = high === 14 && middle === 3 && low === 2
  if (isLowRun || (high - middle === 1 && middle - low === 1)) {
    return { name: isOneSuit ? 'pure' : 'sequence', order: [isLowRun ? 13.5 : high] }
  }
  if (isOneSuit) return { name: 'colour', order: ranks }
  if (high === middle) return { name: 'pair', order: [high, low] }
  if (middle === low) return { name: 'pair', order: [middle, high] }
  return { name: 'high', order: ranks }
}

/** Above zero where the first hand is the better one. */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [first, second] = [rankHand(one), rankHand(other)]
  const byName = handNames.indexOf(first.name) - handNames.indexOf(second.name)
  if (byName !== 0) return byName
  for (const [at, value] of first.order.entries()) {
    const difference = value - (second.order[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

export interface Rake {
  /** Whole percent of a pot, rounded down to the cent. */
  percent: bigint
  /** The most of one pot, in cents. */
  cap: bigint
}

/** What each of equal stakes gets back: the pot less the rake, shared among the best hands; odd cents go to the first. */
export function sharePot(stake: bigint, hands: readonly (readonly Card[])[], { percent, cap }: Rake) {
  const pot = stake * BigInt(hands.length)
  const cut = (pot * percent) / 100n
  const rake = cut < cap ? cut : cap
  const best = hands.reduce((one, other) => (compareHands(other, one) > 0 ? other : one))
  const winners = hands.filter((hand) => compareHands(hand, best) === 0).length
  const share = (pot - rake) / BigInt(winners)
  let odd = pot - rake - share * BigInt(winners)
  const wins = hands.map((hand) => {
    if (compareHands(hand, best) !== 0) return 0n
    const won = share + odd
    odd = 0n
    return won
  })
  return { pot, rake, wins }
}
