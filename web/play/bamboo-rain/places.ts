import type { FallEvent } from '@croupier/games/bamboo-rain/events.ts'

/** The picture is drawn in columns of this width; a bowl is one column. */
export const COLUMN = 40
export const ROW = 34
/** Where the first row of bamboo stands. */
export const TOP = 46

export interface Place {
  readonly x: number
  readonly y: number
}

export const widthOf = (rows: number): number => (rows + 1) * COLUMN
export const bowlsTop = (rows: number): number => TOP + rows * ROW

/** The stalks of a row, counted from 0: one more in each. */
export function stalksOf(row: number, rows: number): readonly Place[] {
  const left = widthOf(rows) / 2 - (row * COLUMN) / 2
  return Array.from({ length: row + 1 }, (_, stalk) => ({ x: left + stalk * COLUMN, y: TOP + row * ROW }))
}

/** Where a drop is as it meets each row, and last in its bowl. */
export function placesOf({ path, rows }: Pick<FallEvent, 'path' | 'rows'>): readonly Place[] {
  const places: Place[] = [{ x: widthOf(rows) / 2, y: TOP - ROW }]
  let right = 0
  for (const [row, side] of [...path].entries()) {
    places.push({ x: widthOf(rows) / 2 - (row * COLUMN) / 2 + right * COLUMN, y: TOP + row * ROW - 9 })
    if (side === 'R') right += 1
  }
  places.push({ x: COLUMN / 2 + right * COLUMN, y: bowlsTop(rows) - 4 })
  return places
}

/** A place on the way, `share` from 0 to 1: it springs off each row and falls to the next. */
export function placeAt(places: readonly Place[], share: number): Place {
  const legs = places.length - 1
  const leg = Math.min(Math.floor(share * legs), legs - 1)
  const within = Math.min(share * legs - leg, 1)
  const from = places[leg]!
  const to = places[leg + 1]!
  // Upwards first where it met bamboo; then as things fall.
  const spring = leg === 0 ? 0 : 20 * within * (1 - within)
  return { x: from.x + (to.x - from.x) * within, y: from.y + (to.y - from.y) * within * within - spring }
}

/** What a bowl says of its hundredths: as much of it as it has room for, cut off. The rules tell it whole. */
export function bowlText(hundredths: number): string {
  if (hundredths >= 10_000) return String(Math.floor(hundredths / 100))
  if (hundredths >= 1_000) return (Math.floor(hundredths / 10) / 10).toString()
  return (hundredths / 100).toString()
}
