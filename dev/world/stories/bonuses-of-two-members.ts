import { openEnvelope } from '@croupier/api/promotions/draws/open-envelope.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { redeemCode } from '@croupier/api/promotions/taking-part/redeem-code.ts'
import { claimReward } from '@croupier/api/rewards/claim-reward.ts'
import { listRewards } from '@croupier/api/rewards/list-rewards.ts'
import { assert } from '@croupier/basis/assert.ts'
import { Money } from '@croupier/basis/money.ts'
import { gameByCode, vendorByCode } from '@croupier/server/modules/catalogue/index.ts'
import { playPort } from '@croupier/server/modules/play/index.ts'
import { vendorAccount } from '../../sandbox/game-vendor/account.ts'
import type { Story } from '../story.ts'
import type { World } from '../world.ts'

const ONE_NIGHT = 'A lantern for one night'
/** When Moushumi opened hers: longer ago than it lasts. */
const HOURS_AGO = 30
/** What Grace stakes of hers, and what that wins. */
const rounds = [
  ['40.00', '16.00'],
  ['25.00', '0.00'],
] as const

async function hasRewards(world: World, account: string): Promise<boolean> {
  const { list } = await world.do(listRewards, { pageSize: 1 }, await world.member(account))
  return list.length > 0
}

async function graceBegins(world: World): Promise<void> {
  const { app } = world.wired
  const grace = await world.member('grace')
  const { promotionClaimId } = await world.do(redeemCode, { promoCode: 'kites' }, grace)
  await world.do(claimReward, { promotionClaimId }, grace)
  const play = app.ports.use(playPort)
  const player = await play.playerByAccount('grace')
  const vendor = vendorByCode(app, vendorAccount.code)
  const game = vendor && gameByCode(app, vendor.id, 'mango-express')
  assert(player && vendor && game, 'who plays, and what, has come in by earlier stories')
  const { memberId, currency } = player
  for (const [at, [stake, win]] of rounds.entries()) {
    const ref = `kites-grace-${at}`
    await play.perform({
      vendorId: vendor.id,
      gameNodeId: game.nodeId,
      memberId,
      currency,
      roundRef: ref,
      transactions: [
        { ref: `${ref}-bet`, type: 'bet', amount: Money.parse(stake, currency).units },
        { ref: `${ref}-win`, type: 'win', amount: Money.parse(win, currency).units },
      ],
      closesRound: true,
    })
  }
}

const story: Story = {
  title: 'Grace plays with a bonus; Moushumi let one run out',
  async tell(world) {
    if (!(await hasRewards(world, 'grace'))) await graceBegins(world)
    if (await hasRewards(world, 'moushumi')) return
    const { list } = await world.do(listStaffPromotions, { pageSize: 200 })
    const { promotionId } = list.find(({ titles }) => titles['en'] === ONE_NIGHT)!
    const moushumi = await world.member('moushumi')
    const { promotionClaimId } = await world.didBefore(HOURS_AGO, openEnvelope, { promotionId }, moushumi)
    await world.didBefore(HOURS_AGO, claimReward, { promotionClaimId }, moushumi)
  },
}

export default story
