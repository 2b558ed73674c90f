import { listCatalogueImport } from '@croupier/api/games/list-catalogue-import.ts'
import { implement } from '../../../platform/implement.ts'
import { readPage } from '../../../platform/page.ts'
import { changesBetween } from './game-facts.ts'
import { isImport, listImportLines } from './imports-store.ts'

export default implement(listCatalogueImport, async (ctx, { importId, kind, after, pageSize }) => {
  if (!(await isImport(ctx.db, importId))) throw ctx.refusal('import.not.found')
  const placeOf = ({ line }: { line: number }) => String(line)
  const { rows, next } = await readPage(pageSize, placeOf, (limit) =>
    listImportLines(ctx.db, { importId, kind, after, limit }),
  )
  const list = rows.map((line) => ({
    line: line.line,
    kind: line.kind,
    vendor: line.vendor,
    code: line.code,
    name: (line.after ?? line.before)?.name ?? line.code,
    // Of a game that is gone and stays, nothing changes.
    changes: line.kind === 'gone' && !line.after ? [] : changesBetween(line.before, line.after),
  }))
  return { list, next }
})
