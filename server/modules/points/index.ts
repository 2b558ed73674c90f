/**
 * The points mall: what play earns in points, what points buy, and what became of it. Money that is bought waits in the
 * reward centre; things are granted and sent by operators.
 */
import type { Operations } from '../../platform/implement.ts'
import type { OwnerCheck } from '../ledger/index.ts'
import changePointGood from './change-point-good.ts'
import convertPoints from './convert-points.ts'
import correctPoints from './correct-points.ts'
import createPointGood from './create-point-good.ts'
import decidePointOrder from './decide-point-order.ts'
import endPointGood from './end-point-good.ts'
import listPointGoods from './list-point-goods.ts'
import listPointOrders from './list-point-orders.ts'
import listPointRates from './list-point-rates.ts'
import listPointRecord from './list-point-record.ts'
import listPointRewardTypes from './list-point-reward-types.ts'
import listPointRewards from './list-point-rewards.ts'
import listRedemptions from './list-redemptions.ts'
import { kinds } from './point-words.ts'
import publishPointGood from './publish-point-good.ts'
import redeemPointReward from './redeem-point-reward.ts'
import { pointTotals } from './redemptions-store.ts'
import sendPointOrder from './send-point-order.ts'
import setPointRate from './set-point-rate.ts'
import showMemberPoints from './show-member-points.ts'
import showPointBalance from './show-point-balance.ts'
import showPointConfig from './show-point-config.ts'
import showPointRecipient from './show-point-recipient.ts'

export { bookPoints } from './book-points.ts'
export { countPoints } from './count-points.ts'
export { pointOrderEnded } from './events.ts'
export { pointWords } from './point-words.ts'
export { settings } from './points-settings.ts'

/** The mall's rows, for `ops ledger check` to compare with the journal. */
export const ownerCheck: OwnerCheck = {
  name: 'points that were earned, spent and corrected',
  kinds: Object.values(kinds),
  totals: pointTotals,
}

export const operations: Operations = [
  showPointBalance,
  listPointRewards,
  listPointRewardTypes,
  showPointConfig,
  redeemPointReward,
  convertPoints,
  listRedemptions,
  listPointRecord,
  listPointGoods,
  createPointGood,
  changePointGood,
  publishPointGood,
  endPointGood,
  listPointOrders,
  showPointRecipient,
  decidePointOrder,
  sendPointOrder,
  listPointRates,
  setPointRate,
  showMemberPoints,
  correctPoints,
]
