import { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import { uuidv7 } from '@croupier/basis/ids.ts'
import { implement } from '../../../platform/implement.ts'
import { catalogueVersion } from '../catalogue-store.ts'
import { compareImport } from './compare-import.ts'
import { gamesOfVendors, insertImport, vendorCodes } from './imports-store.ts'
import { readAside } from './read-aside.ts'

const FAULTS_TOLD = 100

export default implement(previewCatalogueImport, async (ctx, { document, closesGone }) => {
  const { rows, faults } = await readAside(document)
  // Read first: whatever changes from here on makes it another version, and the import is refused.
  const { version } = await catalogueVersion(ctx.db)
  const named = [...new Set(rows.map(({ game }) => game.vendor))]
  const known = await gamesOfVendors(ctx.db, named)
  const comparison = await compareImport(rows, { vendors: await vendorCodes(ctx.db), known, closesGone })
  const { lines, unchanged } = comparison
  const all = [...faults, ...comparison.faults].sort((one, other) => one.line - other.line)
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length
  const counts = { new: count('new'), changed: count('changed'), unchanged, gone: count('gone') }
  if (all.length > 0) {
    const told = { importId: null, counts, faults: all.slice(0, FAULTS_TOLD), faultCount: all.length }
    return ctx.conclude(async () => told)
  }
  const made = {
    id: uuidv7(ctx.clock.now()),
    madeAt: ctx.clock.now(),
    baseVersion: version,
    closesGone,
    unchanged,
    lines,
  }
  return ctx.conclude(async ({ tx }) => {
    await insertImport(tx, made)
    return { importId: made.id, counts, faults: [], faultCount: 0 }
  })
})
