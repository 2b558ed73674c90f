import { expect, it } from 'vitest'
import { beadPlate, bigRoad, markOf } from './roads.ts'
import type { Dealt } from './table-game.ts'

const hands: Readonly<Record<string, Dealt>> = {
  P: { kind: 'baccarat', player: ['9S', 'TH'], banker: ['TD', '7C'] },
  B: { kind: 'baccarat', player: ['TD', '7C'], banker: ['9S', 'TH'] },
  T: { kind: 'baccarat', player: ['TD', '7C'], banker: ['7S', 'TH'] },
}
const rounds = (text: string) => [...text].map((letter) => hands[letter]!)

/** The road as rows of letters, ties as figures behind them. */
function drawn(text: string, rows = 6): string[] {
  const cells = bigRoad(rounds(text), rows)
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1))
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const cell = cells.find((each) => each.column === column && each.row === row)
      return cell ? cell.mark[0]! + (cell.ties || '') : '.'
    }).join(' '),
  ).filter((line) => /[a-z]/.test(line))
}

it.each<[Dealt, string]>([
  [hands['P']!, 'player'],
  [hands['T']!, 'tie'],
  [{ kind: 'dragonTiger', dragon: 'KS', tiger: 'AH' }, 'dragon'],
  [{ kind: 'dragonTiger', dragon: '5S', tiger: '5H' }, 'tie'],
  [{ kind: 'roulette', number: 0 }, 'zero'],
  [{ kind: 'roulette', number: 1 }, 'red'],
  [{ kind: 'roulette', number: 2 }, 'black'],
  [{ kind: 'sicBo', dice: [1, 2, 3] }, 'small'],
  [{ kind: 'sicBo', dice: [6, 2, 3] }, 'big'],
  [{ kind: 'sicBo', dice: [6, 6, 6] }, 'triple'],
])('[D-03] reads %j as %s', (dealt, mark) => {
  expect(markOf(dealt)).toBe(mark)
})

it('[D-03] fills the bead plate column by column', () => {
  expect(beadPlate(rounds('PBTPPPB'))).toEqual([['player', 'banker', 'tie', 'player', 'player', 'player'], ['banker']])
  expect(beadPlate([])).toEqual([])
})

it.each<[string, string[]]>([
  ['', []],
  ['P', ['p']],
  ['PPB', ['p b', 'p .']],
  ['PTTPB', ['p2 b', 'p .']],
  ['TTPP', ['p2', 'p']],
  ['TT', ['t2']],
  // A run longer than the road turns right, and the next run begins in the second column all the same.
  ['PPPPPPPPB', ['p b .', 'p . .', 'p . .', 'p . .', 'p . .', 'p p p']],
  // A run that meets such a tail turns right before it.
  ['PPPPPPPPBBBBBB', ['p b .', 'p b .', 'p b .', 'p b .', 'p b b', 'p p p']],
])('[D-03] runs the big road of %s', (text, road) => {
  expect(drawn(text)).toEqual(road)
})
