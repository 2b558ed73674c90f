import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { TABLES_VENDOR, tickTables } from '@croupier/server/modules/tables/index.ts'
import type { Story } from '../story.ts'

const games = [
  { code: 'BACCARAT', name: 'Baccarat', names: { bn: 'ব্যাকারাট', ar: 'باكارات' } },
  {
    code: 'BACCARAT_FREE',
    name: 'Baccarat without Commission',
    names: { bn: 'কমিশন ছাড়া ব্যাকারাট', ar: 'باكارات بلا عمولة' },
  },
  { code: 'ROULETTE', name: 'Lumen Roulette', names: { bn: 'লুমেন রুলেট', ar: 'روليت لومن' } },
  { code: 'SIC_BO', name: 'Sic Bo', names: { bn: 'সিক বো', ar: 'سيك بو' } },
  { code: 'DRAGON_TIGER', name: 'Dragon Tiger', names: { bn: 'ড্রাগন টাইগার', ar: 'التنين والنمر' } },
] as const

const story: Story = {
  title: 'Five tables of the house deal by the clock: two of baccarat, roulette, sic bo, dragon and tiger',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    if (!list.some(({ code }) => code === TABLES_VENDOR)) {
      await world.do(setVendor, { code: TABLES_VENDOR, name: 'Lumen Tables', protocol: 'tables', position: 12 })
    }
    const known = (await world.do(listCatalogue, { vendor: TABLES_VENDOR, pageSize: 200 })).list
    for (const [index, game] of games.entries()) {
      if (known.some(({ code }) => code === game.code)) continue
      await world.do(addGame, {
        vendor: TABLES_VENDOR,
        ...game,
        type: 'LIVE',
        isHot: index === 0,
        position: 70 + index,
      })
    }
    const { app } = world.wired
    await app.ports.use(cataloguePort).refresh()
    await tickTables(app)
  },
}

export default story
