import * as z from 'zod/mini'
import {
  type ImportedGame,
  type ImportFault,
  IMPORT_GAMES_MAX,
  importedGame,
} from '@croupier/api/games/catalogue-imports.ts'
import { fieldFaultsOf } from '../../../platform/field-faults.ts'
import { CsvBroken, csvLines } from '../../../platform/csv.ts'

/** A game of a document, and where it stands: the line of a CSV, the place in a JSON list. */
export interface ImportRow {
  line: number
  game: ImportedGame
}

export interface ImportDocument {
  rows: ImportRow[]
  faults: ImportFault[]
}

interface RawRow {
  line: number
  value: unknown
}

const texts = new Set(['vendor', 'code', 'name', 'type', 'status'])
const switches = new Set(['isDemoCapable', 'hasBonusBuy', 'isHot', 'isNew'])
const numbers = new Set(['lines', 'position'])
const lists = new Set(['closedCountries', 'closedCurrencies'])
const facts = new Set(['art', 'iconUrl', 'largeIconUrl', 'minBet', 'rtp', 'volatility'])
const NAME = /^name[:._](?<language>[A-Za-z-]{2,7})$/i

/** As spreadsheets and people write yes and no. */
const answers: Readonly<Record<string, boolean>> = { true: true, yes: true, 1: true, false: false, no: false, 0: false }

/** What a cell means under its column. What is not written as it should be stays a text, and fails the schema by name. */
function valueOf(column: string, cell: string): unknown {
  if (lists.has(column)) return cell.split(/[\s,;|]+/).filter(Boolean)
  if (cell === '') return facts.has(column) || column === 'lines' ? null : undefined
  if (switches.has(column)) return answers[cell.toLowerCase()] ?? cell
  if (numbers.has(column)) return /^\d{1,9}$/.test(cell) ? Number(cell) : cell
  return cell
}

function gameOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const game: Record<string, unknown> = {}
  const names: Record<string, string | null> = {}
  for (const [place, column] of columns.entries()) {
    const cell = cells[place] ?? ''
    const language = NAME.exec(column)?.groups?.['language']
    if (language !== undefined) names[language] = cell === '' ? null : cell
    else game[column] = valueOf(column, cell)
  }
  return Object.keys(names).length === 0 ? game : { ...game, names }
}

const columnNames = new Map(
  [texts, switches, numbers, lists, facts].flatMap((known) => [...known].map((name) => [name.toLowerCase(), name])),
)

/** The column a heading means, capitals or not; undefined where there is none of the name. */
function columnOf(heading: string): string | undefined {
  const language = NAME.exec(heading)?.groups?.['language']
  return language === undefined ? columnNames.get(heading.toLowerCase()) : `name:${language}`
}

/** Lines beyond the most there may be are not read: one too many says enough. */
function csvRows(document: string): { rows: RawRow[]; faults: ImportFault[] } {
  const rows: RawRow[] = []
  const faults: ImportFault[] = []
  let columns: string[] | undefined
  try {
    for (const { line, cells } of csvLines(document)) {
      if (rows.length + faults.length > IMPORT_GAMES_MAX) break
      if (!columns) {
        const known = cells.map(columnOf)
        const missing = ['vendor', 'code'].filter((needed) => !known.includes(needed))
        faults.push(...missing.map((field) => ({ line, field, messageKey: 'fault.column.missing' })))
        const odd = cells.filter((_, place) => known[place] === undefined || known.indexOf(known[place]) !== place)
        faults.push(...odd.map((field) => ({ line, field, messageKey: 'fault.unknown.field' })))
        if (faults.length > 0) break
        columns = known.filter((column) => column !== undefined)
      } else if (cells.length > columns.length) {
        faults.push({ line, field: '', messageKey: 'fault.cells', max: columns.length })
      } else rows.push({ line, value: gameOf(columns, cells) })
    }
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error
    faults.push(error.fault)
  }
  return { rows, faults }
}

function jsonRows(document: string): { rows: RawRow[]; faults: ImportFault[] } {
  try {
    const list = JSON.parse(document) as unknown
    if (Array.isArray(list)) {
      const values: readonly unknown[] = list.slice(0, IMPORT_GAMES_MAX + 1)
      return { rows: values.map((value, place) => ({ line: place + 1, value })), faults: [] }
    }
  } catch {
    // Told below, like JSON that is no list.
  }
  return { rows: [], faults: [{ line: 1, field: '', messageKey: 'fault.document' }] }
}

/** What stands where bytes were no UTF-8: spreadsheets like to write another code, and names would come in spoilt. */
const UNREADABLE = '\uFFFD'

/** The games of a document, each by the schema of imports. A long one takes a second: the server reads it aside. */
export function readDocument(text: string): ImportDocument {
  const document = text.replace(/^\uFEFF/, '')
  const { rows: raw, faults } = document.trimStart().startsWith('[') ? jsonRows(document) : csvRows(document)
  if (raw.length + faults.length > IMPORT_GAMES_MAX) {
    return { rows: [], faults: [{ line: 1, field: '', messageKey: 'fault.too.big', max: IMPORT_GAMES_MAX }] }
  }
  const rows: ImportRow[] = []
  const isReadable = !document.includes(UNREADABLE)
  for (const { line, value } of raw) {
    if (!isReadable && JSON.stringify(value).includes(UNREADABLE)) {
      faults.push({ line, field: '', messageKey: 'fault.encoding' })
      continue
    }
    const parsed = z.safeParse(importedGame, value, { reportInput: true })
    if (parsed.success) rows.push({ line, game: parsed.data })
    else faults.push(...fieldFaultsOf(parsed.error).map((fault) => ({ line, ...fault })))
  }
  return { rows, faults }
}
