import { textOfCell } from '@croupier/basis/csv-line.ts'

/** One line of a CSV document: where it begins, and its cells. */
export interface CsvLine {
  /** From 1; a cell in quotation marks may hold line breaks, so lines need not follow one another by one. */
  line: number
  cells: string[]
}

/** No table has more cells in a line, and no cell so much in it. */
const MOST_CELLS = 1_000
const LONGEST_CELL = 100_000

/** A line that cannot be read: a quotation mark in it is never closed, or it is beyond all measure. */
export class CsvBroken extends Error {
  override name = 'CsvBroken'
  readonly line: number
  readonly messageKey: 'fault.quotation' | 'fault.cells' | 'fault.too.big'
  readonly max: number
  constructor(line: number, messageKey: CsvBroken['messageKey'], max = 0) {
    super(`line ${line}: ${messageKey}`)
    this.line = line
    this.messageKey = messageKey
    this.max = max
  }

  /** As a preview tells it. */
  get fault() {
    const { line, messageKey, max } = this
    return { line, field: '', messageKey, ...(max === 0 ? {} : { max }) }
  }
}

/** What stands between cells: whichever of comma, semicolon and tab the first line with something in it has most of. */
function separatorOf(text: string): string {
  const begun = text.trimStart()
  const head = begun.slice(0, begun.search(/[\r\n]|$/))
  const counted = [',', ';', '\t'].map((each) => ({ each, count: head.split(each).length }))
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).each
}

/** What Excel reads and does not show: a first line that names what stands between cells. */
const NAMED = /^sep=([,;\t])\r?\n/i

/**
 * The lines of a CSV document (RFC 4180), empty ones left out; spaces around cells that are not quoted do not count.
 * @throws CsvBroken
 */
export function* csvLines(document: string): Generator<CsvLine> {
  const text = document.startsWith('\uFEFF') ? document.slice(1) : document
  const named = NAMED.exec(text)
  const separator = named?.[1] ?? separatorOf(text)
  const end = new RegExp(`[${separator}\r\n]`, 'g')
  let place = named?.[0].length ?? 0
  let line = named ? 2 : 1
  while (place < text.length) {
    const cells: string[] = []
    const begun = line
    for (let isRecordOpen = true; isRecordOpen; ) {
      if (cells.length === MOST_CELLS) throw new CsvBroken(begun, 'fault.cells', MOST_CELLS)
      while (text[place] === ' ') place += 1
      if (text[place] === '"') {
        let cell = ''
        for (;;) {
          const close = text.indexOf('"', place + 1)
          if (close === -1) throw new CsvBroken(begun, 'fault.quotation')
          const part = text.slice(place + 1, close)
          line += part.split('\n').length - 1
          cell += part
          if (cell.length > LONGEST_CELL) throw new CsvBroken(begun, 'fault.too.big', LONGEST_CELL)
          place = close + 1
          if (text[place] !== '"') break
          cell += '"'
        }
        cells.push(textOfCell(cell))
        end.lastIndex = place
      } else {
        end.lastIndex = place
        const found = end.exec(text)
        cells.push(textOfCell(text.slice(place, found?.index ?? text.length).trim()))
        end.lastIndex = found?.index ?? text.length
      }
      const found = end.exec(text)
      place = found ? found.index + 1 : text.length
      isRecordOpen = found?.[0] === separator
      if (found?.[0] === '\r' && text[place] === '\n') place += 1
      if (found && !isRecordOpen) line += 1
    }
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells }
  }
}
