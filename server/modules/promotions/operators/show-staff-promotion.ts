import { showStaffPromotion } from '@croupier/api/promotions/operators/show-staff-promotion.ts'
import { implement } from '../../../platform/implement.ts'
import { amountText } from '../../wallet/index.ts'
import { sumAwards } from '../awards-store.ts'
import { describeForStaff } from './describe-for-staff.ts'
import { countApplying } from '../taking-part/participations-store.ts'
import { listPromotions, versionsOf } from '../promotions-store.ts'

export default implement(showStaffPromotion, async (ctx, { promotionId }) => {
  const [promotion] = await listPromotions(ctx.db, { id: BigInt(promotionId), limit: 1 })
  if (!promotion) throw ctx.refusal('promotion.not.found')
  const { id, currency, budget, reserved } = promotion
  const { awards, members } = await sumAwards(ctx.db, id)
  const left = budget === null ? null : budget > reserved ? budget - reserved : 0n
  return {
    ...describeForStaff(promotion, ctx.clock.now()),
    left: left === null ? null : amountText(currency, left),
    versions: await versionsOf(ctx.db, id),
    applying: Number(await countApplying(ctx.db, id)),
    given: Number(members),
    awards: awards.map(({ state, count, amount }) => ({
      state,
      count: Number(count),
      amount: amountText(currency, amount),
    })),
  }
})
