import { applyCatalogueImport } from '@croupier/api/games/apply-catalogue-import.ts'
import type { ImportFault } from '@croupier/api/games/catalogue-imports.ts'
import { listCatalogueImport } from '@croupier/api/games/list-catalogue-import.ts'
import { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import { translateAny } from '@croupier/words/server.ts'
import { readPlainText } from '../platform/open-plain-file.ts'
import { asOps } from './as-ops.ts'
import { type AppCall, type Command, OpsFault, type Outcome, textOf } from './command.ts'

/** Lines of a preview that are printed; the console shows all. */
const LINES_SHOWN = 200

function describeFault({ line, field, messageKey, min = 0, max = 0 }: ImportFault) {
  return { line, field, reason: translateAny('en', messageKey, { min, max }) }
}

async function documentAt(file: string): Promise<string> {
  try {
    return await readPlainText(file)
  } catch (error) {
    throw new OpsFault(`${file} cannot be read: ${(error as Error).message}`)
  }
}

async function importDocument(call: AppCall): Promise<Outcome> {
  const { given, say } = call
  const document = await documentAt(textOf(given, 'file'))
  const preview = await asOps(call, previewCatalogueImport, { document, closesGone: given['close-gone'] === true })
  const { importId, counts, faults, faultCount } = preview
  if (importId === null) {
    return { value: { counts, faultCount, faults: faults.map(describeFault) }, failed: true }
  }
  if (given['dry-run'] === true) {
    const { list, next } = await asOps(call, listCatalogueImport, { importId, pageSize: LINES_SHOWN })
    if (next !== null) say(`the first ${LINES_SHOWN} of what would change`)
    const lines = list.map(({ changes, ...line }) => ({
      ...line,
      changes: changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`).join(', '),
    }))
    return { value: { counts, lines } }
  }
  const { written } = await asOps(call, applyCatalogueImport, { importId })
  return { value: { counts, written } }
}

export const catalogueCommands: readonly Command[] = [
  {
    noun: 'catalogue',
    verb: 'import',
    summary: 'Add and change games by a document, CSV with a line of names or a JSON list; all of it or nothing.',
    words: ['file'],
    options: {
      'dry-run': { help: 'show what would change, and change nothing' },
      'close-gone': { help: 'close the games of the document’s vendors that it does not name' },
    },
    needs: 'app',
    run: importDocument,
  },
]
