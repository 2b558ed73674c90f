import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { assert } from '@croupier/basis/assert.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Lines together before they are compressed; a longer book is a chunk by itself. */
const CHUNK_BYTES = 65_536
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } }
const NEWLINE = Buffer.from('\n')

/** Where a book lies. */
export interface BookPlace {
  readonly chunk: number
  /** Counts from 0. */
  readonly line: number
}

export interface PackedChunk {
  readonly chunk: number
  readonly bytes: Buffer
}

/** Gathers books into chunks; each is compressed beside the thread that reads on. */
export class ChunkPacker {
  #lines: Buffer[] = []
  #bytes = 0
  #chunk = 0

  /** Where the line will lie, and the chunk before it where that is full. */
  put(line: Buffer): { place: BookPlace; full: Promise<PackedChunk> | undefined } {
    const full = this.#bytes > 0 && this.#bytes + line.length > CHUNK_BYTES ? this.finish() : undefined
    const place = { chunk: this.#chunk, line: this.#lines.length }
    this.#lines.push(line)
    this.#bytes += line.length + NEWLINE.length
    return { place, full }
  }

  /** The chunk that was being filled; undefined where nothing was. */
  finish(): Promise<PackedChunk> | undefined {
    if (this.#lines.length === 0) return undefined
    const [chunk, raw] = [this.#chunk, Buffer.concat(this.#lines.flatMap((line) => [line, NEWLINE]))]
    this.#lines = []
    this.#bytes = 0
    this.#chunk += 1
    return compress(raw, LEVEL).then((bytes) => ({ chunk, bytes }))
  }
}

/** One line of a chunk. */
export async function lineOfChunk(bytes: Buffer, line: number): Promise<Buffer> {
  const raw = await decompress(bytes)
  let from = 0
  for (let passed = 0; passed < line; passed += 1) {
    from = raw.indexOf(NEWLINE, from) + 1
    assert(from > 0, 'a chunk has the line its table names')
  }
  const end = raw.indexOf(NEWLINE, from)
  assert(end > from, 'a line of a chunk has an end')
  return raw.subarray(from, end)
}
