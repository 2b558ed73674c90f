/** A target is a height in hundredths: 1.01 to 10,000.00. */
export const lowestTarget = 101
export const highestTarget = 1_000_000

/** Numbers that lie between two hundredths of a target: how finely a height is told. */
export const STEPS = 1_000

/** Of a hundred bets, what comes back, whatever the target. */
export const RETURN = 99
