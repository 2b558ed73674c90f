import { createHash } from 'node:crypto'
import { setPlayPrivacy } from '@croupier/api/figures/winners/set-play-privacy.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { gameByCode, vendorByCode } from '@croupier/server/modules/catalogue/index.ts'
import { findRoundByRef, playPort } from '@croupier/server/modules/play/index.ts'
import { vendorAccount } from '../../sandbox/game-vendor/account.ts'
import { resultAt, vendorGames } from '../../sandbox/game-vendor/games.ts'
import type { Story } from '../story.ts'
import type { World } from '../world.ts'

const evenings = [
  { account: 'tahmina', rounds: 60, stakes: ['25.00', '50.00', '100.00'], isNamed: true },
  { account: 'sumaiya', rounds: 24, stakes: ['5.00', '10.00'], isNamed: true },
  { account: 'jamal', rounds: 10, stakes: ['1.00', '5.00'], isNamed: false },
] as const

type Evening = (typeof evenings)[number]

/** A number below `most` that is the same each time the story is told. */
function told(text: string, most: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % most
}

const refOf = ({ account }: Evening, round: number) => `evening-${account}-${round}`

/**
 * What the vendor reports of one round: its bet, its win where there is one, and that it is over. False where the house
 * refuses: an operator closed the game, the member is frozen or out of money.
 */
async function playRound(world: World, evening: Evening, round: number): Promise<boolean> {
  const { app } = world.wired
  const play = app.ports.use(playPort)
  const player = await play.playerByAccount(evening.account)
  const vendor = vendorByCode(app, vendorAccount.code)
  assert(player && vendor, 'who plays and where has come in by an earlier story')

  const ref = refOf(evening, round)
  const game = vendorGames[told(`${ref} game`, vendorGames.length)]!
  const results = Object.values(game.choices)[0]!
  const weight = results.reduce((sum, each) => sum + each.weight, 0)
  const { tenths } = resultAt(results, told(`${ref} result`, weight))
  const stake = Money.parse(evening.stakes[told(`${ref} stake`, evening.stakes.length)]!, player.currency).units
  const node = gameByCode(app, vendor.id, game.code)
  assert(node, 'the games of the sandbox are in the catalogue')

  const answer = await play.perform({
    vendorId: vendor.id,
    gameNodeId: node.nodeId,
    memberId: player.memberId,
    currency: player.currency,
    roundRef: ref,
    transactions: [
      { ref: `${ref}-bet`, type: 'bet', amount: stake },
      ...(tenths === 0 ? [] : [{ ref: `${ref}-win`, type: 'win' as const, amount: (stake * BigInt(tenths)) / 10n }]),
    ],
    closesRound: true,
  })
  return answer.outcome === 'done'
}

const story: Story = {
  title: 'Tahmina, Sumaiya and Jamal spend an evening at the sandbox’s games',
  async tell(world) {
    const { app } = world.wired
    const vendor = vendorByCode(app, vendorAccount.code)
    assert(vendor, 'the vendor has come in by an earlier story')
    for (const evening of evenings) {
      const member = await world.find(evening.account)
      const last = refOf(evening, evening.rounds - 1)
      if (!member || (await findRoundByRef(app.database, vendor.id, member.id, last))) continue
      // Two of them let others see whose wins those are; Jamal does not.
      if (evening.isNamed) await world.do(setPlayPrivacy, { isHidden: false }, await world.member(evening.account))
      // What an interrupted evening played already is a repeat, and is answered as it was.
      let round = 0
      while (round < evening.rounds && (await playRound(world, evening, round))) round += 1
    }
  },
}

export default story
