import { addGame } from '@croupier/api/games/add-game.ts'
import { listCatalogue } from '@croupier/api/games/list-catalogue.ts'
import { listVendors } from '@croupier/api/games/list-vendors.ts'
import { setVendor } from '@croupier/api/games/set-vendor.ts'
import { assert } from '@croupier/basis/assert.ts'
import { printedReturn, vendorGames } from '../../sandbox/game-vendor/games.ts'
import { arcadeGames, transferAccount } from '../../sandbox/game-vendor/transfer-account.ts'
import type { Story } from '../story.ts'

const story: Story = {
  title: 'An arcade opens whose games are played with money that is moved there',
  async tell(world) {
    const { code } = transferAccount
    const { list } = await world.do(listVendors, {})
    const known = list.find((vendor) => vendor.code === code)
    const address = {
      launchUrl: `${world.sandbox}/studios/${code}`,
      frameOrigins: [new URL(world.sandbox).origin],
    }
    if (!known) await world.do(setVendor, { ...transferAccount, position: 40, ...address })
    else if (known.launchUrl !== address.launchUrl) {
      await world.do(setVendor, { code, ...address, secret: transferAccount.secret })
    }

    const { list: games } = await world.do(listCatalogue, { vendor: code, pageSize: 200 })
    for (const [index, game] of arcadeGames.entries()) {
      if (games.some((each) => each.code === game.code)) continue
      const drawn = vendorGames.find((each) => each.code === game.code)
      assert(drawn, 'the arcade plays what the sandbox draws')
      const { type, volatility } = drawn
      const shown = { type, volatility, rtp: printedReturn(drawn), minBet: '1.00', isDemoCapable: true }
      await world.do(addGame, { vendor: code, ...game, ...shown, position: 180 + index })
    }
  },
}

export default story
