/** Spots that one slip puts chips on at most. */
export const MOST_LINES = 60
/** Rounds that a table shows for its roads, and of each table in the list of tables. */
export const ROUNDS_OF_ROADS = 72
export const ROUNDS_OF_LIST = 20
