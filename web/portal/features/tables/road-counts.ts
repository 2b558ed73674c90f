import { markOf, type RoadMark } from '@croupier/games/tables/roads.ts'
import type { Dealt } from '@croupier/games/tables/tables.ts'

/** How often each result came, the most frequent first. */
export function countMarks(rounds: readonly Dealt[]): { mark: RoadMark; count: number }[] {
  return [...Map.groupBy(rounds.map(markOf), (mark) => mark)]
    .map(([mark, each]) => ({ mark, count: each.length }))
    .toSorted((one, other) => other.count - one.count)
}

export interface NumberCount {
  readonly number: number
  readonly count: number
}

const NUMBERS = 37
const SHOWN = 5

/** Of the numbers of some rounds those that came most often, and those that came least; the lower number first where two are level. */
export function hotAndCold(numbers: readonly number[]): { hot: NumberCount[]; cold: NumberCount[] } {
  const counts = Array.from({ length: NUMBERS }, (_, number) => ({
    number,
    count: numbers.filter((each) => each === number).length,
  }))
  const hot = counts.toSorted((one, other) => other.count - one.count || one.number - other.number).slice(0, SHOWN)
  const cold = counts.toSorted((one, other) => one.count - other.count || one.number - other.number).slice(0, SHOWN)
  return { hot: hot.filter(({ count }) => count > 0), cold }
}
