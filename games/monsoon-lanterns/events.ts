import type { Symbol } from './tables.ts'

/** Amounts are in hundredths of the bet: 250 is two and a half times the bet. A line bet is 5. */
type Hundredths = number

export interface Cell {
  /** 0 to 4, left to right. */
  readonly reel: number
  /** 0 to 2, top to bottom. */
  readonly row: number
}

/** The reels stop. `board[reel][row]`; `stops[reel]` is the place of the top row on that reel's strip. */
export interface RevealEvent {
  readonly index: number
  readonly type: 'reveal'
  readonly game: 'base' | 'free'
  readonly board: readonly (readonly Symbol[])[]
  readonly stops: readonly number[]
}

export interface LineWin {
  /** 0 to 19: an index into `lines` of tables.ts. */
  readonly line: number
  readonly symbol: Symbol
  /** How many reels from the left: 3 to 5. */
  readonly count: number
  /** The free spins' multiplier is in it. */
  readonly amount: Hundredths
  readonly cells: readonly Cell[]
}

/** Lines that pay on the board just revealed. Left out where none does. */
export interface LineWinsEvent {
  readonly index: number
  readonly type: 'lineWins'
  readonly amount: Hundredths
  readonly multiplier: number
  readonly wins: readonly LineWin[]
}

/** Three scatters or more: they pay, and free spins begin (base game) or are added (free spins). */
export interface ScattersEvent {
  readonly index: number
  readonly type: 'scatters'
  readonly amount: Hundredths
  readonly cells: readonly Cell[]
  /** Free spins these scatters gave; 0 where the round's limit of free spins was reached. */
  readonly freeSpins: number
  /** Free spins given in this round so far, these included. */
  readonly totalFreeSpins: number
}

/** Before each free spin. `spin` counts from 1 to `totalFreeSpins`, which may grow. */
export interface FreeSpinEvent {
  readonly index: number
  readonly type: 'freeSpin'
  readonly spin: number
  readonly totalFreeSpins: number
}

/** After the last free spin: what all of them paid. */
export interface FreeSpinsEndEvent {
  readonly index: number
  readonly type: 'freeSpinsEnd'
  readonly amount: Hundredths
  readonly freeSpins: number
}

/** Always the last: what the whole round pays. */
export interface FinalWinEvent {
  readonly index: number
  readonly type: 'finalWin'
  readonly amount: Hundredths
}

export type MonsoonLanternsEvent =
  | RevealEvent
  | LineWinsEvent
  | ScattersEvent
  | FreeSpinEvent
  | FreeSpinsEndEvent
  | FinalWinEvent
