import { Ratio } from '@croupier/basis/ratio.ts'
import {
  decimalText,
  inverse,
  type Moments,
  percentText,
  reduced,
  standardDeviation,
  volatilityIndex,
  waysToTake,
} from '../engine/statistics.ts'
import { figures, lamplightBingo, patternOfFigures } from './rules.ts'
import { BALLS, DRAWN, FREE_CELL, MOST_CARDS, type Pattern, patterns, pays, SIDE } from './tables.ts'

/** Cells that bear a number. */
export const NUMBERED = SIDE * SIDE - 1

/** Of the sets of so many numbered cells, how many show a pattern as their best: `ways.get(pattern)![lit]`. */
export type PatternWays = ReadonlyMap<Pattern, readonly number[]>

/** How many numbered cells these figures are made of together. */
function cellsTogether(chosen: number): number {
  const cells = new Set(figures.flatMap((cells, figure) => ((chosen & (1 << figure)) === 0 ? [] : cells)))
  return cells.size - (cells.has(FREE_CELL) ? 1 : 0)
}

/** The same for every choice of figures, as bits. */
const cellsOfChoice = patternOfFigures.map((_, chosen) => cellsTogether(chosen))

/**
 * Counts by inclusion and exclusion, and no set of cells is walked. Of all sets of `lit` cells, those in which certain
 * figures are complete are as many as there are ways to choose the other cells; taking away, figure after figure, those in
 * which one more is complete leaves those in which these are complete and no other.
 */
export function countPatterns(): PatternWays {
  const ways = new Map(patterns.map((pattern) => [pattern, Array.from({ length: NUMBERED + 1 }, () => 0)]))
  for (let lit = 0; lit <= NUMBERED; lit += 1) {
    const sets = patternOfFigures.map((_, chosen) => {
      const cells = cellsOfChoice[chosen]!
      return Number(waysToTake(lit - cells, NUMBERED - cells))
    })
    for (let figure = 1; figure < sets.length; figure <<= 1) {
      for (let chosen = 0; chosen < sets.length; chosen += 1) {
        if ((chosen & figure) === 0) sets[chosen]! -= sets[chosen | figure]!
      }
    }
    for (const [chosen, count] of sets.entries()) {
      const pattern = patternOfFigures[chosen]
      if (pattern) ways.get(pattern)![lit]! += count
    }
  }
  return ways
}

/** How many draws there are, their order left out: the denominator of every chance. */
export const DRAWS = waysToTake(DRAWN, BALLS)

/** How likely a card shows a pattern as its best: its lit cells may be any, and the other balls lie beside the card. */
export function chanceOf(byLit: readonly number[]): Ratio {
  const draws = byLit.reduce((sum, ways, lit) => sum + BigInt(ways) * waysToTake(DRAWN - lit, BALLS - NUMBERED), 0n)
  return new Ratio(draws, DRAWS)
}

export interface Par {
  /** Of one card. */
  readonly chances: ReadonlyMap<Pattern, Ratio>
  readonly rtp: Ratio
  /** One card shows something that pays. */
  readonly hitFrequency: Ratio
  /** Of a round with one card. */
  readonly deviation: Ratio
}

/** Every figure of the par sheet. Exact, but for the square root of the deviation. */
export function computePar(ways: PatternWays = countPatterns()): Par {
  const chances = new Map([...ways].map(([pattern, byLit]) => [pattern, chanceOf(byLit)]))
  // Sums of numerators: the denominators are equal.
  const sum = (weight: (pay: bigint) => bigint) =>
    new Ratio(
      [...chances].reduce((all, [pattern, chance]) => all + weight(BigInt(pays[pattern])) * chance.numerator, 0n),
      DRAWS,
    )
  const moments: Moments = { mean: sum((pay) => pay), square: sum((pay) => pay * pay) }
  return {
    chances,
    rtp: reduced(moments.mean),
    hitFrequency: reduced(sum(() => 1n)),
    deviation: standardDeviation(moments),
  }
}

const titles: Readonly<Record<Pattern, string>> = {
  frame: 'frame',
  fourLines: 'four lines or more',
  cross: 'both diagonals',
  threeLines: 'three lines',
  twoLines: 'two lines',
  corners: 'four corners',
  line: 'one line',
}

/** The par sheet as it stands beside this file. */
export function writeParSheet(par: Par): string {
  const rows = patterns.map((pattern) => {
    const chance = par.chances.get(pattern)!
    const figuresOfIt = `${percentText(chance, 8)} | ${decimalText(inverse(chance), 2)}`
    return `| ${titles[pattern]} | ${pays[pattern]} | ${figuresOfIt} | ${percentText(chance.times(BigInt(pays[pattern])), 6)} |`
  })
  return `# Lamplight Bingo ${lamplightBingo.version}: par sheet

Every figure is counted by par.ts, and nothing is simulated. ${DRAWN} of ${BALLS} balls are drawn. Of the ${NUMBERED} numbers of a card, h are
among them in C(${NUMBERED}, h) x C(${BALLS - NUMBERED}, ${DRAWN} - h) of the C(${BALLS}, ${DRAWN}) draws, and every set of h cells is as likely as any other. How
many of those sets show a pattern is counted by inclusion and exclusion over the twelve lines and the corners; a test
counts all 2^${NUMBERED} sets one by one and fails on any difference. A card is paid for its best pattern alone.

Every card, whatever its numbers, has these chances, so the return is the same with one card and with ${MOST_CARDS}. Pays are in
stakes of the card: the whole stake divided by the number of cards.

| pattern | pays | chance | one in | of the return |
| --- | --: | --: | --: | --: |
${rows.join('\n')}

| figure | value |
| --- | --: |
| return to player | ${percentText(par.rtp, 6)} |
| a card pays anything | ${percentText(par.hitFrequency, 6)}, one in ${decimalText(inverse(par.hitFrequency), 2)} |
| standard deviation of a round with one card | ${decimalText(par.deviation, 6)} bets |
| volatility index (90 %) | ${decimalText(volatilityIndex(par.deviation), 6)} |
| no round can pay more than | ${pays.frame} bets |

Exact: the return is
${par.rtp.numerator}/${par.rtp.denominator},
and a card pays anything in
${par.hitFrequency.numerator}/${par.hitFrequency.denominator}.
`
}
