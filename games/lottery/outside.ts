import type { Family, WeighedDraw } from './bet-type.ts'
import { choose } from './combinations.ts'

/** What an outside lottery draws under one name. */
export interface Prize {
  readonly name: string
  readonly count: number
  readonly digits: number
}

export type Places = readonly number[]

export interface Board {
  readonly prizes: readonly Prize[]
  /** Where the numbers of a prize stand in a result. */
  placesOf(name: string): Places
  /** Where the numbers of so many digits and more stand. */
  longerThan(digits: number): Places
  isResult: Family['isResult']
  draw: Family['draw']
}

export function boardOf(prizes: readonly Prize[]): Board {
  const slots = prizes.flatMap(({ name, count, digits }) => Array.from({ length: count }, () => ({ name, digits })))
  const where = (isOne: (slot: { name: string; digits: number }) => boolean) =>
    slots.flatMap((slot, at) => (isOne(slot) ? [at] : []))
  return {
    prizes,
    placesOf: (wanted) => where(({ name }) => name === wanted),
    longerThan: (least) => where(({ digits }) => digits >= least),
    isResult: (drawn) =>
      drawn.length === slots.length &&
      drawn.every((number, at) => /^\d+$/.test(number) && number.length === slots[at]!.digits),
    draw: (below) => slots.map(({ digits }) => String(below(10 ** digits)).padStart(digits, '0')),
  }
}

export const tail = (number: string, digits: number): string => number.slice(-digits)

/** Drawn nothing that anybody chose: noughts. */
export function blank({ prizes }: Board): string[] {
  return prizes.flatMap(({ count, digits }) => Array.from({ length: count }, () => '0'.repeat(digits)))
}

/** So many draws of `of` show this at one place. */
export interface Shown {
  readonly place: number
  readonly number: string
  readonly ways: bigint
}

/**
 * For bets whose wins add up: the draws that show one winning number at one place, and nothing else. What a bet returns is
 * the sum of what its wins return, whatever happens together.
 */
export function* addedUp(board: Board, of: bigint, shown: readonly Shown[]): Generator<WeighedDraw> {
  let others = of
  for (const { place, number, ways } of shown) {
    const drawn = blank(board)
    drawn[place] = number
    others -= ways
    yield { drawn, weight: ways }
  }
  yield { drawn: blank(board), weight: others }
}

/** For bets on what appears at all: every draw of these places by which of the chosen are among them. */
export function* byAppearance(
  board: Board,
  {
    places,
    chosen,
    of,
    write,
  }: {
    places: Places
    chosen: readonly string[]
    /** How many numbers there are of that length. */
    of: number
    write(place: number, sign: string): string
  },
): Generator<WeighedDraw> {
  for (let shown = 0; shown <= Math.min(chosen.length, places.length); shown += 1) {
    let ways = 0n
    for (let missing = 0; missing <= shown; missing += 1) {
      const free = BigInt(of - chosen.length + shown - missing) ** BigInt(places.length)
      ways += (missing % 2 === 0 ? 1n : -1n) * BigInt(choose(shown, missing)) * free
    }
    const drawn = blank(board)
    for (let at = 0; at < shown; at += 1) drawn[places[at]!] = write(places[at]!, chosen[at]!)
    yield { drawn, weight: ways * BigInt(choose(chosen.length, shown)) }
  }
}

/** How a lottery is drawn elsewhere. */
export const drawnElsewhere = ({ prizes, isResult, draw }: Board): Omit<Family, 'code' | 'bets'> => ({
  isHouse: false,
  separator: '-',
  prizes,
  isResult,
  draw,
})
