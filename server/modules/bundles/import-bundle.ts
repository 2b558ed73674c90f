import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Database } from '../../platform/database.ts'
import { BundleFaults, type BundleFault } from './bundle-fault.ts'
import { type DeclaredMode, INDEX_FILE, readIndex } from './bundle-index.ts'
import type { BundleMode } from './bundle-version.ts'
import {
  beginVersion,
  currentContentHash,
  dropVersion,
  finishVersion,
  insertChunks,
  insertMode,
  insertPage,
  nextVersion,
} from './bundles-store.ts'
import { sumOf } from './lookup-table.ts'
import { openPlainFile } from '../../platform/open-plain-file.ts'
import { lookupPage } from './lookup-page.ts'
import { packTable } from './packed-table.ts'
import { parFiguresOf } from './par-figures.ts'
import { readBooks } from './read-books.ts'
import { readLookup } from './read-lookup.ts'
import { type ReadPages, readPages } from './read-pages.ts'

export interface BundleToImport {
  /** As the catalogue calls the game. */
  game: string
  /** Where index.json lies, with its lookup files and books. */
  folder: string
  /** Where index.html lies with its assets; undefined where the bundle brings no page. */
  pages: string | undefined
  /** Checked alone, nothing kept. */
  isDryRun: boolean
}

export interface ImportedBundle {
  outcome: 'imported' | 'unchanged' | 'checked'
  /** Null where it was checked alone, or kept already. */
  version: number | null
  /** What an import of the same would be now, where it was checked alone. */
  wouldBe: { outcome: 'imported'; version: number } | { outcome: 'unchanged' } | null
  modes: readonly BundleMode[]
  pages: ReadPages | null
}

export type BundleImport = ImportedBundle | { outcome: 'faulty'; faults: readonly BundleFault[]; faultCount: number }

const INDEX_BYTES_MOST = 1024 * 1024

/** One reading of a bundle: what is found wrong, the hashes of what was read, and where it is kept. */
class Reading {
  readonly faults = new BundleFaults()
  readonly #hashes: string[] = []
  readonly #folder: string
  readonly #database: Database
  /** Undefined where nothing is kept. */
  readonly #versionId: bigint | undefined

  constructor(database: Database, folder: string, versionId: bigint | undefined) {
    this.#database = database
    this.#folder = folder
    this.#versionId = versionId
  }

  /** SHA-256 over the names and hashes of all that was read. */
  contentHash(): Buffer {
    return createHash('sha256').update(this.#hashes.toSorted().join('\n')).digest()
  }

  #read(name: string, hash: string): void {
    this.#hashes.push(`${hash} ${name}`)
  }

  /** Hands the file's bytes to `work` as they come. Answers its hash besides; undefined where it cannot be read. */
  async #through<Result>(
    name: string,
    work: (bytes: AsyncIterable<Buffer>) => Promise<Result>,
  ): Promise<{ result: Result; hash: string } | undefined> {
    const opened = await openPlainFile(`${this.#folder}/${name}`)
    if (typeof opened === 'string') {
      this.faults.add(name, null, opened)
      return undefined
    }
    try {
      const hasher = createHash('sha256')
      const result = await work(bytesOf(opened.handle, hasher))
      const hash = hasher.digest('hex')
      this.#read(name, hash)
      return { result, hash }
    } finally {
      await opened.handle.close()
    }
  }

  async index(): Promise<DeclaredMode[]> {
    const opened = await openPlainFile(`${this.#folder}/${INDEX_FILE}`)
    if (typeof opened === 'string') {
      this.faults.add(INDEX_FILE, null, opened)
      return []
    }
    try {
      if (opened.bytes > INDEX_BYTES_MOST) {
        this.faults.add(INDEX_FILE, null, `is larger than ${INDEX_BYTES_MOST} bytes`)
        return []
      }
      const text = await opened.handle.readFile('utf8')
      this.#read(INDEX_FILE, createHash('sha256').update(text).digest('hex'))
      return readIndex(text, this.faults)
    } finally {
      await opened.handle.close()
    }
  }

  /** A mode with its table and books. */
  async mode(declared: DeclaredMode, place: number): Promise<BundleMode | undefined> {
    const { name, cost, events, weights } = declared
    const { faults } = this
    const database = this.#database
    const versionId = this.#versionId

    const pieces: Buffer[] = []
    const read = await this.#through(weights, (bytes) => readLookup(weights, kept(bytes, pieces), faults))
    const lookup = read?.result
    if (!lookup) return undefined
    const books = await this.#through(events, (compressed) =>
      readBooks({
        file: events,
        lookupFile: weights,
        compressed,
        lookup,
        faults,
        async keep(chunks) {
          if (versionId !== undefined) await database.transaction((tx) => insertChunks(tx, versionId, name, chunks))
        },
      }),
    )
    const table = books?.result
    if (!table) return undefined

    const rows = table.ids.length
    const figures = parFiguresOf(table, cost)
    const mode = { name, cost, rows, weightSum: sumOf(table), lookupHash: read.hash, ...figures }
    if (versionId !== undefined && faults.isEmpty) {
      const packed = await packTable(table)
      const page = await lookupPage(name, Buffer.concat(pieces))
      await database.transaction(async (tx) => {
        await insertMode(tx, versionId, place, mode, packed)
        await insertPage(tx, versionId, page)
      })
    }
    return mode
  }

  async pages(folder: string): Promise<ReadPages | undefined> {
    const versionId = this.#versionId
    return readPages(folder, this.faults, async (page) => {
      this.#read(`pages/${page.path}`, createHash('sha256').update(page.bytes).digest('hex'))
      if (versionId !== undefined && this.faults.isEmpty) await insertPage(this.#database, versionId, page)
    })
  }
}

/** The same bytes, and all of them in `pieces` afterwards. */
async function* kept(bytes: AsyncIterable<Buffer>, pieces: Buffer[]): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    pieces.push(piece)
    yield piece
  }
}

const PIECE_BYTES = 256 * 1024

/** A file's bytes as they come, each put into the hash on its way. */
async function* bytesOf(handle: FileHandle, hasher: Hash): AsyncGenerator<Buffer> {
  const stream = handle.createReadStream({ highWaterMark: PIECE_BYTES, autoClose: false })
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hasher.update(piece)
    yield piece
  }
}

/**
 * Reads a bundle and checks all of it; where nothing is wrong, keeps it as the game's next version, which is opened from
 * then on. Open rounds and sessions go on with the version they began with. A bundle that is the current version to the
 * byte is no new one. Runs many short transactions; what was kept of a bundle with faults is taken away again.
 */
export async function importBundle(database: Database, asked: BundleToImport): Promise<BundleImport> {
  const { game, folder, pages: pagesFolder, isDryRun } = asked
  const begun = isDryRun ? undefined : await beginVersion(database, game)
  const reading = new Reading(database, folder, begun?.id)
  try {
    const modes: BundleMode[] = []
    for (const [place, declared] of (await reading.index()).entries()) {
      const mode = await reading.mode(declared, place)
      if (mode) modes.push(mode)
    }
    const pages = pagesFolder === undefined ? null : ((await reading.pages(pagesFolder)) ?? null)
    const { faults } = reading
    if (!faults.isEmpty) return { outcome: 'faulty', faults: faults.told, faultCount: faults.count }
    const contentHash = reading.contentHash()
    const isKept = (await currentContentHash(database, game)) === contentHash.toString('hex')
    if (!begun) {
      const wouldBe = isKept
        ? ({ outcome: 'unchanged' } as const)
        : ({ outcome: 'imported', version: await nextVersion(database, game) } as const)
      return { outcome: 'checked', version: null, wouldBe, modes, pages }
    }
    if (isKept) return { outcome: 'unchanged', version: null, wouldBe: null, modes, pages }
    const { id, version } = begun
    const showsReplays = pages?.showsReplays ?? false
    const finished = { id, game, contentHash, hasPages: pages !== null, showsReplays }
    await database.transaction((tx) => finishVersion(tx, finished))
    return { outcome: 'imported', version, wouldBe: null, modes, pages }
  } finally {
    // Whatever ended it: a version that is ready is not taken away by this.
    if (begun) await dropVersion(database, begun.id)
  }
}
