import { zstdCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { plainBytes } from './plain-bytes.ts'

/** A frame that holds nothing to read, as programs that compress in pieces write one before each. */
const skippable = Buffer.from('502a4d180400000000000000', 'hex')

const texts = Array.from({ length: 60 }, (_, place) => `${place} `.repeat(1 + ((place * 7919) % 4_000)))
const file = Buffer.concat(
  texts.flatMap((text, place) => [...(place % 3 === 0 ? [skippable] : []), zstdCompressSync(text)]),
)

async function* inPieces(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += length) {
    // Sometimes late, as a disk is.
    if (from % 3 === 0) await new Promise(setImmediate)
    yield bytes.subarray(from, from + length)
  }
}

async function read(bytes: Buffer, length = 256 * 1024): Promise<string> {
  const read: Buffer[] = []
  for await (const piece of plainBytes(inPieces(bytes, length))) read.push(piece)
  return Buffer.concat(read).toString()
}

describe('[D-05] a zstd file', () => {
  it.each([13, 1_000, 4_096, 256 * 1024])(
    'of many frames is read to its end, in pieces of %i bytes',
    async (length) => {
      expect(await read(file, length)).toBe(texts.join(''))
    },
  )

  it('may end with a frame that holds nothing', async () => {
    expect(await read(Buffer.concat([zstdCompressSync('all'), skippable]))).toBe('all')
  })

  it.each([
    ['something else behind it', Buffer.concat([zstdCompressSync('all'), Buffer.from('and more')]), 'ZSTD_'],
    [
      'half a frame behind it',
      Buffer.concat([zstdCompressSync('all'), zstdCompressSync('x'.repeat(99)).subarray(0, 9)]),
      'Z_BUF_ERROR',
    ],
    ['nothing but other bytes', Buffer.from('no zstd at all'), 'ZSTD_'],
  ])('with %s is refused', async (_what, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: expect.stringContaining(code) })
  })

  it('lets go of its source where its reader has had enough', async () => {
    let isClosed = false
    async function* source() {
      try {
        yield* inPieces(file, 100)
      } finally {
        isClosed = true
      }
    }
    for await (const _ of plainBytes(source())) break
    expect(isClosed).toBe(true)
  })
})
