import type { ImportFault, importKinds } from '@croupier/api/games/catalogue-imports.ts'
import type { Game } from '../games/game.ts'
import { changesBetween, factsAfter, factsOf, type GameFacts } from './game-facts.ts'
import type { ImportRow } from './import-document.ts'
import { inTurns } from './in-slices.ts'

/** What an import does to one game. */
export interface ImportLine {
  line: number
  kind: (typeof importKinds)[number]
  vendor: string
  code: string
  /** Null where there was no game. */
  before: GameFacts | null
  /** Null where nothing is written. */
  after: GameFacts | null
}

export interface Comparison {
  lines: ImportLine[]
  unchanged: number
  faults: ImportFault[]
}

const keyOf = (vendor: string, code: string) => `${vendor}\n${code}`

/**
 * What a document does to the catalogue. Games of its vendors that it does not name are gone, which is told, and done
 * where `closesGone`. A name that differs only in `closed` is nothing new: a game that is closed already is not gone again.
 * @param vendors codes of all vendors there are
 * @param known the games of the document's vendors
 */
export async function compareImport(
  rows: readonly ImportRow[],
  { vendors, known, closesGone }: { vendors: ReadonlySet<string>; known: readonly Game[]; closesGone: boolean },
): Promise<Comparison> {
  const games = new Map(known.map((game) => [keyOf(game.vendorCode, game.code), game]))
  const seen = new Set<string>()
  const lines: ImportLine[] = []
  const faults: ImportFault[] = []
  let unchanged = 0

  for await (const { line, game: given } of inTurns(rows)) {
    const { vendor, code } = given
    const key = keyOf(vendor, code)
    if (!vendors.has(vendor)) faults.push({ line, field: 'vendor', messageKey: 'fault.unknown.vendor' })
    if (seen.has(key)) faults.push({ line, field: 'code', messageKey: 'fault.repeated' })
    seen.add(key)
    const game = games.get(key)
    const before = game ? factsOf(game) : null
    const after = factsAfter(before ?? undefined, given)
    if (!after) {
      const missing = (['name', 'type'] as const).filter((field) => given[field] === undefined)
      faults.push(...missing.map((field) => ({ line, field, messageKey: 'fault.required' })))
    } else if (!before) lines.push({ line, kind: 'new', vendor, code, before, after })
    else if (changesBetween(before, after).length === 0) unchanged += 1
    else lines.push({ line, kind: 'changed', vendor, code, before, after })
  }

  let line = rows.at(-1)?.line ?? 0
  for await (const game of inTurns(known)) {
    if (game.status === 'closed' || seen.has(keyOf(game.vendorCode, game.code))) continue
    line += 1
    const before = factsOf(game)
    const after: GameFacts | null = closesGone ? { ...before, status: 'closed' } : null
    lines.push({ line, kind: 'gone', vendor: game.vendorCode, code: game.code, before, after })
  }
  return { lines, unchanged, faults }
}
