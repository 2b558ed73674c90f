/** The roll, and what it was rolled for. All percentages are texts of two decimals. */
export interface RollEvent {
  readonly index: 0
  readonly type: 'roll'
  /** 0.00 to 99.99. */
  readonly roll: string
  readonly target: string
  /** Won above the target; else below it. The target itself loses. */
  readonly over: boolean
  /** Chance to win, in percent. */
  readonly chance: string
  /** What a win pays, of the bet: the exact fraction, and for showing with four decimals, cut off. */
  readonly multiplier: { readonly numerator: number; readonly denominator: number; readonly text: string }
  readonly isWin: boolean
}

export type DiceEvent = RollEvent
