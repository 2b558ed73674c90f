/** Rows on a page of one's own lists. */
export const PAGE_ROWS = 10
