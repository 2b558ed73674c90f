import type { BundleFaults } from './bundle-fault.ts'
import { ChunkPacker, type PackedChunk } from './book-chunk.ts'
import { readBook } from './book.ts'
import type { PlacedTable } from './packed-table.ts'
import { plainBytes } from './plain-bytes.ts'
import { LineTooLong, readLines } from './read-lines.ts'
import type { ReadLookup } from './read-lookup.ts'

/** Longer than any book there is: what has no newline for so long is something else. */
const LINE_BYTES = 64 * 1024 * 1024
/** Chunks that are kept together, so that the disk is not waited for after each. */
const CHUNKS_AT_ONCE = 32

export interface BooksToRead {
  /** File names, as faults tell them. */
  file: string
  lookupFile: string
  compressed: AsyncIterable<Buffer>
  lookup: ReadLookup
  faults: BundleFaults
  /** Keeps chunks; not called any more once anything is wrong. */
  keep(chunks: readonly PackedChunk[]): Promise<void>
}

function reasonOf(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'Z_BUF_ERROR') return 'ends in the middle of its compressed data'
  return code?.startsWith('ZSTD_') ? `is no zstd file: ${message}` : undefined
}

/**
 * Reads every book of a mode, compares it with its row, and keeps it. The table with the places of its books; undefined
 * where anything is wrong.
 */
export async function readBooks(asked: BooksToRead): Promise<PlacedTable | undefined> {
  const { file, lookupFile, compressed, lookup, faults, keep } = asked
  const { table, rowOfId } = lookup
  const rows = table.ids.length
  const [chunks, lines] = [new Uint32Array(rows), new Uint32Array(rows)]
  /** The line each row's book was found in; 0 before. */
  const foundIn = new Uint32Array(rows)
  const packer = new ChunkPacker()
  const before = faults.count
  let packed: Promise<PackedChunk>[] = []
  let line = 0

  const keepPacked = async () => {
    const ready = await Promise.all(packed)
    packed = []
    if (faults.isEmpty && ready.length > 0) await keep(ready)
  }

  function fault(bytes: Buffer): string | undefined {
    const book = readBook(bytes)
    if (typeof book === 'string') return book
    const row = rowOfId(book.id)
    if (row === undefined) return `the id ${book.id} is not in ${lookupFile}`
    if (foundIn[row]! > 0) return `the id ${book.id} is that of line ${foundIn[row]} already`
    foundIn[row] = line
    if (book.payout !== table.payouts[row]!)
      return `pays ${book.payout} hundredths, and line ${row + 1} of ${lookupFile} says ${table.payouts[row]}`
    const { place, full } = packer.put(bytes)
    chunks[row] = place.chunk
    lines[row] = place.line
    if (full) packed.push(full)
    return undefined
  }

  try {
    for await (const bytes of readLines(plainBytes(compressed), LINE_BYTES)) {
      line += 1
      const reason = fault(bytes)
      if (reason !== undefined) faults.add(file, line, reason)
      if (packed.length >= CHUNKS_AT_ONCE) await keepPacked()
    }
  } catch (error) {
    const reason = error instanceof LineTooLong ? `is longer than ${LINE_BYTES} bytes` : reasonOf(error)
    if (reason === undefined) throw error
    faults.add(file, line + 1, reason)
    return undefined
  }
  for (const [row, found] of foundIn.entries()) {
    if (found === 0) faults.add(lookupFile, row + 1, `the id ${table.ids[row]} has no book in ${file}`)
  }
  const last = packer.finish()
  if (last) packed.push(last)
  await keepPacked()
  return faults.count > before ? undefined : { ...table, chunks, lines }
}
