import { showVip } from '@croupier/api/promotions/levels/show-vip.ts'
import { listLeaderboards } from '@croupier/api/promotions/races/list-leaderboards.ts'
import { showReferral } from '@croupier/api/promotions/referral/show-referral.ts'
import { countMissions } from '@croupier/api/promotions/taking-part/count-missions.ts'
import { listMissions } from '@croupier/api/promotions/taking-part/list-missions.ts'
import { listPromotions } from '@croupier/api/promotions/taking-part/list-promotions.ts'
import { showPromotion } from '@croupier/api/promotions/taking-part/show-promotion.ts'
import type { LiveReads } from '@croupier/client/live-reads.ts'

/** Where members stand, which what they are given follows from, and what is promised to them. */
const promised = [listPromotions, showPromotion, listMissions, countMissions, showVip, showReferral, listLeaderboards]

export const promotionsReads: LiveReads = {
  on: { rewards: promised, promotions: promised },
  // What is played and paid in is summed behind the money.
  behind: { balance: [countMissions, listMissions] },
}
