import type { Species } from './tables.ts'

/** The number that was drawn, and what it was drawn for. */
export interface ShotEvent {
  readonly index: 0
  readonly type: 'shot'
  readonly species: Species
  /** 0 to 99,999. */
  readonly number: number
  /** Every number below this one catches the species. */
  readonly catches: number
  readonly isCaught: boolean
}

/** The lantern turtle was caught, and its wheel stands. */
export interface WheelEvent {
  readonly index: 1
  readonly type: 'wheel'
  /** Counted from 0. */
  readonly field: number
  /** What it pays, of the stake. */
  readonly pays: number
}

export type DeltaNetsEvent = ShotEvent | WheelEvent
