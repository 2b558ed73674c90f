/** How far outside the window tiles are drawn, in pixels. */
const AHEAD = 700

/** What of a long grid is drawn: its items from and until a place, and the room of those before and behind. */
export interface NearRows {
  from: number
  until: number
  /** In pixels. */
  before: number
  behind: number
}

export interface GridShape {
  /** How many items there are, drawn or not. */
  total: number
  columns: number
  /** From the top of one row to that of the next, in pixels. */
  pitch: number
  /** Of the grid's own top edge, from that of the window. */
  top: number
  windowHeight: number
}

/** The rows of a grid near the window; one row at least, so that there is one to measure. */
export function nearRows({ total, columns, pitch, top, windowHeight }: GridShape): NearRows {
  const rows = Math.ceil(total / columns)
  const within = (row: number, least: number): number => Math.min(Math.max(row, least), rows)
  const first = Math.min(within(Math.floor((-top - AHEAD) / pitch), 0), Math.max(rows - 1, 0))
  const last = within(Math.ceil((windowHeight - top + AHEAD) / pitch), first + 1)
  return {
    from: first * columns,
    until: Math.min(total, last * columns),
    before: first * pitch,
    behind: (rows - last) * pitch,
  }
}

/** Rows that are added in one frame: on a slow machine laying out two at once takes longer than a frame has. */
const ADDED_AT_ONCE = 1

/**
 * What is drawn next on the way from what is drawn now to what is near: one more row at most at either end. Where none of
 * it is drawn yet, as after a jump, all of it at once.
 */
export function nextRows(
  now: NearRows,
  near: NearRows,
  { columns, pitch }: Pick<GridShape, 'columns' | 'pitch'>,
): NearRows {
  if (near.from >= now.until || near.until <= now.from) return near
  const most = ADDED_AT_ONCE * columns
  const from = Math.max(near.from, Math.floor(now.from / columns) * columns - most)
  const until = Math.min(near.until, Math.ceil(now.until / columns) * columns + most)
  return {
    from,
    until,
    before: near.before + ((from - near.from) / columns) * pitch,
    behind: near.behind + Math.ceil((near.until - until) / columns) * pitch,
  }
}
