/** A gap is drawn as an ellipsis. */
export type PageEntry = number | 'gap'

/**
 * The page numbers to draw, from 1: `margin` at both ends and `range` around the current one. A gap of one page is
 * that page: an ellipsis would take the same room and say less.
 */
export function pageEntries(current: number, total: number, range = 5, margin = 1): PageEntry[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1))
  const last = Math.min(total, first + range - 1)
  const isShown = (page: number): boolean => page <= margin || page > total - margin || (page >= first && page <= last)
  const entries: PageEntry[] = []
  for (let page = 1; page <= total; page += 1) {
    const fills = page > 1 && isShown(page - 1) && isShown(page + 1)
    if (isShown(page) || fills) entries.push(page)
    else if (entries.at(-1) !== 'gap') entries.push('gap')
  }
  return entries
}
