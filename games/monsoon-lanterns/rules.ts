import { Ratio } from '@croupier/basis/ratio.ts'
import type { Entropy } from '../engine/entropy.ts'
import type { InHouseGame } from '../engine/game.ts'
import { boardAt, cellsOf, drawStops, type LinePay, linePaysOn, type Strip } from '../engine/line-slot.ts'
import type { LineWin, MonsoonLanternsEvent } from './events.ts'
import {
  baseStrips,
  FREE_SPIN_MULTIPLIER,
  freeSpinsFor,
  freeStrips,
  HIGHEST_MULTIPLIER,
  HIT_RATE,
  LINE_BET,
  MOST_FREE_SPINS,
  RETURN,
  slot,
  type Symbol,
} from './tables.ts'

/** There is nothing to choose but the bet. */
export type NoChoice = null

/** An event before it has its place in the round. */
type Unplaced<Event> = Event extends unknown ? Omit<Event, 'index'> : never

interface Spin {
  events: Unplaced<MonsoonLanternsEvent>[]
  /** Hundredths of the bet. */
  amount: number
  scatters: number
}

function lineWin(pay: LinePay<Symbol>, multiplier: number): LineWin {
  const rows = slot.lines[pay.line]!
  return {
    line: pay.line,
    symbol: pay.symbol,
    count: pay.count,
    amount: pay.pay * LINE_BET * multiplier,
    cells: rows.slice(0, pay.count).map((row, reel) => ({ reel, row })),
  }
}

/** How many free spins these scatters add to a round that has given `given`. */
export function freeSpinsAdded(scatters: number, given: number): number {
  return Math.min(freeSpinsFor[scatters] ?? 0, MOST_FREE_SPINS - given)
}

function spin(
  game: 'base' | 'free',
  strips: readonly Strip<Symbol>[],
  multiplier: number,
  given: number,
  entropy: Entropy,
): Spin {
  const stops = drawStops(strips, entropy)
  const board = boardAt(strips, stops, slot.rows)
  const wins = linePaysOn(slot, board).map((pay) => lineWin(pay, multiplier))
  const lineAmount = wins.reduce((sum, win) => sum + win.amount, 0)
  const cells = cellsOf(board, slot.scatter)
  const scatterAmount = (slot.scatterPays[cells.length] ?? 0) * LINE_BET

  const events: Spin['events'] = [{ type: 'reveal', game, board, stops }]
  if (lineAmount > 0) events.push({ type: 'lineWins', amount: lineAmount, multiplier, wins })
  if (scatterAmount > 0) {
    const freeSpins = freeSpinsAdded(cells.length, given)
    events.push({ type: 'scatters', amount: scatterAmount, cells, freeSpins, totalFreeSpins: given + freeSpins })
  }
  return { events, amount: lineAmount + scatterAmount, scatters: cells.length }
}

function freeSpins(given: number, entropy: Entropy): { events: Spin['events']; amount: number } {
  const events: Spin['events'] = []
  let amount = 0
  let total = given
  for (let played = 1; played <= total; played += 1) {
    events.push({ type: 'freeSpin', spin: played, totalFreeSpins: total })
    const free = spin('free', freeStrips, FREE_SPIN_MULTIPLIER, total, entropy)
    events.push(...free.events)
    amount += free.amount
    total += freeSpinsAdded(free.scatters, total)
  }
  events.push({ type: 'freeSpinsEnd', amount, freeSpins: total })
  return { events, amount }
}

export const monsoonLanterns: InHouseGame<NoChoice> = {
  code: 'monsoon-lanterns',
  name: 'Monsoon Lanterns',
  type: 'RNG',
  version: '1.0.0',
  modes: [{ name: 'BASE', cost: 1n }],
  rtp: RETURN,
  hitRate: HIT_RATE,
  highest: HIGHEST_MULTIPLIER,
  readChoice: (value) => (value === undefined || value === null ? null : undefined),
  writeChoice: (choice) => choice,
  highestMultiplier: () => HIGHEST_MULTIPLIER,
  play(_mode, _choice, entropy) {
    const base = spin('base', baseStrips, 1, 0, entropy)
    const given = freeSpinsAdded(base.scatters, 0)
    const free = given > 0 ? freeSpins(given, entropy) : { events: [], amount: 0 }
    const amount = base.amount + free.amount
    const unplaced: Unplaced<MonsoonLanternsEvent>[] = [...base.events, ...free.events, { type: 'finalWin', amount }]
    const events = unplaced.map((event, index) => ({ ...event, index }))
    return { multiplier: new Ratio(BigInt(amount), 100n), events }
  },
}
