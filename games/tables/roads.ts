import { totalOf } from './baccarat.ts'
import { rankOf } from './cards.ts'
import { isRed } from './roulette.ts'
import type { Dealt } from './table-game.ts'

/** What a round is in a road. */
export type RoadMark =
  | 'player'
  | 'banker'
  | 'tie'
  | 'dragon'
  | 'tiger'
  | 'red'
  | 'black'
  | 'zero'
  | 'small'
  | 'big'
  | 'triple'

const bySign = <Mark>(sign: number, above: Mark, below: Mark): Mark | 'tie' =>
  sign === 0 ? 'tie' : sign > 0 ? above : below

export function markOf(dealt: Dealt): RoadMark {
  switch (dealt.kind) {
    case 'baccarat':
      return bySign(totalOf(dealt.player) - totalOf(dealt.banker), 'player', 'banker')
    case 'dragonTiger':
      return bySign(rankOf(dealt.dragon) - rankOf(dealt.tiger), 'dragon', 'tiger')
    case 'roulette':
      return dealt.number === 0 ? 'zero' : isRed(dealt.number) ? 'red' : 'black'
    case 'sicBo': {
      const [a, b, c] = dealt.dice
      if (a === b && b === c) return 'triple'
      return a + b + c <= 10 ? 'small' : 'big'
    }
    default:
      return dealt satisfies never
  }
}

/** Rows of a road. */
const ROWS = 6

/** Every round a bead, column by column from the top; `rounds` with the oldest first. */
export function beadPlate(rounds: readonly Dealt[], rows = ROWS): RoadMark[][] {
  const marks = rounds.map(markOf)
  return Array.from({ length: Math.ceil(marks.length / rows) }, (_, column) =>
    marks.slice(column * rows, (column + 1) * rows),
  )
}

export interface RoadCell {
  readonly column: number
  readonly row: number
  /** `tie` alone of ties before anybody won. */
  readonly mark: RoadMark
  /** Rounds after this one that nobody won. */
  readonly ties: number
}

const isNobodys = (mark: RoadMark) => mark === 'tie' || mark === 'zero' || mark === 'triple'

/**
 * A column for every run of one winner, downward, and to the right along the last free row where it is longer; what nobody
 * won is counted at the round before it. `rounds` with the oldest first.
 */
export function bigRoad(rounds: readonly Dealt[], rows = ROWS): RoadCell[] {
  const cells: { column: number; row: number; mark: RoadMark; ties: number }[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < rows && !taken.has(`${column} ${row}`)
  let start = -1
  for (const mark of rounds.map(markOf)) {
    const last = cells.at(-1)
    if (isNobodys(mark)) {
      if (last) last.ties += 1
      else {
        start = 0
        taken.add('0 0')
        cells.push({ column: 0, row: 0, mark: 'tie', ties: 1 })
      }
      continue
    }
    if (last?.mark === 'tie') {
      // The first who wins takes the place of the ties before.
      last.mark = mark
      continue
    }
    let [column, row] = [0, 0]
    if (last?.mark === mark) {
      ;[column, row] = isFree(last.column, last.row + 1) ? [last.column, last.row + 1] : [last.column + 1, last.row]
    } else {
      start += 1
      while (!isFree(start, 0)) start += 1
      column = start
    }
    taken.add(`${column} ${row}`)
    cells.push({ column, row, mark, ties: 0 })
  }
  return cells
}
