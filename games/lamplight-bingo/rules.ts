import { Ratio } from '@croupier/basis/ratio.ts'
import { drawDistinct } from '../engine/draw-distinct.ts'
import type { Entropy } from '../engine/entropy.ts'
import type { InHouseGame } from '../engine/game.ts'
import type { CardResult, LamplightBingoEvent } from './events.ts'
import {
  BALLS,
  COLUMN_BALLS,
  corners,
  crossLines,
  DRAWN,
  FREE_CELL,
  frameLines,
  lines,
  MOST_CARDS,
  type Pattern,
  patterns,
  pays,
  RETURN,
  SIDE,
} from './tables.ts'

/** How many cards the stake is spread over. */
export interface BingoChoice {
  readonly cards: number
}

const maskOf = (bits: readonly number[]) => bits.reduce((mask, bit) => mask | (1 << bit), 0)

/** A card before the first ball, as bits of its cells. */
export const FREE_LIT = maskOf([FREE_CELL])

/** What patterns are made of: the lines, and then the corners. */
export const figures: readonly (readonly number[])[] = [...lines, corners]
const figureMasks = figures.map(maskOf)
const CORNERS = maskOf([lines.length])
const FRAME = maskOf(frameLines)
const CROSS = maskOf(crossLines)

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function bestOf(complete: number): Pattern | undefined {
  const count = countOf(complete & ~CORNERS)
  const shown: Readonly<Record<Pattern, boolean>> = {
    frame: (complete & FRAME) === FRAME,
    fourLines: count >= 4,
    cross: (complete & CROSS) === CROSS,
    threeLines: count >= 3,
    twoLines: count >= 2,
    corners: (complete & CORNERS) !== 0,
    line: count >= 1,
  }
  return patterns.find((pattern) => shown[pattern])
}

/** The best pattern of a card, by which `figures` are complete, as bits. */
export const patternOfFigures: readonly (Pattern | undefined)[] = Array.from({ length: 1 << figures.length }, (_, at) =>
  bestOf(at),
)

function figuresOn(lit: number): number {
  let complete = 0
  for (let figure = 0; figure < figureMasks.length; figure += 1) {
    const mask = figureMasks[figure]!
    if ((lit & mask) === mask) complete |= 1 << figure
  }
  return complete
}

/** The best pattern of a card, by which of its cells are lit, as bits. */
export function patternOn(lit: number): Pattern | undefined {
  return patternOfFigures[figuresOn(lit)]
}

/** The cells a pattern is made of, on a card that shows it. */
export function cellsOf(pattern: Pattern, lit: number): number[] {
  const complete = lines.filter((cells) => cells.every((cell) => (lit & (1 << cell)) !== 0))
  const made: Partial<Record<Pattern, readonly (readonly number[])[]>> = {
    frame: frameLines.map((line) => lines[line]!),
    cross: crossLines.map((line) => lines[line]!),
    corners: [corners],
  }
  return [...new Set((made[pattern] ?? complete).flat())].sort((a, b) => a - b)
}

/** The balls of a column, from the lowest. */
function ballsOf(column: number): number[] {
  return Array.from({ length: COLUMN_BALLS }, (_, at) => column * COLUMN_BALLS + at + 1)
}

const allBalls = Array.from({ length: BALLS }, (_, at) => at + 1)

/** Column by column from the left, each from the top: a number out of those of the column that are left. */
function drawCard(entropy: Entropy): number[] {
  const cells = Array.from({ length: SIDE * SIDE }, () => 0)
  for (let column = 0; column < SIDE; column += 1) {
    const rows = Array.from({ length: SIDE }, (_, row) => row * SIDE + column).filter((cell) => cell !== FREE_CELL)
    const numbers = drawDistinct(ballsOf(column), rows.length, entropy)
    for (const [at, cell] of rows.entries()) cells[cell] = numbers[at]!
  }
  return cells
}

/** The cells of a card that are lit after these balls, as bits. */
export function litBy(card: readonly number[], balls: readonly number[]): number {
  return balls.reduce((lit, ball) => {
    const cell = card.indexOf(ball)
    return cell < 0 ? lit : lit | (1 << cell)
  }, FREE_LIT)
}

function resultOf(card: readonly number[], balls: readonly number[]): CardResult {
  let lit = FREE_LIT
  let pattern: Pattern | undefined
  let ball = 0
  for (const [at, number] of balls.entries()) {
    const cell = card.indexOf(number)
    if (cell < 0) continue
    lit |= 1 << cell
    const shown = patternOn(lit)
    // What a card shows only ever gets better.
    if (shown !== pattern) [pattern, ball] = [shown, at + 1]
  }
  if (!pattern) return { pattern: null, pays: 0, cells: [], ball: 0 }
  return { pattern, pays: pays[pattern], cells: cellsOf(pattern, lit), ball }
}

export const lamplightBingo: InHouseGame<BingoChoice> = {
  code: 'lamplight-bingo',
  name: 'Lamplight Bingo',
  type: 'BINGO',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: RETURN,
  highest: new Ratio(BigInt(pays.frame)),
  readChoice(value) {
    if (typeof value !== 'object' || value === null) return undefined
    const { cards, ...rest } = value as Record<string, unknown>
    if (typeof cards !== 'number' || !Number.isInteger(cards) || Object.keys(rest).length > 0) return undefined
    return cards >= 1 && cards <= MOST_CARDS ? { cards } : undefined
  },
  writeChoice: ({ cards }) => ({ cards }),
  // Every card may show the frame, and then each share of the stake is paid so many times.
  highestMultiplier: () => new Ratio(BigInt(pays.frame)),
  play(_mode, choice, entropy) {
    const cards = Array.from({ length: choice.cards }, () => drawCard(entropy))
    const balls = drawDistinct(allBalls, DRAWN, entropy)
    const results = cards.map((card) => resultOf(card, balls))
    const sum = results.reduce((all, result) => all + result.pays, 0)
    const events: readonly LamplightBingoEvent[] = [
      { index: 0, type: 'deal', cards },
      { index: 1, type: 'draw', balls },
      { index: 2, type: 'result', cards: results, pays: sum },
    ]
    return { multiplier: new Ratio(BigInt(sum), BigInt(choice.cards)), events }
  },
}
