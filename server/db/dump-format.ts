import type { Partition, SequenceValue } from './catalogue.ts'

/**
 * A dump is one gzipped text: this line, the manifest as one line of JSON, then for each table a line that names it,
 * its rows as COPY writes them and a line `\.`, and at last a line that counts the rows.
 */
export const FIRST_LINE = 'croupier dump 1'
export const END_OF_ROWS = '\\.'

export interface Manifest {
  madeAt: string
  postgres: string
  /** The migrations the rows were written under. */
  migrations: { name: string; sha256: string }[]
  partitions: Partition[]
  sequences: SequenceValue[]
}

export interface TableLine {
  table: string
  columns: string[]
}

export interface LastLine {
  tables: number
  rows: number
}

/** The file is no dump, was cut short, or belongs to another version. The message is one line for a person. */
export class DumpFault extends Error {
  override name = 'DumpFault'
}

/** Reads a dump's text in pieces, whatever the pieces its bytes arrive in. */
export class DumpReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async #more(): Promise<void> {
    const next = await this.#source.next().catch((error: NodeJS.ErrnoException) => {
      // zlib's own codes begin so; a missing file and the like are the caller's to word.
      if (error.code?.startsWith('Z_')) throw new DumpFault(`The dump is damaged or was cut short (${error.message}).`)
      throw error
    })
    if (next.done) throw new DumpFault('The dump ends too early: it was cut short.')
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value])
  }

  async line(): Promise<string> {
    let end = this.#rest.indexOf(10)
    while (end < 0) {
      await this.#more()
      end = this.#rest.indexOf(10)
    }
    const line = this.#rest.toString('utf8', 0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return line
  }

  /** The rows of the table whose line was read last. A row never looks like their end: COPY doubles backslashes. */
  async *rows(): AsyncGenerator<Buffer> {
    const end = `${END_OF_ROWS}\n`
    for (;;) {
      const whole = this.#rest.subarray(0, this.#rest.lastIndexOf(10) + 1)
      const at = whole.indexOf(end) === 0 ? 0 : whole.indexOf(`\n${end}`) + 1
      if (at > 0 || whole.indexOf(end) === 0) {
        const rows = whole.subarray(0, at)
        this.#rest = this.#rest.subarray(at + end.length)
        if (rows.length > 0) yield rows
        return
      }
      this.#rest = this.#rest.subarray(whole.length)
      if (whole.length > 0) yield whole
      await this.#more()
    }
  }
}
