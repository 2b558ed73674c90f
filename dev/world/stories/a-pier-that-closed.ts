import { transferToVendor } from '@croupier/api/funds/transfer-to-vendor.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { Refusal } from '@croupier/server/platform/refusal.ts'
import type { Story } from '../story.ts'

const code = 'OLDPIER'
const secret = 'old-pier-and-lumen-shared-this'

const story: Story = {
  title: 'The Old Pier is gone while money of Bikash’s is on its way there',
  async tell(world) {
    const catalogue = world.wired.app.ports.use(cataloguePort)
    if (catalogue.vendorByCode(code)) return
    // The sandbox knows nobody of this name, so no vendor ever reports the outcome: operators must rule on it.
    const launchUrl = `${world.sandbox}/studios/${code}`
    await world.do(setVendor, { code, name: 'Old Pier', protocol: 'transfer', casinoId: 'lumen', secret, launchUrl })
    await catalogue.refresh()
    try {
      await world.do(transferToVendor, { vassalage: code, amount: '50.00' }, await world.member('bikash'))
    } catch (error) {
      // The member was frozen meanwhile, or spent the money.
      if (!(error instanceof Refusal)) throw error
    }
    await world.do(setVendor, { code, status: 'closed' })
    await catalogue.refresh()
  },
}

export default story
