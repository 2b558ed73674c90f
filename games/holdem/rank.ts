import { assert } from '@croupier/basis/assert.ts'
import { type Card, rankOf, suitOf } from './cards.ts'

/** From the lowest to the highest. */
export const categories = [
  'high-card',
  'pair',
  'two-pair',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const
export type Category = (typeof categories)[number]

const RANK_COUNT = 13
const SUIT_COUNT = 4
const HAND = 5
/** Each of five ranks takes four bits below the category. */
const BITS = 4
const STRAIGHT = 0b11111
const WHEEL = 0b1_0000_0000_1111
/** The five is the highest card of ace to five. */
const WHEEL_HIGH = 3

function straightHigh(ranks: number): number {
  for (let high = RANK_COUNT - 1; high >= HAND - 1; high -= 1) {
    if (((ranks >> (high - HAND + 1)) & STRAIGHT) === STRAIGHT) return high
  }
  return (ranks & WHEEL) === WHEEL ? WHEEL_HIGH : -1
}

const valueOf = (category: number, ranks: readonly number[]) => {
  let value = category
  for (let at = 0; at < HAND; at += 1) value = (value << BITS) | (ranks[at] ?? 0)
  return value
}

/** The highest ranks of a set, without some. */
function highest(ranks: number, count: number, without: readonly number[] = []): number[] {
  const found: number[] = []
  for (let rank = RANK_COUNT - 1; rank >= 0 && found.length < count; rank -= 1) {
    if ((ranks >> rank) & 1 && !without.includes(rank)) found.push(rank)
  }
  return found
}

const countOf = new Uint8Array(RANK_COUNT)
const suited = new Uint16Array(SUIT_COUNT)
const suitCount = new Uint8Array(SUIT_COUNT)

/** What the best five of five to seven cards are worth: the higher number wins, equal ones share. */
export function valueOfHand(cards: readonly Card[]): number {
  assert(cards.length >= HAND && cards.length <= 7, 'a hand is made of five to seven cards')
  countOf.fill(0)
  suited.fill(0)
  suitCount.fill(0)
  let ranks = 0
  for (const card of cards) {
    const [rank, suit] = [rankOf(card), suitOf(card)]
    countOf[rank]! += 1
    suitCount[suit]! += 1
    suited[suit]! |= 1 << rank
    ranks |= 1 << rank
  }
  const flush = suitCount.findIndex((count) => count >= HAND)
  if (flush >= 0) {
    const high = straightHigh(suited[flush]!)
    if (high >= 0) return valueOf(8, [high])
  }
  let [four, three] = [-1, -1]
  const pairs: number[] = []
  for (let rank = RANK_COUNT - 1; rank >= 0; rank -= 1) {
    const count = countOf[rank]!
    if (count === 4 && four < 0) four = rank
    else if (count === 3 && three < 0) three = rank
    // A second three of a kind is as good as a pair.
    else if (count >= 2) pairs.push(rank)
  }
  if (four >= 0) return valueOf(7, [four, ...highest(ranks, 1, [four])])
  if (three >= 0 && pairs.length > 0) return valueOf(6, [three, pairs[0]!])
  if (flush >= 0) return valueOf(5, highest(suited[flush]!, HAND))
  const straight = straightHigh(ranks)
  if (straight >= 0) return valueOf(4, [straight])
  if (three >= 0) return valueOf(3, [three, ...highest(ranks, 2, [three])])
  if (pairs.length >= 2) return valueOf(2, [pairs[0]!, pairs[1]!, ...highest(ranks, 1, pairs.slice(0, 2))])
  if (pairs.length === 1) return valueOf(1, [pairs[0]!, ...highest(ranks, 3, pairs)])
  return valueOf(0, highest(ranks, HAND))
}

/** What kind of hand a value is of. */
export function categoryOf(value: number): Category {
  return categories[value >> (BITS * HAND)]!
}
