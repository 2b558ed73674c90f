/** Seats of a table of the house's. */
export const FEWEST_SEATS = 2
export const MOST_SEATS = 6
/** What the house keeps of a pot at most, in hundredths of a per cent. */
export const MOST_RAKE = 1_000
