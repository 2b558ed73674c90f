/** A roll is one of these, 0.00 to 99.99, each equally likely. */
export const FACES = 10_000

/** A bet on n faces pays 9900 / n: whatever the target, 99 % comes back. */
export const RETURN_OF_FACES = 9_900

/** Chances offered, in faces (hundredths of a percent): 0.01 % to 98.00 %, so that a win always pays more than the bet. */
export const lowestChance = 1
export const highestChance = 9_800
