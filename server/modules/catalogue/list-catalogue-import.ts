import { listCatalogueImport } from '@croupier/api/games/list-catalogue-import.ts'
import { implement } from '../../platform/implement.ts'
import { changesBetween } from './game-facts.ts'
import { isImport, listImportLines } from './imports-store.ts'

export default implement(listCatalogueImport, async (ctx, { importId, kind, after, pageSize }) => {
  if (!(await isImport(ctx.db, importId))) throw ctx.refusal('import.not.found')
  const found = await listImportLines(ctx.db, { importId, kind, after, limit: pageSize + 1 })
  const list = found.slice(0, pageSize).map((line) => ({
    line: line.line,
    kind: line.kind,
    vendor: line.vendor,
    code: line.code,
    name: (line.after ?? line.before)?.name ?? line.code,
    // Of a game that is gone and stays, nothing changes.
    changes: line.kind === 'gone' && !line.after ? [] : changesBetween(line.before, line.after),
  }))
  return { list, next: found.length > pageSize ? String(list.at(-1)!.line) : null }
})
