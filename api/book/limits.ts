/** Matches that one slip combines at most. */
export const MOST_LEGS = 8
