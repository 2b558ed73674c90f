import type { Risk, RowCount } from './tables.ts'

/** How a drop fell. */
export interface FallEvent {
  readonly index: 0
  readonly type: 'fall'
  readonly rows: RowCount
  readonly risk: Risk
  /** Row by row from the top: `L` or `R`. */
  readonly path: string
  /** The bowl it fell into, from 0 at the left: as often as it went right. */
  readonly bowl: number
  /** Of the bet, a text of two decimals. */
  readonly pays: string
  /** At least the bet comes back. */
  readonly isWin: boolean
}

export type BambooRainEvent = FallEvent
