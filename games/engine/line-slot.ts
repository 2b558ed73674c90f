import type { Entropy } from './entropy.ts'

/** What a slot of paying lines is made of. `Symbol` is a union of the game's symbol names. */
export interface LineSlot<Symbol extends string> {
  readonly rows: number
  /** A line is the row it crosses on each reel, left to right; 0 is the top. */
  readonly lines: readonly (readonly number[])[]
  /** Line bets paid for a count of equal symbols on the first reels; no entry, no pay. */
  readonly linePays: Readonly<Partial<Record<Symbol, Readonly<Record<number, number>>>>>
  /** Stands for every symbol of a line but the scatter. */
  readonly wild: Symbol
  /** Counted anywhere on the board, on no line. */
  readonly scatter: Symbol
  /** Line bets paid for scatters, by how many. */
  readonly scatterPays: Readonly<Record<number, number>>
}

/** A reel strip, top to bottom; it is closed to a ring. */
export type Strip<Symbol extends string> = readonly Symbol[]

/** `board[reel][row]` */
export type Board<Symbol extends string> = readonly (readonly Symbol[])[]

export interface LinePay<Symbol extends string> {
  readonly line: number
  readonly symbol: Symbol
  readonly count: number
  /** In line bets. */
  readonly pay: number
}

/** Where each reel stops: the place of its top row, every place equally likely. */
export function drawStops(strips: readonly Strip<string>[], entropy: Entropy): number[] {
  return strips.map((strip) => entropy.below(strip.length))
}

export function boardAt<Symbol extends string>(
  strips: readonly Strip<Symbol>[],
  stops: readonly number[],
  rows: number,
): Symbol[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  )
}

/**
 * The best pay of one line: the first symbol that is no wild, carried on by itself and wilds, or the leading wilds alone
 * where they pay more.
 */
export function bestPay<Symbol extends string>(
  slot: LineSlot<Symbol>,
  symbols: readonly Symbol[],
): Omit<LinePay<Symbol>, 'line'> | undefined {
  const foreign = symbols.findIndex((symbol) => symbol !== slot.wild)
  const wilds = foreign < 0 ? symbols.length : foreign
  const wildPay = slot.linePays[slot.wild]?.[wilds] ?? 0
  const symbol = symbols[wilds]
  let count = wilds
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === slot.wild)) count += 1
  const pay = symbol === undefined || symbol === slot.scatter ? 0 : (slot.linePays[symbol]?.[count] ?? 0)

  if (wildPay > 0 && wildPay >= pay) return { symbol: slot.wild, count: wilds, pay: wildPay }
  return pay > 0 ? { symbol: symbol!, count, pay } : undefined
}

/** Every line that pays on a board, in the order of the lines. */
export function linePaysOn<Symbol extends string>(slot: LineSlot<Symbol>, board: Board<Symbol>): LinePay<Symbol>[] {
  return slot.lines.flatMap((rows, line) => {
    const best = bestPay(
      slot,
      rows.map((row, reel) => board[reel]![row]!),
    )
    return best ? [{ line, ...best }] : []
  })
}

/** The places of a symbol on a board, reel by reel. */
export function cellsOf<Symbol extends string>(board: Board<Symbol>, symbol: Symbol): { reel: number; row: number }[] {
  return board.flatMap((column, reel) => column.flatMap((each, row) => (each === symbol ? [{ reel, row }] : [])))
}
