import type { Entropy } from '@croupier/games/index.ts'
import type { Queryable } from '../../platform/database.ts'
import { port } from '../../platform/port.ts'
import type { Book } from './book.ts'
import type { BundleMode, BundleVersion } from './bundle-version.ts'
import type { ServedFile } from './bundles-store.ts'

/** What a round's number falls in. */
export interface DrawnRow {
  /** From 0, below the sum of the weights. */
  readonly number: bigint
  readonly row: number
  readonly bookId: bigint
  /** Hundredths of the bet. */
  readonly payout: bigint
  /** The numbers that fall in the same row: from `from`, below `to`. */
  readonly from: bigint
  readonly to: bigint
}

/** A mode with its table in memory. */
export interface OpenMode {
  /** Draws a number over the sum of the weights, and finds its row. */
  draw(entropy: Entropy): DrawnRow
  bookOfRow(db: Queryable, row: number): Promise<Book>
  /** Undefined for an id the mode has no book of. */
  bookOfId(db: Queryable, id: bigint): Promise<Book | undefined>
}

/** What a table is opened for: a bet of money, or one for fun, a replay, a proof. */
export type TableUse = 'money' | 'fun'

/** Imported games as one process plays them. Tables are kept in memory by how much they are played, books are read as drawn. */
export interface Bundles {
  /** What is opened now; undefined where no such game was imported. */
  currentVersion(game: string): Promise<BundleVersion | undefined>
  /** The version a session was opened with, else what is opened now. */
  versionOfSession(sessionId: string, game: string): Promise<BundleVersion | undefined>
  version(game: string, version: string): Promise<BundleVersion | undefined>
  /** The session plays this version, whatever is imported while it lasts. */
  pinSession(db: Queryable, sessionId: string, version: BundleVersion): Promise<void>
  /**
   * Loads the mode's table where it is not in memory, money before fun: outside transactions, since a large one takes a
   * moment.
   */
  openMode(version: BundleVersion, mode: BundleMode, use: TableUse): Promise<OpenMode>
  /** A file of the version's page, compressed where the reader takes it so: in memory once for all who are served it. */
  file(version: BundleVersion, path: string, takesBrotli: boolean): Promise<ServedFile | undefined>
}

export const bundlesPort = port<Bundles>('bundles')
