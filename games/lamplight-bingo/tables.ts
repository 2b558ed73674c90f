import { Ratio } from '@croupier/basis/ratio.ts'

/** Rows and columns of a card. Its cells are counted row by row, from 0 to 24. */
export const SIDE = 5

/** The cell in the middle: it bears no number and is lit from the start. */
export const FREE_CELL = 12

/** Each column has so many balls of its own: B 1 to 15, I 16 to 30, N 31 to 45, G 46 to 60, O 61 to 75. */
export const COLUMN_BALLS = 15
export const columns = ['B', 'I', 'N', 'G', 'O'] as const

export const BALLS = COLUMN_BALLS * SIDE

/** So many of the balls are drawn in a round. */
export const DRAWN = 35

export const MOST_CARDS = 4

/** Rows from the top, columns from the left, then the two diagonals. */
export const lines: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4],
  [5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
  [15, 16, 17, 18, 19],
  [20, 21, 22, 23, 24],
  [0, 5, 10, 15, 20],
  [1, 6, 11, 16, 21],
  [2, 7, 12, 17, 22],
  [3, 8, 13, 18, 23],
  [4, 9, 14, 19, 24],
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
]

/** Of `lines`: those that make the frame, and those that make the cross. */
export const frameLines: readonly number[] = [0, 4, 5, 9]
export const crossLines: readonly number[] = [10, 11]

export const corners: readonly number[] = [0, 4, 20, 24]

/** What a card may show, the best first. A card is paid for its best alone. */
export const patterns = ['frame', 'fourLines', 'cross', 'threeLines', 'twoLines', 'corners', 'line'] as const
export type Pattern = (typeof patterns)[number]

/** In stakes of the card. */
export const pays: Readonly<Record<Pattern, number>> = {
  frame: 10_000,
  fourLines: 100,
  cross: 40,
  threeLines: 20,
  twoLines: 6,
  corners: 3,
  line: 2,
}

/** What comes back in the long run, of the stake, cut off at the sixth decimal: the exact fraction is in the par sheet. */
export const RETURN = new Ratio(964_417n, 1_000_000n)
