const PAGE = 9

/** The popups of the home page, or the notices of the house. */
export type Shows = 'popups' | 'notices'

/** How many page numbers are drawn: `range` around the one that is shown, `margin` at both ends. */
export const pageNumbers = {
  popups: { range: 5, margin: 1 },
  notices: { range: 1, margin: 1 },
} as const satisfies Record<Shows, { range: number; margin: number }>

export function pagesOf(entries: number): number {
  return Math.ceil(entries / PAGE)
}

/** The nine of a page, counted from 1. */
export function onPage<Entry>(entries: readonly Entry[], page: number): readonly Entry[] {
  return entries.slice((page - 1) * PAGE, page * PAGE)
}
