import { writeAreas } from './areas.ts'
import { writeAuditedActions } from './audited-actions.ts'
import { GeneratorFault } from './fault.ts'
import { writeOperation } from './operation.ts'
import { writeParSheets } from './par-sheets.ts'
import { writeSchema } from './schema.ts'

const USAGE = `npm run new -- operation <domain> <verb-noun>   an operation: its api file, handler, test and index line
npm run new -- schema                           server/db/schema.sql, after a new migration
npm run new -- areas                            words/areas.ts, after a new folder of words
npm run new -- audited-actions                  the console's filter of the audit log, after a new audited operation
npm run new -- par-sheets                       games/*/par-sheet.md, after a change of rules or tables`

/** `npm run new`: writes what every new thing of a kind begins with. */
async function main([what, ...rest]: string[]): Promise<string[]> {
  const root = new URL('../../', import.meta.url)
  if (what === 'operation' && rest.length === 2) return writeOperation(root, rest[0]!, rest[1]!)
  if (what === 'schema' && rest.length === 0) return writeSchema(root)
  if (what === 'areas' && rest.length === 0) return writeAreas(root)
  if (what === 'audited-actions' && rest.length === 0) return writeAuditedActions(root)
  if (what === 'par-sheets' && rest.length === 0) return writeParSheets(root)
  throw new GeneratorFault(USAGE)
}

try {
  for (const path of await main(process.argv.slice(2))) process.stdout.write(`wrote ${path}\n`)
} catch (error) {
  if (!(error instanceof GeneratorFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
