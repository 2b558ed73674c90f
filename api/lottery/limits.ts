/** What one purchase may hold, however it is written. */
export const MOST_LINES = 50
/** A chase is on no more draws, and is offered no more. */
export const MOST_DRAWS = 100
/** In characters. */
export const LONGEST_CONTENT = 12_000
