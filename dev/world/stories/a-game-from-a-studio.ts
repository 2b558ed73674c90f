import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changeGame } from '@croupier/api/games/change-game.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { assert } from '@croupier/basis/assert.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { importGame } from '@croupier/server/ops/import-game.ts'
import { paperBoats } from '../../sandbox/paper-boats/maths.ts'
import { writeMaths } from '../../testing/bundle.ts'
import type { Story } from '../story.ts'
import type { World } from '../world.ts'

const STUDIO = 'RIVERSIDE'
const CODE = 'paper-boats'
const page = fileURLToPath(new URL('../../sandbox/paper-boats/page', import.meta.url))

async function importFrom(world: World, folder: string): Promise<void> {
  const { app, operations } = world.wired
  await writeMaths(folder, paperBoats)
  const imported = await importGame(
    { app, operations, user: 'demo-world' },
    { folder, pages: page, vendor: STUDIO, code: CODE, name: 'Paper Boats', type: 'RNG', isDryRun: false },
  )
  assert(imported.outcome !== 'faulty' && imported.game, 'the studio’s bundle is sound')
  const { nodeId } = imported.game
  await world.do(changeGame, {
    nodeId,
    names: { bn: 'কাগজের নৌকা', ar: 'قوارب ورقية' },
    isNew: true,
    volatility: 'high',
    position: 60,
  })
}

const story: Story = {
  title: 'A studio by the river hands over a game, and the house runs it',
  async tell(world) {
    const catalogue = world.wired.app.ports.use(cataloguePort)
    if (!catalogue.vendorByCode(STUDIO))
      await world.do(setVendor, { code: STUDIO, protocol: 'rgs', name: 'Riverside Paper', position: 15 })
    await catalogue.refresh()
    if (catalogue.gameByCode(catalogue.vendorByCode(STUDIO)!.id, CODE)) return
    const folder = await mkdtemp(join(tmpdir(), 'croupier-paper-boats-'))
    try {
      await importFrom(world, folder)
    } finally {
      await rm(folder, { recursive: true })
    }
    await catalogue.refresh()
  },
}

export default story
