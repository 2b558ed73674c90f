import { drawBelow } from '@croupier/games/engine/draw-below.ts'
import { assert } from '@croupier/basis/assert.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { lineOfChunk } from './book-chunk.ts'
import { type Book, readBook } from './book.ts'
import type { BundleMode, BundleVersion } from './bundle-version.ts'
import type { Bundles, OpenMode, TableUse } from './bundles-port.ts'
import {
  chunkOf,
  currentVersionId,
  findPage,
  findVersion,
  packedTableOf,
  pinSession,
  type ServedFile,
  versionIdOf,
  versionIdOfSession,
} from './bundles-store.ts'
import { keepByUse } from './keep-by-use.ts'
import { rangeOf, rowOf } from './lookup-table.ts'
import { oneByOne } from './one-by-one.ts'
import { type PlacedTable, ROW_BYTES, unpackTable } from './packed-table.ts'
import { rowFinder } from './row-of-id.ts'
import { shareWhileHeld } from './share-while-held.ts'

/** Of all tables a process keeps; another one may be in memory besides. */
const TABLES_BYTES = 256_000_000
/** What opening a table counts: what is bet on in earnest is kept before what is looked at, or played for fun. */
const WEIGHTS: Readonly<Record<TableUse, number>> = { money: 16, fun: 1 }

function openTable(version: BundleVersion, mode: BundleMode, table: PlacedTable): OpenMode {
  const rowOfId = rowFinder(table.ids)
  const bookOfRow = async (db: Queryable, row: number): Promise<Book> => {
    const bytes = await chunkOf(db, version.id, mode.name, table.chunks[row]!)
    const book = readBook(await lineOfChunk(bytes, table.lines[row]!))
    assert(typeof book !== 'string' && book.id === table.ids[row], 'a book lies where its table says')
    return book
  }
  return {
    draw(entropy) {
      const number = drawBelow(entropy, mode.weightSum)
      const row = rowOf(table, number)
      return { number, row, bookId: table.ids[row]!, payout: table.payouts[row]!, ...rangeOf(table, row) }
    },
    bookOfRow,
    async bookOfId(db, id) {
      const row = rowOfId(id)
      return row === undefined ? undefined : bookOfRow(db, row)
    },
  }
}

/** A value of each key, made once however many ask at the same time; a failure is forgotten. */
function keptOnce<Value>(kept: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** Imported games of one process. Versions never change, so whatever was read once is true forever. */
export function openBundles(database: Database): Bundles {
  const versions = new Map<string, Promise<BundleVersion>>()
  const keepTable = keepByUse<OpenMode>(TABLES_BYTES)
  const shareFile = shareWhileHeld<ServedFile>()
  // While it is unpacked a table takes twice its room and more: many at once, asked for by anybody, would take all there is.
  const { inTurn, hurry } = oneByOne()

  const versionOf = async (id: bigint | undefined): Promise<BundleVersion | undefined> =>
    id === undefined ? undefined : keptOnce(versions, String(id), () => findVersion(database, id))

  return {
    currentVersion: async (game) => versionOf(await currentVersionId(database, game)),
    versionOfSession: async (sessionId, game) => versionOf(await versionIdOfSession(database, sessionId, game)),
    version: async (game, version) => versionOf(await versionIdOf(database, game, version)),
    pinSession: (db, sessionId, version) => pinSession(db, sessionId, version.id),
    file: ({ id }, path, takesBrotli) =>
      shareFile(`${id} ${takesBrotli} ${path}`, () => findPage(database, id, path, takesBrotli)),
    openMode(version, mode, use) {
      const key = `${version.id} ${mode.name}`
      const isUrgent = use === 'money'
      // It may wait among what is opened for fun, asked for by somebody else.
      if (isUrgent) hurry(key)
      return keepTable(key, { bytes: mode.rows * ROW_BYTES, weight: WEIGHTS[use] }, () =>
        inTurn(key, isUrgent, async () => {
          const packed = await packedTableOf(database, version.id, mode.name)
          return openTable(version, mode, await unpackTable(packed, mode.rows))
        }),
      )
    },
  }
}
