/** How high the lantern rose, and what it was to reach. Heights are texts of two decimals. */
export interface FlightEvent {
  readonly index: 0
  readonly type: 'flight'
  /** Cut off, so that a lantern that is shown at its target has reached it. */
  readonly height: string
  readonly target: string
  /** Chance to win, in percent: four decimals, cut off. */
  readonly chance: string
  readonly isWin: boolean
}

export type SkyLanternEvent = FlightEvent
