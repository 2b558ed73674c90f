import { piecesFrom } from '../../../platform/thread.ts'
import type { ImportDocument } from './import-document.ts'

/** The games of a document, read in a thread of its own: a long one takes a second, and bets are served by this one. */
export async function readAside(document: string): Promise<ImportDocument> {
  const read: ImportDocument = { rows: [], faults: [] }
  for await (const piece of piecesFrom<ImportDocument>(new URL('document-thread.ts', import.meta.url), document)) {
    read.rows.push(...piece.rows)
    read.faults.push(...piece.faults)
  }
  return read
}
