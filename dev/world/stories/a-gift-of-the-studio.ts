import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { gameByCode, vendorByCode } from '@croupier/server/modules/catalogue/index.ts'
import { findRoundByRef, playPort } from '@croupier/server/modules/play/index.ts'
import { vendorAccount } from '../../sandbox/game-vendor/account.ts'
import type { Story } from '../story.ts'

/** What each round wins; the studio pays the bet of every one. */
const wins = ['0.00', '25.00', '7.50']
const refOf = (round: number) => `gift-sumaiya-${round}`

const story: Story = {
  title: 'The sandbox’s studio gives Sumaiya three free rounds',
  async tell(world) {
    const { app } = world.wired
    const play = app.ports.use(playPort)
    const player = await play.playerByAccount('sumaiya')
    const vendor = vendorByCode(app, vendorAccount.code)
    const game = vendor && gameByCode(app, vendor.id, 'mango-express')
    assert(player && vendor && game, 'who plays, and what, has come in by earlier stories')
    const { memberId, currency } = player
    if (await findRoundByRef(app.database, vendor.id, memberId, refOf(wins.length - 1))) return
    const units = (amount: string) => Money.parse(amount, currency).units
    for (const [round, win] of wins.entries()) {
      const ref = refOf(round)
      await play.perform({
        vendorId: vendor.id,
        gameNodeId: game.nodeId,
        memberId,
        currency,
        roundRef: ref,
        transactions: [
          { ref: `${ref}-bet`, type: 'bet', amount: units('10.00'), isFree: true },
          { ref: `${ref}-win`, type: 'win', amount: units(win) },
        ],
        closesRound: true,
      })
    }
  },
}

export default story
