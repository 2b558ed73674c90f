import { pipeline, Readable } from 'node:stream'
import { createZstdDecompress, type ZstdDecompress } from 'node:zlib'

/** Pieces of input, of which a reader gives back what it took and did not need. */
class Input {
  readonly #pieces: AsyncIterator<Buffer>
  #rest: Buffer | undefined
  /** Handed out, the last of them perhaps not yet read. */
  #given: Buffer[] = []
  /** Bytes that were handed out and read before these. */
  #before = 0
  #pull: Promise<Buffer | undefined> | undefined

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  async #read(): Promise<Buffer | undefined> {
    const { value, done } = await this.#pieces.next()
    return done === true ? undefined : value
  }

  async #next(): Promise<Buffer | undefined> {
    const piece = this.#rest ?? (await this.#read())
    this.#rest = undefined
    if (piece) this.#given.push(piece)
    return piece
  }

  async hasMore(): Promise<boolean> {
    this.#rest ??= await this.#read()
    return this.#rest !== undefined
  }

  async *handOut(reader: ZstdDecompress): AsyncGenerator<Buffer> {
    for (;;) {
      while (this.#given[0] && this.#before + this.#given[0].length <= reader.bytesWritten) {
        this.#before += this.#given.shift()!.length
      }
      // Kept, since the reader may disconnect while this is waited for.
      this.#pull = this.#next()
      const piece = await this.#pull
      if (!piece) return
      yield piece
    }
  }

  /** Once nothing is handed out any more: `bytes` of it were read. */
  async takeBack(bytes: number): Promise<void> {
    await this.#pull
    const rest = Buffer.concat(this.#given).subarray(bytes - this.#before)
    this.#rest = rest.length > 0 ? rest : undefined
    this.#given = []
    this.#before = 0
  }

  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}

/**
 * What a zstd file holds. It is one frame or several, one behind the other (RFC 8878, section 3.1): programs that compress
 * in pieces write many, and some that hold nothing. Node stops behind the first frame that ends inside a piece of its
 * input without a word, so the rest is given to a new decompressor.
 * @throws with a code that begins `ZSTD_` where it is no such file, `Z_BUF_ERROR` where it ends too early
 */
export async function* plainBytes(compressed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const input = new Input(compressed)
  try {
    while (await input.hasMore()) {
      const frame = createZstdDecompress()
      // What goes wrong on the way comes out where it is read from.
      pipeline(Readable.from(input.handOut(frame), { highWaterMark: 1 }), frame, () => {})
      try {
        yield* frame
      } finally {
        frame.destroy()
      }
      await input.takeBack(frame.bytesWritten)
    }
  } finally {
    await input.close()
  }
}
