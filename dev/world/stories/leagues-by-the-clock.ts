import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { BOOK_VENDOR, tickBook } from '@croupier/server/modules/book/index.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import type { Story } from '../story.ts'

const games = [
  {
    code: 'FOOTBALL',
    type: 'SPORTS',
    name: 'Delta League',
    names: { bn: 'ডেল্টা লিগ', ar: 'دوري الدلتا' },
  },
  {
    code: 'ARENA',
    type: 'ESPORTS',
    name: 'Arena Five',
    names: { bn: 'অ্যারেনা ফাইভ', ar: 'أرينا خمسة' },
  },
  {
    code: 'COCKFIGHT',
    type: 'COCKFIGHT',
    name: 'Meron and Wala',
    names: { bn: 'মেরন ও ওয়ালা', ar: 'ميرون ووالا' },
  },
] as const

const story: Story = {
  title: 'The house’s own leagues play by the clock: virtual football, an e-sport, and a pool on every cockfight',
  async tell(world) {
    const { list } = await world.do(listVendors, {})
    if (!list.some(({ code }) => code === BOOK_VENDOR)) {
      await world.do(setVendor, { code: BOOK_VENDOR, name: 'Lumen Book', protocol: 'book', position: 11 })
    }
    const known = (await world.do(listCatalogue, { vendor: BOOK_VENDOR, pageSize: 200 })).list
    for (const [index, game] of games.entries()) {
      if (known.some(({ code }) => code === game.code)) continue
      await world.do(addGame, { vendor: BOOK_VENDOR, ...game, isHot: true, position: 60 + index })
    }
    const { app } = world.wired
    await app.ports.use(cataloguePort).refresh()
    await tickBook(app)
  },
}

export default story
