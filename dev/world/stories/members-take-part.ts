import { applyForPromotion } from '@croupier/api/promotions/taking-part/apply-for-promotion.ts'
import { decideApplication } from '@croupier/api/promotions/operators/decide-application.ts'
import { joinPromotion } from '@croupier/api/promotions/taking-part/join-promotion.ts'
import { listStaffPromotions } from '@croupier/api/promotions/operators/list-staff-promotions.ts'
import { openEnvelope } from '@croupier/api/promotions/draws/open-envelope.ts'
import { redeemCode } from '@croupier/api/promotions/taking-part/redeem-code.ts'
import { signInToday } from '@croupier/api/promotions/taking-part/sign-in-today.ts'
import { claimReward } from '@croupier/api/rewards/claim-reward.ts'
import type { Story } from '../story.ts'

const ZALO = '131 for your Zalo number'
const LAMPS = 'Seven lamps, seven days'

const story: Story = {
  title: 'Arpita and Rahim take part in the promotions of the season',
  async tell(world) {
    const { list } = await world.do(listStaffPromotions, { pageSize: 200 })
    const named = (title: string) => list.find(({ titles }) => titles['en'] === title)!
    // Told again, nobody takes part again.
    if (named(LAMPS).issued !== '0.00') return
    const idOf = (title: string) => ({ promotionId: named(title).promotionId })
    const arpita = await world.member('arpita')
    await world.do(signInToday, idOf(LAMPS), arpita)
    await world.do(joinPromotion, idOf('The first deposit doubles'), arpita)
    const ofTheFair = await world.do(redeemCode, { promoCode: 'lantern25' }, arpita)
    await world.do(claimReward, { promotionClaimId: ofTheFair.promotionClaimId }, arpita)
    await world.do(applyForPromotion, { ...idOf(ZALO), remarks: '01711 223344' }, arpita)
    await world.do(joinPromotion, idOf('Ten free rides on the Mango Express'), arpita)
    await world.do(openEnvelope, idOf('A red envelope for the harvest'), arpita)
    const rahim = await world.member('rahim')
    await world.do(applyForPromotion, { ...idOf(ZALO), remarks: 'the number of a friend' }, rahim)
    const reason = 'This number belongs to another account.'
    await world.do(decideApplication, { ...idOf(ZALO), account: 'rahim', decision: 'refuse', reason })
    await world.do(signInToday, idOf(LAMPS), rahim)
  },
}

export default story
