/** Rows on a page of one's own lists. */
export const PAGE_ROWS = 10

/** A page of rows of which one more was asked for, and where the next one begins. */
export function pageOfRows<Row extends { id: bigint }>(
  rows: readonly Row[],
): { rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, PAGE_ROWS)
  return { rows: page, next: rows.length > PAGE_ROWS ? page.at(-1)!.id.toString() : null }
}

/** What a list is asked for: one row more than it shows. */
export function pageAfter(before: string | undefined): { before: bigint | undefined; size: number } {
  return { before: before === undefined ? undefined : BigInt(before), size: PAGE_ROWS + 1 }
}
