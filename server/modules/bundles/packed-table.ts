import { promisify } from 'node:util'
import { constants, zstdCompress, zstdDecompress } from 'node:zlib'
import { assert } from '@croupier/basis/assert.ts'
import type { LookupTable } from './lookup-table.ts'

/** A table with the place of each row's book: which chunk, and which line of it. */
export interface PlacedTable extends LookupTable {
  readonly chunks: Uint32Array
  readonly lines: Uint32Array
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 9 } }
/** Three columns of 64 bits and two of 32. */
export const ROW_BYTES = 32

function bytesOf(column: BigUint64Array | Uint32Array): Buffer {
  return Buffer.from(column.buffer, column.byteOffset, column.byteLength)
}

/** Column after column, little-endian as the machine has them, compressed as one. */
export async function packTable(table: PlacedTable): Promise<Buffer> {
  const columns = [table.ids, table.cumulative, table.payouts, table.chunks, table.lines]
  return compress(Buffer.concat(columns.map(bytesOf)), LEVEL)
}

export async function unpackTable(packed: Buffer, rows: number): Promise<PlacedTable> {
  const bytes = await decompress(packed, { maxOutputLength: rows * ROW_BYTES })
  assert(bytes.length === rows * ROW_BYTES, 'a packed table has its rows')
  // Copied: typed arrays begin at a multiple of their own size.
  const own = new Uint8Array(bytes).buffer
  return {
    ids: new BigUint64Array(own, 0, rows),
    cumulative: new BigUint64Array(own, rows * 8, rows),
    payouts: new BigUint64Array(own, rows * 16, rows),
    chunks: new Uint32Array(own, rows * 24, rows),
    lines: new Uint32Array(own, rows * 28, rows),
  }
}
