import { applyCatalogueImport } from '@croupier/api/games/apply-catalogue-import.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { previewCatalogueImport } from '@croupier/api/games/preview-catalogue-import.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { assert } from '@croupier/basis/assert.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { settingsOf } from '../../sandbox/game-vendor/account.ts'
import { inventedAccounts } from '../../sandbox/game-vendor/invented-vendors.ts'
import { gamesDocument, gamesOnOffer } from '../games-document.ts'
import type { Story } from '../story.ts'

/** Behind the house and the sandbox's own studio. */
const FIRST_PLACE = 100

/** Vendors without games on offer here are left out. */
const accounts = inventedAccounts.filter(({ code }) => gamesOnOffer(code).length > 0)

const story: Story = {
  title: 'Twenty-three more vendors bring ten thousand games in one document',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    const known = new Map(list.map((vendor) => [vendor.code, vendor]))
    const frameOrigins = [new URL(world.sandbox).origin]
    for (const [place, account] of accounts.entries()) {
      const launchUrl = `${world.sandbox}/studios/${account.code}`
      const vendor = known.get(account.code)
      if (!vendor) {
        await world.do(setVendor, { ...settingsOf(account), launchUrl, frameOrigins, position: FIRST_PLACE + place })
      }
      // The sandbox moves when it is started on another port; everything else stays as a person left it.
      else if (vendor.launchUrl !== launchUrl) {
        await world.do(setVendor, { code: account.code, launchUrl, frameOrigins, secret: account.secret })
      }
    }
    const empty = accounts.filter(({ code }) => (known.get(code)?.gameCount ?? 0) === 0)
    if (empty.length === 0) return
    const document = gamesDocument(empty.map(({ code }) => code))
    const { importId } = await world.do(previewCatalogueImport, { document })
    assert(importId, 'the document of the demo has no faults')
    await world.do(applyCatalogueImport, { importId })
    await world.wired.app.ports.use(cataloguePort).refresh()
  },
}

export default story
