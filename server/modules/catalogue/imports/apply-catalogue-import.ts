import { applyCatalogueImport } from '@croupier/api/games/apply-catalogue-import.ts'
import { implement } from '../../../platform/implement.ts'
import { nextVersion } from '../catalogue-store.ts'
import { lockImport, writeImport } from './imports-store.ts'

export default implement(applyCatalogueImport, async (ctx, { importId }) => {
  const version = await nextVersion(ctx.tx)
  const found = await lockImport(ctx.tx, importId)
  if (!found) throw ctx.refusal('import.not.found')
  if (found.appliedAt !== null) throw ctx.refusal('import.applied')
  if (found.baseVersion !== version - 1n) throw ctx.refusal('import.stale')
  return { written: await writeImport(ctx.tx, importId, ctx.clock.now(), version) }
})
