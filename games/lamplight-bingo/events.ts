import type { Pattern } from './tables.ts'

/** The cards, as they lie before the first ball. */
export interface DealEvent {
  readonly index: 0
  readonly type: 'deal'
  /** Each of 25 cells, row by row from the top; the free cell in the middle is 0. */
  readonly cards: readonly (readonly number[])[]
}

/** The balls, in the order in which they come. */
export interface DrawEvent {
  readonly index: 1
  readonly type: 'draw'
  readonly balls: readonly number[]
}

export interface CardResult {
  /** Null where the card shows none. */
  readonly pattern: Pattern | null
  /** In stakes of the card: the whole stake divided by the number of cards. */
  readonly pays: number
  /** The cells the pattern is made of, in order. */
  readonly cells: readonly number[]
  /** With which ball it was complete, counted from 1; 0 where there is none. */
  readonly ball: number
}

/** What each card came to, and all of them together. */
export interface ResultEvent {
  readonly index: 2
  readonly type: 'result'
  readonly cards: readonly CardResult[]
  /** In stakes of one card. */
  readonly pays: number
}

export type LamplightBingoEvent = DealEvent | DrawEvent | ResultEvent
