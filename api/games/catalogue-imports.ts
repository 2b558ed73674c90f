import * as z from 'zod/mini'
import { gameChanges } from './game-changes.ts'
import { gameCode, gameName, vendorCode } from './limits.ts'

/** Games a document may hold. */
export const IMPORT_GAMES_MAX = 50_000

/** Bytes of a document with so many. */
export const IMPORT_BYTES_MAX = 33_554_432

/**
 * A game as a document names it. One that the catalogue does not have needs a name and a type besides; of one that it has,
 * what is left out stays as it is, and null takes a fact away. Names are by language, each for itself.
 */
export const importedGame = z.strictObject({
  vendor: vendorCode,
  code: gameCode,
  ...gameChanges,
  names: z.optional(z.record(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/)), z.nullable(gameName))),
})
export type ImportedGame = z.output<typeof importedGame>

/** What an import does to a game; `gone`: the document has its vendor and does not name it. */
export const importKinds = ['new', 'changed', 'gone'] as const

export const importId = z.uuid()

export const importCounts = z.strictObject({
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  gone: z.number(),
})

/** What is wrong with a document, and where: the line of a CSV, the place in a JSON list, from 1. */
export const importFault = z.strictObject({
  line: z.number(),
  /** Empty where the whole line is meant. */
  field: z.string(),
  messageKey: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type ImportFault = z.output<typeof importFault>
