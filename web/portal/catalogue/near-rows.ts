/** How far outside the window tiles are drawn, in pixels. */
const AHEAD = 1000

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
