import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { cataloguePort } from '@croupier/server/modules/catalogue/index.ts'
import { cardRoomAccount, settingsOf } from '../../sandbox/game-vendor/account.ts'
import { studioGames } from '../../sandbox/game-vendor/games.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'A card room opens its tables, where members play each other',
  async tell(world) {
    const { code, secret } = cardRoomAccount
    const launchUrl = `${world.sandbox}/studios/${code}`
    const frameOrigins = [new URL(world.sandbox).origin]
    const { list: vendors } = await world.do(listVendors, {})
    const known = vendors.find((vendor) => vendor.code === code)
    if (!known) await world.do(setVendor, { ...settingsOf(cardRoomAccount), launchUrl, frameOrigins, position: 25 })
    // The sandbox moves when it is started on another port; everything else stays as a person left it.
    else if (known.launchUrl !== launchUrl) await world.do(setVendor, { code, launchUrl, frameOrigins, secret })
    const { list: games } = await world.do(listCatalogue, { vendor: code, pageSize: 200 })
    for (const { code: game, name, names, type, volatility } of studioGames.get(code) ?? []) {
      if (games.some((each) => each.code === game)) continue
      const facts = { code: game, name, names, type, volatility, minBet: '10.00', isNew: true, position: 90 }
      await world.do(addGame, { vendor: code, ...facts, isDemoCapable: true })
    }
    await world.wired.app.ports.use(cataloguePort).refresh()
  },
}

export default story
