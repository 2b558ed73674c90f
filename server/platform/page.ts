import { type Sql, sql } from './database.ts'

/**
 * Lists are read on from a place rather than by number: what comes or goes meanwhile neither repeats nor hides a row. A place is
 * what the list's order goes by, as one text: the last row's id, or several columns joined by `_`.
 */
export interface Page<Row, Place> {
  rows: Row[]
  /** Where the next page begins; null on the last one. */
  next: Place | null
}

/** One page. `read` is asked for one row more than is shown, which tells whether the list goes on. */
export async function readPage<Row, Place>(
  pageSize: number,
  placeOf: (last: Row) => Place,
  read: (limit: number) => Promise<readonly Row[]>,
): Promise<Page<Row, Place>> {
  return cutPage(await read(pageSize + 1), pageSize, placeOf)
}

/** The same of rows that were read already. */
export function cutPage<Row, Place>(
  found: readonly Row[],
  pageSize: number,
  placeOf: (last: Row) => Place,
): Page<Row, Place> {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, next: last !== undefined && found.length > pageSize ? placeOf(last) : null }
}

/** A list as clients see it that ask for its pages by number. */
interface NumberedPage {
  pageNum: number | null
  pageSize: number
  totalPages: number | null
  totalCount: number | null
}

/** What is told of a page beside its rows: a list is counted only for who asks by number. */
export async function numberPage(
  pageNo: number | undefined,
  pageSize: number,
  count: () => Promise<number>,
): Promise<NumberedPage> {
  if (pageNo === undefined) return { pageNum: null, pageSize, totalPages: null, totalCount: null }
  const totalCount = await count()
  return { pageNum: pageNo, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount }
}

/** Rows before a page that is asked for by number. */
export const skippedBefore = (pageNo: number | undefined, pageSize: number): number => ((pageNo ?? 1) - 1) * pageSize

/** The place of a row in a list that goes by ids. */
export const byId = ({ id }: { id: bigint | string }): string => id.toString()

/** A place of several columns. */
export const joinPlace = (...parts: readonly (bigint | number | string)[]): string => parts.join('_')

/** The columns of a place that `joinPlace` wrote, whose form the operation's schema has checked. */
export function splitPlace<Readers extends readonly ((part: string) => unknown)[]>(
  place: string | undefined,
  ...readers: Readers
): { [Each in keyof Readers]: ReturnType<Readers[Each]> } | undefined {
  if (place === undefined) return undefined
  const parts = place.split('_')
  return readers.map((read, index) => read(parts[index] ?? '')) as {
    [Each in keyof Readers]: ReturnType<Readers[Each]>
  }
}

/** The place in a list that goes by a moment and then by ids, `<epoch milliseconds>_<id>`. */
export function momentPlace(place: string | undefined): { at: number; id: bigint } | undefined {
  const parts = splitPlace(place, Number, BigInt)
  return parts && { at: parts[0], id: parts[1] }
}

/** What a list is read on by: an id, or the columns of a place. Undefined: from its beginning. */
type Beyond = bigint | string | Sql | undefined

function beyond(columns: Sql, side: Sql, place: Beyond): Sql {
  if (place === undefined) return sql`true`
  return sql`(${columns}) ${side} (${typeof place === 'object' ? place : sql`${place}::bigint`})`
}

/** The condition of a list that goes down, ``and ${below(sql`made_at, id`, sql`${at}, ${id}`)}``; true of every row at its beginning. */
export const below = (columns: Sql, place: Beyond): Sql => beyond(columns, sql`<`, place)

/** The condition of a list that goes up. */
export const above = (columns: Sql, place: Beyond): Sql => beyond(columns, sql`>`, place)
