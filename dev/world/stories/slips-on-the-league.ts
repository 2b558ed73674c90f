import { listFixtures } from '@croupier/api/book/list-fixtures.ts'
import { listSlips } from '@croupier/api/book/list-slips.ts'
import { placeSlip } from '@croupier/api/book/place-slip.ts'
import type { Story } from '../story.ts'

/** Of a match only what starts soon, so that a slip on it waits for a while. */
const LATER = 4

const story: Story = {
  title: 'Arpita backs two home sides at once, and puts a little on Meron; Nasrin is on Wala',
  async tell(world) {
    const arpita = await world.member('arpita')
    // Told again, nobody bets again.
    if ((await world.do(listSlips, {}, arpita)).list.length > 0) return
    const { list: matches } = await world.do(listFixtures, { gameCode: 'FOOTBALL' }, arpita)
    const legs = matches.slice(LATER, LATER + 2).flatMap(({ fixtureId, markets }) => {
      const home = markets[0]?.selections.find(({ side }) => side === 'home')
      return home?.price ? [{ fixtureId, selection: home.id, price: home.price }] : []
    })
    if (legs.length === 2) await world.do(placeSlip, { legs, stake: '5.00', accepts: 'any' }, arpita)
    const { list: fights } = await world.do(listFixtures, { gameCode: 'COCKFIGHT' }, arpita)
    const fight = fights.find(({ isOnSale, startsAt }) => isOnSale && startsAt > world.wired.app.clock.now() + 60_000)
    if (!fight) return
    const sides = [
      ['arpita', 'POOL:home', '4.00'],
      ['nasrin', 'POOL:away', '6.00'],
    ] as const
    for (const [who, selection, stake] of sides) {
      await world.do(placeSlip, { legs: [{ fixtureId: fight.fixtureId, selection }], stake }, await world.member(who))
    }
  },
}

export default story
